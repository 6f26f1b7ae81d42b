-- How many streams of a game are open at a server of people who do not play.
create table spectators (
    game    text    not null,
    server  text    not null,
    streams integer not null,
    primary key (game, server)
);
