/// The clocks that are offered, and how a clock is written.
import type { Clock } from '../wire/messages';
import { words } from '../words';
import type { ClockChoice } from './prefs';

/// People far apart may take days.
export type LobbyClock = ClockChoice | 'days';

const DAYS_PER_MOVE = 3;

export const CLOCKS: Readonly<Record<LobbyClock, Clock | null>> = {
  none: null,
  long: { initialSeconds: 1800, bonusSeconds: 10, freeSeconds: 0 },
  short: { initialSeconds: 600, bonusSeconds: 5, freeSeconds: 0 },
  quick: { initialSeconds: 180, bonusSeconds: 2, freeSeconds: 0 },
  days: { daysPerMove: DAYS_PER_MOVE },
};

/// What people far apart choose between.
export const clockChoices = (): Readonly<Record<LobbyClock, string>> => ({
  ...words().pick.clocks,
  days: words().clock.days(DAYS_PER_MOVE),
});

export function clockText(clock: Clock | null): string {
  const w = words().clock;
  if (!clock) return w.none;
  if (clock.daysPerMove) return w.days(clock.daysPerMove);
  const [initial, bonus, free] = [clock.initialSeconds ?? 0, clock.bonusSeconds ?? 0, clock.freeSeconds ?? 0];
  const base = initial % 60 === 0 && initial > 0 ? w.minutes(initial / 60) : w.seconds(initial);
  const withBonus = bonus > 0 ? w.bonus(base, bonus) : base;
  return free > 0 ? w.free(withBonus, free) : withBonus;
}

/// Edition, clock, and whether it counts.
export const termsText = (
  edition: string,
  { clock, rated }: { readonly clock: Clock | null; readonly rated: boolean },
) => [edition, clockText(clock), rated ? words().terms.rated : words().terms.casual].join(' · ');

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/// Time that is left, as a clock shows it: days and hours, hours and minutes, or minutes and seconds.
export function timeText(ms: number): string {
  const w = words().clock;
  const { day, hour, minute, second } = split(ms);
  if (day > 0) return w.daysLeft(day, hour);
  return hour > 0 ? w.hoursLeft(hour, minute) : `${minute}:${String(second).padStart(2, '0')}`;
}

/// The same in whole words.
export function timeSpoken(ms: number): string {
  const all = Object.entries(split(ms));
  const first = all.findIndex(([, count]) => count > 0);
  const said = first < 0 ? all.slice(-1) : all.slice(first, first + 2).filter(([, count]) => count > 0);
  const inWords = ([unit, count]: [string, number]) =>
    new Intl.NumberFormat(document.documentElement.lang, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return said.map(inWords).join(' ');
}

function split(ms: number) {
  const left = Math.ceil(ms / 1000);
  return {
    day: Math.floor(left / DAY),
    hour: Math.floor((left % DAY) / HOUR),
    minute: Math.floor((left % HOUR) / MINUTE),
    second: left % MINUTE,
  };
}
