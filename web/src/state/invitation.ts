/// The link that invites an opponent, stored in this browser.
import type { Created } from '../wire/messages';
import { store, stored } from './storage';

export function saveInvitation({ id, join }: Created) {
  if (join) store(`join.${id}`, new URL(join, location.origin).href);
}

export const invitation = (game: string): string => stored(`join.${game}`, '');
