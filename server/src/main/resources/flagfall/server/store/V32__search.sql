-- Games are looked for by the name of who plays, whatever the case.
create index guest_by_name on guest (lower(name));
