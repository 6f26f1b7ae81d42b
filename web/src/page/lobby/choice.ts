/// What a visitor last wanted to play in the lobby: the next default.
import { store, stored } from '../../state/storage';
import type { ClockChoice } from '../../state/prefs';

export interface LobbyChoice {
  readonly edition: string;
  readonly clock: ClockChoice;
  readonly rated: boolean;
}

const FIRST: LobbyChoice = { edition: 'classic', clock: 'short', rated: false };

export const lastChoice = (): LobbyChoice => ({ ...FIRST, ...stored<Partial<LobbyChoice>>('lobby', {}) });
export const rememberChoice = (choice: LobbyChoice) => store('lobby', choice);
