/// The sentences about problems: one for each code, made from its parameters.
import type { Names } from '../theme/themes';
import { mergeSquares, type ProblemCode, type ProblemParams } from '../wire/problems';
import type { Problem } from '../wire/messages';

/// The texts of one language; `names` are those of the pieces as the player has them.
export type ProblemTexts = {
  readonly [C in ProblemCode]: string | ((params: ProblemParams[C], names: Names) => string);
};

/// The text of a problem. The server may know more codes than this page; then its own sentence has to do.
export function textOf({ code, params, message }: Problem, texts: ProblemTexts, names: Names): string {
  const text = (texts as Readonly<Record<string, string | ((params: unknown, names: Names) => string)>>)[code];
  return typeof text === 'function' ? text(params, names) : (text ?? message);
}

/// The texts of several problems, those about lakes in one.
export const textsOf = (problems: readonly Problem[], texts: ProblemTexts, names: Names): readonly string[] =>
  mergeSquares(problems, ['lake-outside', 'lake-in-home']).map((problem) => textOf(problem, texts, names));

export const range = ({ least, most }: { least: number; most: number }, to: string) => `${least} ${to} ${most}`;
