/// The sentences about errors and problems: one for each code of the server, made from its parameters.
import type { Names } from '../theme/themes';
import type { ErrorParams, Kind, Params, Problem, ProblemParams } from '../wire/messages';
import { mergeSquares } from '../wire/problems';

type Text<P, A extends unknown[] = []> = string | ((params: P, ...more: A) => string);

/// Reasons that the page finds itself.
interface PageReasons {
  readonly watching: unknown;
  readonly 'no-way-out': unknown;
  readonly 'run-or-strike': { readonly name: string };
}

export type ErrorTexts = {
  readonly [C in keyof (ErrorParams & PageReasons)]: Text<(ErrorParams & PageReasons)[C]>;
};

/// Problems of requests that this page never sends. The server's own sentence does for them.
type NotForPeople =
  | 'bad-cursor'
  | 'bad-limit'
  | 'bad-offset'
  | 'body-incomplete'
  | 'body-not-json'
  | 'body-not-utf8'
  | 'body-too-slow'
  | 'key-not-printable'
  | 'key-too-long'
  | 'not-an-object'
  | 'number-range'
  | 'side-missing'
  | 'unknown-opponent'
  | 'unknown-side'
  | 'unreadable-request'
  | 'wrong-field'
  | 'wrong-query';

/// `name` gives a kind the name that the player has for it.
export type ProblemTexts = {
  readonly [C in Exclude<keyof ProblemParams, NotForPeople>]: Text<ProblemParams[C], [name: (kind: string) => string]>;
};

/// The text of a code, or of the server's own message where this page does not know the code.
export const errorText = (code: string, params: Params, message: string, texts: ErrorTexts): string =>
  made(texts, code, params) ?? message;

/// The texts of several problems, those about lakes in one.
export function problemTexts(problems: readonly Problem[], texts: ProblemTexts, names: Names): readonly string[] {
  const name = (kind: string) => names[kind as Kind] ?? kind;
  return mergeSquares(problems, ['lake-outside', 'lake-in-home']).map(
    ({ code, params, message }) => made(texts, code, params, name) ?? message,
  );
}

function made(texts: object, code: string, ...args: unknown[]): string | undefined {
  const text = (texts as Readonly<Record<string, string | ((...args: unknown[]) => string)>>)[code];
  return typeof text === 'function' ? text(...args) : text;
}

export const range = ({ least, most }: { least: number; most: number }, to: string) => `${least} ${to} ${most}`;

/// The number in `BOUNDARY_n`, which comes as JSON, in quotes.
export const crossings = (value: string) => value.replaceAll('"', '').replace('BOUNDARY_', '');
