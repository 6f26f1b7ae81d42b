/// What can be wrong with a request: an error with a code, and often a list of flaws or faults with codes of their own. The
/// page makes the sentences, in `words/errors-en.ts`, `words/problems-en.ts` and their siblings.
import type { ApiError } from './call';
import type { ErrorBody, Problem } from './messages';

/// The flaws or faults that an error lists.
export function problemsOf({ body }: ApiError): readonly Problem[] {
  const { flaws, faults } = body as Partial<ErrorBody>;
  return [...(flaws ?? []), ...(faults ?? [])];
}

/// Problems of one of these codes, which name a square, as one problem that names all the squares.
export function mergeSquares(problems: readonly Problem[], codes: readonly string[]): readonly Problem[] {
  const merged = new Map<string, Problem>();
  for (const problem of problems) {
    const key = codes.includes(problem.code) ? problem.code : `${merged.size}`;
    const before = merged.get(key)?.params['square'];
    const square = `${String(before)} ${String(problem.params['square'])}`;
    merged.set(key, before ? { ...problem, params: { square } } : problem);
  }
  return [...merged.values()];
}
