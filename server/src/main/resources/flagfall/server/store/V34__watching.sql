-- Which players have a stream of their game open, and at which server.
create table watching (
    game   text not null,
    person text not null,
    server text not null,
    primary key (game, person, server)
);
