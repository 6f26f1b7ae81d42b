/// The calls of the HTTP API that this page makes.
import { call, retry } from './call';
import type {
  Beliefs,
  CheckedRules,
  Created,
  GameJudgement,
  Hint,
  Joined,
  JoinRequest,
  Level,
  MoveEvent,
  MoveRequest,
  NamedSetup,
  NetworkRequest,
  NetworkState,
  NewGame,
  OwnGame,
  RandomSetup,
  RandomSetupRequest,
  ReadyRequest,
  RematchState,
  Replay,
  ReviewProgress,
  Ruleset,
  RulesetChoice,
  KeptSetup,
  SetupRequest,
  SetupText,
  Side,
  SideRequest,
  View,
} from './messages';

const game = (id: string) => `/api/games/${encodeURIComponent(id)}`;

export const rulesets = once(() => call<Ruleset[]>('GET', '/api/rulesets'));
export const levels = once(() => call<Level[]>('GET', '/api/levels'));

export const checkRules = (custom: RulesetChoice) => call<CheckedRules>('POST', '/api/rulesets/check', custom);

export const readySetups = (id: string) => call<NamedSetup[]>('GET', `/api/setups?ruleset=${encodeURIComponent(id)}`);
/// Any legal setup; or a sensible one around what is placed.
export const randomSetup = (ruleset: RulesetChoice) =>
  post<RandomSetupRequest, RandomSetup>('/api/setups/random', { ruleset });
export const sensibleSetup = (ruleset: RulesetChoice, placed?: SetupText) =>
  post<RandomSetupRequest, RandomSetup>('/api/setups/random', {
    ruleset,
    sensible: true,
    ...(placed === undefined ? {} : { placed }),
  });

export const ownGames = () => call<OwnGame[]>('GET', '/api/games?mine=1');
export const createGame = (request: NewGame) => post<NewGame, Created>('/api/games', request);
/// Refused where joining with this secret would be.
export const checkInvitation = (id: string, secret: string) => post<JoinRequest>(`${game(id)}/invitation`, { secret });
export const join = (id: string, secret: string) => post<JoinRequest, Joined>(`${game(id)}/join`, { secret });

export const network = () => call<NetworkState>('GET', '/api/network');
export const openNetwork = (open: boolean) => post<NetworkRequest, NetworkState>('/api/network', { open });

/// The review of a finished game, or how far it has come.
export const review = (id: string) => call<GameJudgement | ReviewProgress>('GET', `${game(id)}/review`);
export const beliefs = (id: string, ply: number) => call<Beliefs>('GET', `${game(id)}/review/${ply}`);

export const view = (id: string) => call<View>('GET', game(id));

/// Lifts the curtain of a hot-seat game. Answers with the view of that side, or with nothing from an older server.
export const ready = (id: string, side: Side, ply: number) =>
  post<ReadyRequest, View | Record<string, never>>(`${game(id)}/ready`, { side, ply });

/// The half-placed army of a hot-seat game waits at the server, since the browser must keep nothing behind the curtain.
export const keepDraft = (id: string, setup: SetupText, side: Side) =>
  post<SetupRequest>(`${game(id)}/draft`, { setup, side });
export const draft = (id: string) => call<KeptSetup>('GET', `${game(id)}/draft`);

export const sendSetup = (id: string, setup: SetupText, side?: Side) =>
  post<SetupRequest>(`${game(id)}/setup`, side ? { setup, side } : { setup });

/// Sends a move, again and again until there is an answer. The key makes repeated requests one move. The answer is the
/// event of the move, or only a part of it from an older server.
export const sendMove = (id: string, request: MoveRequest, keepTrying: () => boolean) =>
  retry(() => post<MoveRequest, Pick<MoveEvent, 'offset' | 'ply'> | MoveEvent>(`${game(id)}/moves`, request), {
    keepTrying,
  });

export const draw = (id: string, side?: Side) => post<SideRequest>(`${game(id)}/draw`, side ? { side } : {});
export const resign = (id: string, side?: Side) => post<SideRequest>(`${game(id)}/resign`, side ? { side } : {});
/// Calls a game off before both have moved.
export const abort = (id: string) => post(`${game(id)}/abort`, {});
export const takeback = (id: string) => post(`${game(id)}/takeback`, {});
export const hint = (id: string) => post<object, Hint>(`${game(id)}/hint`, {});
/// Offers a rematch, or accepts one; against the computer and at one screen it begins at once.
export const rematch = (id: string) => post<object, RematchState>(`${game(id)}/rematch`, {});
export const rematchOf = (id: string) => call<RematchState>('GET', `${game(id)}/rematch`);
export const replay = (id: string) => call<Replay>('GET', `${game(id)}/replay`);

function post<Q extends object, A = unknown>(path: string, request: Q): Promise<A> {
  return call<A>('POST', path, request);
}

/// Caches an answer that does not change while the server runs; failures are not cached.
function once<T>(fetchOnce: () => Promise<T>): () => Promise<T> {
  let cached: Promise<T> | undefined;
  return () =>
    (cached ??= fetchOnce().catch((failure) => {
      cached = undefined;
      throw failure;
    }));
}
