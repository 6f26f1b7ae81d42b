-- Whom a game is offered to by name: nobody else can take its free seat.
alter table game add column challenged text references guest (id);

create index game_challenged on game (challenged)
    where challenged is not null and joined_at is null and ended_at is null;

-- When a game was last opened, joined, taken back or ended: by this, servers hear of what others have written.
alter table game add column changed_at bigint;
create index game_changed on game (changed_at);

-- Whether two people may agree to take moves back, and clocks with a limit for placing or with days for each move.
alter table game add column takebacks boolean not null default false;
alter table game add column setup_seconds integer;
alter table game add column days_per_move integer;
