-- Before somebody counts as gone, every server is asked whether they are there: seen_at is an answer.
create table roll_call (
    person   text   not null primary key,
    asked_at bigint not null,
    seen_at  bigint
);
