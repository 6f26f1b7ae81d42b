-- Accounts. Whoever registers keeps the id they had as a guest, so their games, seats and setups need not be moved; the
-- row of a guest is the person, with or without an account.
create table account (
    person     text    not null primary key references guest (id),
    name_key   text    not null unique,
    password   text    not null,
    bot        boolean not null,
    created_at bigint  not null
);

-- What an account is recognised by: sessions, which expire, and tokens for programs, which have a label. Only hashes
-- are stored.
create table access_token (
    hash       text   not null primary key,
    id         text   not null unique,
    person     text   not null references account (person),
    kind       text   not null,
    label      text,
    created_at bigint not null,
    expires_at bigint
);

create index access_token_of_person on access_token (person, created_at);

create table saved_setup (
    person  text not null references guest (id),
    name    text not null,
    ruleset text not null,
    setup   text not null,
    primary key (person, name)
);

-- Glicko-2, by ruleset. Whoever has no row has the rating one starts with.
create table rating (
    person     text             not null references account (person),
    ruleset    text             not null,
    rating     double precision not null,
    deviation  double precision not null,
    volatility double precision not null,
    games      integer          not null,
    primary key (person, ruleset)
);

create index rating_in_order on rating (ruleset, rating);

alter table game add column rated boolean not null default false;

-- What a rated game changed. Its key says that it changed it once.
create table rated_game (
    game        text             not null primary key references game (id),
    red_before  double precision not null,
    red_after   double precision not null,
    blue_before double precision not null,
    blue_after  double precision not null
);
