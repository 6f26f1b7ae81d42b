-- Rematches between two people: which side of a finished game has offered one, and the game that came of it.
create table rematch (
    game text not null primary key references game (id),
    side text not null,
    next text references game (id)
);
