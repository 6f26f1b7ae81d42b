-- When an account last changed its name, and the names it has had: nobody else can take them.
alter table account add column renamed_at bigint;

create table former_name (
    name_key text not null primary key,
    person   text not null references account (person)
);

create index former_name_of_person on former_name (person);

-- Which ratings a rated game changed, whatever version of the ruleset it was played by. Null in older rows.
alter table rated_game add column ruleset text;
