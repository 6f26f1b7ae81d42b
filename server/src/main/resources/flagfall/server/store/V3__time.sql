-- When the running clock of a game runs out, so that one timer finds the games that are due.
alter table game add column due_at bigint;
create index game_due on game (due_at) where due_at is not null and ended_at is null;

-- When each server was last up, and when none was: nobody's clock runs then.
create table alive (
    server text   not null primary key,
    at     bigint not null
);

create table outage (
    began_at bigint not null primary key,
    ended_at bigint not null
);
