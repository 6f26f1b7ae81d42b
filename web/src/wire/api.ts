/// The calls of the HTTP API that this page makes.
import { call, retry } from './call';
import type {
  Created,
  Level,
  Move,
  NamedSetup,
  NewGame,
  OwnGame,
  Replay,
  Ruleset,
  RulesetChoice,
  Rules,
  RulesPage,
  SetupText,
  Side,
  Strike,
  View,
} from './messages';

const game = (id: string) => `/api/games/${encodeURIComponent(id)}`;

export const rulesets = once(() => call<Ruleset[]>('GET', '/api/rulesets'));
export const levels = once(() => call<Level[]>('GET', '/api/levels'));

export const rulesPage = (ruleset: RulesetChoice) =>
  typeof ruleset === 'string'
    ? call<RulesPage>('GET', `/api/rulesets/${encodeURIComponent(ruleset)}/page`)
    : call<RulesPage>('POST', '/api/rulesets/own/page', ruleset);
export const checkRules = (custom: RulesetChoice) =>
  call<{ rules: Rules; hash: string }>('POST', '/api/rulesets/check', custom);

export const readySetups = (id: string) => call<NamedSetup[]>('GET', `/api/setups?ruleset=${encodeURIComponent(id)}`);
export const randomSetup = (ruleset: RulesetChoice) =>
  call<{ setup: SetupText }>('POST', '/api/setups/random', { ruleset });

export const ownGames = () => call<OwnGame[]>('GET', '/api/games?mine=1');
export const createGame = (request: NewGame) => call<Created>('POST', '/api/games', request);
export const join = (id: string, secret: string) => call<{ side: Side }>('POST', `${game(id)}/join`, { secret });

export const view = (id: string) => call<View>('GET', game(id));
export const ready = (id: string, side: Side, ply: number) => call('POST', `${game(id)}/ready`, { side, ply });
export const sendSetup = (id: string, setup: SetupText, side?: Side) =>
  call('POST', `${game(id)}/setup`, side ? { setup, side } : { setup });

/// Sends a move, again and again until there is an answer. The key makes repeated requests one move.
export function sendMove(id: string, ply: number, move: Move, key: string, keepTrying: () => boolean) {
  return retry(
    () => call<{ offset: number; ply: number; strike?: Strike }>('POST', `${game(id)}/moves`, { ply, move, key }),
    { keepTrying },
  );
}

export const draw = (id: string, side?: Side) => call('POST', `${game(id)}/draw`, side ? { side } : {});
export const resign = (id: string, side?: Side) => call('POST', `${game(id)}/resign`, side ? { side } : {});
export const takeback = (id: string) => call('POST', `${game(id)}/takeback`, {});
export const hint = (id: string) => call<{ move: Move }>('POST', `${game(id)}/hint`, {});
export const rematch = (id: string) => call<Created>('POST', `${game(id)}/rematch`, {});
export const replay = (id: string) => call<Replay>('GET', `${game(id)}/replay`);

/// Caches an answer that does not change while the server runs; failures are not cached.
function once<T>(fetchOnce: () => Promise<T>): () => Promise<T> {
  let cached: Promise<T> | undefined;
  return () =>
    (cached ??= fetchOnce().catch((failure) => {
      cached = undefined;
      throw failure;
    }));
}
