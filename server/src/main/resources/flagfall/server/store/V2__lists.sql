-- What a list of games needs, so that one indexed query answers it. All of it can be told from seats and events.

alter table game add column is_private boolean not null default false;
alter table game add column joined_at bigint;
alter table game add column started_at bigint;
alter table game add column winner text;
alter table game add column reason text;
alter table game add column cancelled boolean not null default false;

-- How many moves have been made when this entry has been written.
alter table event add column ply integer;

-- Games for a friend used to be listed unless their host knew better.
update game set listed = false;
update game set joined_at = created_at
where opponent = 'open' and (select count(*) from seat where seat.game = game.id) = 2;
update game set started_at = (select min(event.at) from event where event.game = game.id and event.kind = 'moved');

drop index game_going_on;
create index game_offered on game (created_at, id) where listed and joined_at is null and ended_at is null;
create index game_on_now on game (created_at, id)
    where joined_at is not null and ended_at is null and not is_private;
create index game_finished on game (created_at, id)
    where joined_at is not null and ended_at is not null and not is_private;
