/// Who this visitor is. Nobody is asked before having played: strangers stay strangers.
import * as people from '../wire/people';
import { wasGuest } from '../wire/call';
import type { Me } from '../wire/messages';

export const ME_CHANGED = 'flagfall-me';

let current: Me | undefined;
let asked = false;

/// Undefined for a stranger, and while nothing is known yet.
export const me = (): Me | undefined => current;
export const hasAccount = () => current !== undefined && !current.guest;

/// Asks once, and again after signing in or out.
export async function learnMe(again = false): Promise<Me | undefined> {
  if (asked && !again) return current;
  if (!wasGuest()) {
    take(undefined);
    return undefined;
  }
  asked = true;
  take(await people.me().catch(() => undefined));
  return current;
}

function take(next: Me | undefined) {
  if (next === undefined) asked = false;
  current = next;
  dispatchEvent(new Event(ME_CHANGED));
}
