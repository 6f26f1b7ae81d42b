-- What is behind the curtain of a game at one screen: the side it is lifted for, after how many entries of the log, and
-- since when; and the half-placed armies. Whatever is written to the log lowers it: then there is no side.
create table curtain (
    game       text    not null primary key references game (id),
    side       text,
    slots      integer not null,
    lifted_at  bigint  not null,
    red_draft  text,
    blue_draft text
);
