/// What the sentences of the review are made of; each language has a file of its own beside this one.
import type { Names } from '../../theme/themes';
import type { Kind, Params, Side, Square, TurningKind } from '../../wire/messages';

/// What a sentence may need: who moved, what the pieces are called, and the parameters of the turning point.
export interface Told {
  readonly who: string;
  readonly names: Names;
  readonly params: Params;
}

export interface ReviewWords {
  readonly title: string;
  readonly working: (done: number, plies: number) => string;
  readonly failed: string;
  readonly side: Readonly<Record<Side, string>>;
  readonly chances: string;
  readonly chancesAbout: string;
  readonly sees: (side: string, percent: number) => string;
  readonly material: string;
  readonly at: (moves: number) => string;
  readonly turning: string;
  readonly calm: string;
  readonly chance: string;
  readonly better: (move: string) => string;
  readonly because: Readonly<Record<string, string>>;
  readonly kind: Readonly<Record<TurningKind, (told: Told) => string>>;
  readonly belief: string;
  readonly beliefAbout: string;
  readonly knew: (side: string) => string;
  readonly which: string;
  readonly nothingHidden: string;
  readonly cell: (square: Square, percent: number, isIt: boolean) => string;
  readonly asTable: string;
  readonly square: string;
  readonly was: string;
  readonly believed: string;
}

export const kindOf = ({ names, params }: Told, name: string) => names[params[name] as Kind];
export const square = ({ params }: Told) => String(params.square);
export const share = ({ params }: Told, name: string) => Number(params[name]) / 1000;

/// "three times out of four": the nearest simple fraction.
export function odds(chance: number): readonly [number, number] {
  const fractions: readonly (readonly [number, number])[] = [
    [1, 10],
    [1, 5],
    [1, 4],
    [1, 3],
    [2, 5],
    [1, 2],
    [3, 5],
    [2, 3],
    [3, 4],
    [4, 5],
    [9, 10],
  ];
  const gap = ([part, of]: readonly [number, number]) => Math.abs(part / of - chance);
  return fractions.reduce((best, each) => (gap(each) < gap(best) ? each : best));
}
