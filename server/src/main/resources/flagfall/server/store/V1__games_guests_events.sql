-- One dialect for SQLite and PostgreSQL: ids made by the application, times as epoch milliseconds.

create table guest (
    id         text    not null primary key,
    name       text    not null,
    token_hash text    not null unique,
    created_at bigint  not null
);

-- What a game was opened with. Only ended_at ever changes, and it can be told from the events.
create table game (
    id              text    not null primary key,
    ruleset         text    not null,
    first_side      text    not null,
    opponent        text    not null,
    creator         text    not null references guest (id),
    initial_seconds integer,
    bonus_seconds   integer,
    free_seconds    integer,
    listed          boolean not null,
    secret          text    not null,
    seed            bigint  not null,
    created_at      bigint  not null,
    ended_at        bigint
);

create index game_going_on on game (created_at) where ended_at is null;

-- Who sits where. The key seats one guest to a side, whoever asks at the same time.
create table seat (
    game  text not null references game (id),
    side  text not null,
    guest text not null references guest (id),
    primary key (game, side)
);

create index seat_of_guest on seat (guest, game);

-- The log, which is the truth. Its key is the only lock there is: two writers race for a slot, and one insert wins.
create table event (
    game  text    not null references game (id),
    slot  integer not null,
    at    bigint  not null,
    kind  text    not null,
    side  text,
    body  text,
    guest text,
    key   text,
    primary key (game, slot)
);

-- A wish that is sent twice is granted once.
create unique index event_once on event (game, guest, key) where key is not null;
