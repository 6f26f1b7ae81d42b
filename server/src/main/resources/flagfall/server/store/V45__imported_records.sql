-- Games that were played elsewhere: who played them, and when, as their records tell it.
create table imported_record (
    game      text not null primary key references game (id),
    red       text not null,
    blue      text not null,
    played_on text not null
);

create index game_imported on game (creator, created_at) where opponent = 'imported';
