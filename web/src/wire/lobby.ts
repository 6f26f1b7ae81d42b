/// The calls of the HTTP API by which people meet.
import { call } from './call';
import type { Clock, Created, GameList, Joined, JoinRequest, NewGame, PairingAnswer, PairingRequest } from './messages';

export type ListedStatus = 'open' | 'playing' | 'over';
export type ListedResult = 'red' | 'blue' | 'draw' | 'won' | 'lost';

export interface ListFilter {
  readonly status: ListedStatus;
  readonly player?: string;
  readonly ruleset?: string;
  readonly result?: ListedResult;
  /// Days, as `2026-11-16`.
  readonly since?: string;
  readonly until?: string;
  readonly limit?: number;
  readonly after?: string;
}

export function listGames(filter: ListFilter): Promise<GameList> {
  const query = Object.entries(filter).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return call<GameList>('GET', `/api/games?${query.join('&')}`);
}

/// The caller's finished games, also those that nobody else may see.
export const finishedGames = (after?: string) =>
  call<GameList>(
    'GET',
    `/api/games?mine=over&limit=50${after === undefined ? '' : `&after=${encodeURIComponent(after)}`}`,
  );

export const pair = (request: PairingRequest) => call<PairingAnswer>('POST', '/api/pairing', request);
export const joinListed = (id: string) => call<Joined>('POST', `/api/games/${encodeURIComponent(id)}/join`, JOIN);
export const cancelOffer = (id: string) => call('POST', `/api/games/${encodeURIComponent(id)}/cancel`, {});

/// Opens a game that everyone in the lobby sees.
export const offerGame = (ruleset: string, clock: Clock | null, rated: boolean) => {
  const request: NewGame = { ruleset, opponent: 'open', side: 'random', clock, rated, listed: true };
  return call<Created>('POST', '/api/games', request);
};

const JOIN: JoinRequest = {};
