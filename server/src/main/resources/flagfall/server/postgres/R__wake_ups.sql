-- Tells every server on this database what has been written, once it is committed: which game, and which slot of its
-- log. It is only a wake-up: whoever hears it reads the log, so one that is lost or comes twice does no harm.

create or replace function flagfall_event_wakes() returns trigger language plpgsql as $$
begin
    perform pg_notify('flagfall', new.game || ' ' || new.slot);
    return null;
end $$;

create or replace function flagfall_seat_wakes() returns trigger language plpgsql as $$
begin
    perform pg_notify('flagfall', new.game || ' seat');
    return null;
end $$;

create or replace function flagfall_cancel_wakes() returns trigger language plpgsql as $$
begin
    perform pg_notify('flagfall', new.id || ' gone');
    return null;
end $$;

create or replace function flagfall_name_wakes() returns trigger language plpgsql as $$
begin
    perform pg_notify('flagfall', game.id || ' name')
    from seat join game on game.id = seat.game
    where seat.guest = new.id and game.ended_at is null;
    return null;
end $$;

drop trigger if exists event_wakes on event;
create trigger event_wakes after insert on event for each row execute function flagfall_event_wakes();

drop trigger if exists seat_wakes on seat;
create trigger seat_wakes after insert on seat for each row execute function flagfall_seat_wakes();

drop trigger if exists cancel_wakes on game;
create trigger cancel_wakes after update of cancelled on game for each row
    when (new.cancelled and not old.cancelled) execute function flagfall_cancel_wakes();

drop trigger if exists name_wakes on guest;
create trigger name_wakes after update of name on guest for each row
    when (new.name <> old.name) execute function flagfall_name_wakes();
