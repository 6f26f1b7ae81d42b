/// The clocks that are offered, and how a clock is written.
import type { Clock } from '../wire/messages';
import { words } from '../words';
import type { ClockChoice } from './prefs';

export const CLOCKS: Readonly<Record<ClockChoice, Clock | null>> = {
  none: null,
  long: { initialSeconds: 1800, bonusSeconds: 10, freeSeconds: 0 },
  short: { initialSeconds: 600, bonusSeconds: 5, freeSeconds: 0 },
  quick: { initialSeconds: 180, bonusSeconds: 2, freeSeconds: 0 },
};

export function clockText(clock: Clock | null): string {
  const w = words().clock;
  if (!clock) return w.none;
  const { initialSeconds, bonusSeconds, freeSeconds } = clock;
  const base =
    initialSeconds % 60 === 0 && initialSeconds > 0 ? w.minutes(initialSeconds / 60) : w.seconds(initialSeconds);
  const withBonus = bonusSeconds > 0 ? w.bonus(base, bonusSeconds) : base;
  return freeSeconds > 0 ? w.free(withBonus, freeSeconds) : withBonus;
}

/// Edition, clock, and whether it counts.
export const termsText = (
  edition: string,
  { clock, rated }: { readonly clock: Clock | null; readonly rated: boolean },
) => [edition, clockText(clock), rated ? words().terms.rated : words().terms.casual].join(' · ');
