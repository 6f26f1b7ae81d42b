/// Moves and battles as text: for the log, for the line under a battle and for screen readers.
import type { Look } from '../../part/look';
import { endOf, squaresOf, startOf } from '../../board/square';
import { type Kind, type MoveEvent, type Side } from '../../wire/messages';
import { other } from '../../wire/side';
import { words } from '../../words';

/// One sentence about a move.
export function moveText(event: MoveEvent, look: Look): string {
  const w = words();
  const who = w.side[event.side];
  const sentence = event.strike
    ? w.log.struck(who, endOf(event.move), battleText(event, look))
    : w.log.went(who, startOf(event.move), endOf(event.move)) +
      (event.shown ? ` (${w.log.ran(look.names[event.shown])})` : '');
  const passed = event.passed ? ` ${w.game.passed(other(event.side))}` : '';
  return sentence + passed;
}

/// A move as a short line of the story: "f9×f8 Spy takes Marshal". The colour of the line says whose it is.
export function storyText(event: MoveEvent, look: Look): string {
  const w = words();
  const squares = squaresOf(event.move);
  const path = event.strike ? `${squares.slice(0, -1).join('–')}×${squares.at(-1)}` : squares.join('–');
  const told = event.strike ? battleText(event, look, false) : event.shown ? look.names[event.shown] : '';
  const passed = event.passed ? w.game.passed(other(event.side)) : '';
  return [path, told, passed].filter((part) => part !== '').join(' ');
}

/// The result of a battle and its cause; with the sides of the pieces, or without.
export function battleText({ strike, side }: MoveEvent, look: Look, sided = true): string {
  const w = words().battle;
  if (!strike) return '';
  const name = (kind: Kind | undefined, of: Side) =>
    kind ? (sided ? w.sided(of, look.names[kind]) : look.names[kind]) : w.someone;
  const [attacker, defender] = [name(strike.attacker, side), name(strike.defender, other(side))];
  switch (strike.result) {
    case 'attacker-wins':
      if (strike.defender === 'flag') return w.flag(attacker, defender);
      if (strike.defender === 'bomb') return w.defuses(attacker, defender);
      return strike.attacker === 'spy' && strike.defender === 'marshal'
        ? w.spy(attacker, defender)
        : w.wins(attacker, defender);
    case 'defender-wins':
      return strike.defender === 'bomb' ? w.blown(defender, attacker) : w.holds(defender, attacker);
    case 'both-fall':
      return strike.defender === 'bomb' ? w.spent(defender, attacker) : w.bothFall(attacker, defender);
  }
}
