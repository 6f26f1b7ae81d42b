-- Whose turn it was after an entry of the log. Null in older rows, before a game starts and after its end.
alter table event add column turn text;
