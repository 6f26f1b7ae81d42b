/// Reads the flaws and faults of a server that sends sentences without codes. To be removed with that server: this file,
/// its test, and its one call in problems.ts.
import type { Kind, Params, Problem, Square } from './messages';

type OldFlaw = { readonly message: string; readonly square?: Square; readonly kind?: Kind };

/// A pattern, and the parameters that its groups are, in their order.
const PATTERNS: readonly (readonly [code: string, pattern: RegExp, ...names: string[]])[] = [
  ['wrong-count', /^wrong count of (\w+): (\d+) placed, (\d+) wanted$/, 'kind', 'placed', 'wanted'],
  ['too-many', /^too many of (\w+) (\w+): (\d+) placed, (\d+) in the army$/, 'side', 'kind', 'placed', 'has'],
  ['columns-range', /^board\.columns must be (\d+) to (\d+), not (\S+)$/, 'least', 'most', 'value'],
  ['rows-range', /^board\.rows must be (\d+) to (\d+), not (\S+)$/, 'least', 'most', 'value'],
  ['home-rows-least', /^board\.homeRows must be (\d+) or more, not (\S+)$/, 'least', 'value'],
  ['home-rows-most', /^board\.homeRows must leave a row .*: (\d+) each of (\d+)$/, 'homeRows', 'rows'],
  ['lake-outside', /^board\.lakes: (\S+) is outside the board$/, 'square'],
  ['lake-in-home', /^board\.lakes: (\S+) is in a home$/, 'square'],
  ['flag-count', /^army\.flag must be exactly (\d+), not (\S+)$/, 'wanted', 'value'],
  ['no-movable-piece', /^army has no movable piece$/],
  ['army-too-large', /^army of (\d+) is larger than its home of (\d+) squares$/, 'size', 'room'],
  ['two-square-range', /BOUNDARY_(\d+) to BOUNDARY_(\d+), not (\S+)$/, 'least', 'most', 'value'],
  ['quiet-range', /^quietLimit must be .* from (\d+) to (\d+), not (\S+)$/, 'least', 'most', 'value'],
];

export function legacyProblem(told: Problem | OldFlaw | string): Problem {
  if (typeof told !== 'string' && 'code' in told) return told;
  const message = typeof told === 'string' ? told : told.message;
  for (const [code, pattern, ...names] of PATTERNS) {
    const found = pattern.exec(message);
    if (found) return { code, params: paramsOf(names, found.slice(1)), message };
  }
  const square = typeof told === 'string' ? undefined : told.square;
  return { code: 'unknown', params: square ? { square } : {}, message };
}

const paramsOf = (names: readonly string[], values: readonly string[]): Params =>
  Object.fromEntries(names.map((name, i) => [name, /^-?\d+$/.test(values[i]!) ? Number(values[i]) : values[i]!]));
