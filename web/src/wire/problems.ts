/// What can be wrong with a request: the codes of the server, each with its parameters. The page makes the sentences, in
/// `words/problems-en.ts` and its siblings.
import type { ApiError } from './call';
import { legacyProblem } from './legacy-problems';
import type { ErrorBody, Kind, Params, Problem, Side, Square } from './messages';

type None = Readonly<Record<never, never>>;
type Range = { readonly least: number; readonly most: number; readonly value: string | number };

/// The parameters of each code.
export interface ProblemParams {
  // Moves.
  'not-started': None;
  'game-over': None;
  malformed: None;
  'off-board': None;
  'no-piece': None;
  'not-your-piece': None;
  'cannot-move': None;
  'not-allowed': None;
  lake: None;
  'not-a-line': None;
  'too-far': None;
  blocked: None;
  'own-piece': None;
  'no-target': None;
  'two-square': None;
  chase: None;

  // The state of a game.
  'already-started': None;
  'already-placed': None;
  'out-of-order': None;
  'not-your-turn': None;
  'already-offered': None;
  'no-offer': None;
  'nothing-to-take-back': None;
  'wrong-ply': { readonly ply: number };
  'curtain-down': None;
  'not-hotseat': None;
  'already-joined': None;
  'not-over': None;
  'no-hints': None;
  'no-takeback': None;
  revealed: None;

  // Requests in general.
  'no-token': None;
  'bad-token': None;
  'not-seated': None;
  'wrong-secret': None;
  'wrong-origin': None;
  'unknown-game': None;
  'unknown-ruleset': None;
  'not-found': None;
  'wrong-method': { readonly allowed: readonly string[] };
  'too-large': { readonly most: number };
  'too-many': None;
  'unknown-level': { readonly least: number; readonly most: number };
  'bad-clock': None;
  'bad-setup': None;
  'bad-position': None;
  'bad-ruleset': None;
  'not-ready': None;
  'store-failed': None;
  'internal-error': None;

  // Flaws of a setup and faults of a position.
  'wrong-count': { readonly kind: Kind; readonly placed: number; readonly wanted: number };
  'outside-home': { readonly kind: Kind; readonly square: Square };
  'on-lake': { readonly kind: Kind; readonly square: Square };
  'wrong-rows': { readonly rows: number; readonly wanted: number };
  'wrong-columns': { readonly row: number; readonly columns: number; readonly wanted: number };
  'unknown-letter': { readonly letter: string; readonly row: number; readonly column: number };
  'unknown-letter-at': { readonly letter: string; readonly square: Square };
  'lake-missing': { readonly square: Square };
  'no-lake': { readonly square: Square };
  'too-many-pieces': { readonly side: Side; readonly kind: Kind; readonly placed: number; readonly has: number };
  'position-online': None;

  // Faults of a ruleset.
  'unknown-base': { readonly base: string };
  'no-base': None;
  'not-json': { readonly message: string };
  'not-a-ruleset': None;
  'unknown-field': { readonly field: string };
  'not-one-of': { readonly field: string; readonly allowed: readonly string[]; readonly value: string };
  'not-a-number': { readonly field: string; readonly value: string };
  'wrong-type': { readonly field: string; readonly value: string };
  'unknown-kind': { readonly kind: string };
  'no-square': { readonly value: string };
  'wrong-version': { readonly version: number; readonly value: string };
  'two-square-range': Range;
  'quiet-range': Range;
  'columns-range': Range;
  'rows-range': Range;
  'home-rows-least': { readonly least: number; readonly value: number };
  'home-rows-most': { readonly homeRows: number; readonly rows: number };
  'lake-outside': { readonly square: Square };
  'lake-in-home': { readonly square: Square };
  'negative-count': { readonly kind: Kind; readonly value: number };
  'flag-count': { readonly wanted: number; readonly value: number };
  'no-movable-piece': None;
  'army-too-large': { readonly size: number; readonly room: number };

  // Reasons that the page finds itself.
  watching: None;
  'no-way-out': None;
}

export type ProblemCode = keyof ProblemParams;

/// Everything that an error of the server complains about: the flaws or faults it lists, or the error itself.
export function problemsOf({ code, message, body }: ApiError): readonly Problem[] {
  const { params, flaws, faults } = body as Partial<ErrorBody>;
  const listed = [...(flaws ?? []), ...(faults ?? [])].map(legacyProblem);
  return listed.length > 0 ? listed : [{ code, params: params ?? {}, message }];
}

/// Problems of the same code that name a square, as one that names them all.
export function mergeSquares(problems: readonly Problem[], codes: readonly ProblemCode[]): readonly Problem[] {
  const merged = new Map<string, Problem>();
  for (const problem of problems) {
    const key = (codes as readonly string[]).includes(problem.code) ? problem.code : `${merged.size}`;
    const before = merged.get(key)?.params['square'];
    const params: Params = before
      ? { square: `${String(before)} ${String(problem.params['square'])}` }
      : problem.params;
    merged.set(key, { ...problem, params });
  }
  return [...merged.values()];
}
