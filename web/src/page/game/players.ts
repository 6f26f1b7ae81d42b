/// Who plays each side: a level of the computer, or a person by nickname.
import * as api from '../../wire/api';
import type { Level, PlayerInfo, Side, View } from '../../wire/messages';
import { other } from '../../wire/side';
import { computerText, levelOf } from '../../state/opponent';
import { words } from '../../words';

export class Players {
  private levels: readonly Level[] | undefined;

  constructor(private readonly changed: () => void) {}

  /// The name of a side; empty for two at one screen.
  nameOf(side: Side, view: View): string {
    if (view.opponent === 'hotseat') return '';
    const computer = levelOf(view.opponent) !== undefined;
    const info = view[side];
    // For a spectator it is the side that no person has.
    if (computer && side !== view.you && (view.you !== null || (!info && view[other(side)])))
      return computerText(view.opponent, this.known(), ({ rating }) => rating);
    if (side === view.you) return info && !computer ? words().game.youAs(nickname(info)) : words().game.you;
    return info ? nickname(info) : '';
  }

  private known(): readonly Level[] {
    return (this.levels ??= this.load());
  }

  private load(): readonly Level[] {
    void api.levels().then((levels) => {
      this.levels = levels;
      this.changed();
    });
    return [];
  }
}

/// A person's name, with the rating where there is one.
const nickname = ({ name, rating }: PlayerInfo) => (rating === null ? name : `${name}, ${Math.round(rating)}`);
