/// Who this visitor is. The server is asked only about visitors who have played here before.
import * as people from '../wire/people';
import { wasGuest } from '../wire/call';
import type { Me } from '../wire/messages';

export const ME_CHANGED = 'flagfall-me';

let current: Me | undefined;
/// The answer, or the question on its way: two who ask at once are told the same.
let answer: Promise<Me | undefined> | undefined;

/// Undefined for a stranger, and while nothing is known yet.
export const me = (): Me | undefined => current;
export const hasAccount = () => current !== undefined && !current.guest;

/// Asks once, and again after signing in or out.
export async function learnMe(again = false): Promise<Me | undefined> {
  if (!answer || again) answer = ask();
  const known = await answer;
  // Whoever is a stranger now may be known by the next question.
  if (!known) answer = undefined;
  return known;
}

async function ask(): Promise<Me | undefined> {
  current = wasGuest() ? await people.me().catch(() => undefined) : undefined;
  dispatchEvent(new Event(ME_CHANGED));
  return current;
}
