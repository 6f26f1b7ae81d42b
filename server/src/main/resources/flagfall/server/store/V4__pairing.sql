-- One row that whoever pairs two players changes first, so that servers do it one after the other.
create table pairing_turn (
    number bigint not null
);

insert into pairing_turn (number) values (0);

create index game_offered_by_rules on game (ruleset, created_at)
    where listed and joined_at is null and ended_at is null;
