/// What a visitor last wanted to play in the lobby: the next default.
import { store, stored } from '../../state/storage';
import type { LobbyClock } from '../../state/clocks';

export interface LobbyChoice {
  readonly edition: string;
  readonly clock: LobbyClock;
  readonly rated: boolean;
}

const FIRST: LobbyChoice = { edition: 'classic', clock: 'short', rated: false };

export const lastChoice = (): LobbyChoice => ({ ...FIRST, ...stored<Partial<LobbyChoice>>('lobby', {}) });
export const rememberChoice = (choice: LobbyChoice) => store('lobby', choice);
