/// Every call this page makes, one line each, in the order of a game.
import { call, insist } from './call';
import type {
  Created, Level, Move, NamedSetup, NewGame, OwnGame, Replay, Ruleset, RulesetChoice, Rules, RulesPage,
  SetupText, Side, Strike, View,
} from './messages';

const game = (id: string) => `/api/games/${encodeURIComponent(id)}`;

export const rulesets = once(() => call<Ruleset[]>('GET', '/api/rulesets'));
export const levels = once(() => call<Level[]>('GET', '/api/levels'));

export const rulesPage = (ruleset: RulesetChoice) => (typeof ruleset === 'string'
  ? call<RulesPage>('GET', `/api/rulesets/${encodeURIComponent(ruleset)}/page`)
  : call<RulesPage>('POST', '/api/rulesets/own/page', ruleset));
export const checkRules = (custom: RulesetChoice) =>
  call<{ rules: Rules; hash: string }>('POST', '/api/rulesets/check', custom);

export const readySetups = (id: string) =>
  call<NamedSetup[]>('GET', `/api/setups?ruleset=${encodeURIComponent(id)}`);
export const randomSetup = (ruleset: RulesetChoice) =>
  call<{ setup: SetupText }>('POST', '/api/setups/random', { ruleset });

export const ownGames = () => call<OwnGame[]>('GET', '/api/games?mine=1');
export const createGame = (wish: NewGame) => call<Created>('POST', '/api/games', wish);
export const join = (id: string, secret: string) => call<{ side: Side }>('POST', `${game(id)}/join`, { secret });

export const view = (id: string) => call<View>('GET', game(id));
export const ready = (id: string, side: Side, ply: number) => call('POST', `${game(id)}/ready`, { side, ply });
export const sendSetup = (id: string, setup: SetupText, side?: Side) =>
  call('POST', `${game(id)}/setup`, side ? { setup, side } : { setup });

/// Sends a move until it is answered. The key makes it one move however often it is sent.
export function sendMove(id: string, ply: number, move: Move, key: string, upTo: () => boolean) {
  return insist(() => call<{ offset: number; ply: number; strike?: Strike }>(
    'POST', `${game(id)}/moves`, { ply, move, key }), { upTo });
}

export const draw = (id: string, side?: Side) => call('POST', `${game(id)}/draw`, side ? { side } : {});
export const resign = (id: string, side?: Side) => call('POST', `${game(id)}/resign`, side ? { side } : {});
export const takeback = (id: string) => call('POST', `${game(id)}/takeback`, {});
export const hint = (id: string) => call<{ move: Move }>('POST', `${game(id)}/hint`, {});
export const rematch = (id: string) => call<Created>('POST', `${game(id)}/rematch`, {});
export const replay = (id: string) => call<Replay>('GET', `${game(id)}/replay`);

/// Remembers an answer that never changes while the server runs; a failure is forgotten.
function once<T>(fetchIt: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  return () => kept ??= fetchIt().catch((failure) => { kept = undefined; throw failure; });
}
