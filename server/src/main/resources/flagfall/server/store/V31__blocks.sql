-- Who wants to have nothing to do with whom.
create table block (
    person  text not null references guest (id),
    blocked text not null references guest (id),
    primary key (person, blocked)
);

create index block_of_blocked on block (blocked);

-- What people tell whoever runs the server about others.
create table report (
    id         text   not null primary key,
    person     text   not null references guest (id),
    reported   text   not null references guest (id),
    game       text,
    body       text   not null,
    created_at bigint not null
);

create index report_of_person on report (person);

create index event_said on event (guest) where kind = 'said' or kind = 'preset';
