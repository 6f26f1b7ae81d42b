/// The link that invites an opponent, stored in this browser.
import type { Created } from '../wire/messages';
import { store, stored } from './storage';

export function saveInvitation({ id, join }: Created) {
  if (join) store(`join.${id}`, join);
}

/// The path of an invitation, with its secret. Older pages stored whole addresses.
export function invitation(game: string): string {
  const link = stored(`join.${game}`, '');
  if (link === '') return '';
  const { pathname, hash } = new URL(link, location.origin);
  return pathname + hash;
}
