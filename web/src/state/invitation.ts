/// The link that invites an opponent: stored in the browser of whoever made it, and in the address of whoever opens it.
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

/// The secret of an invitation in the address, if there is one.
export const invitationHere = () => location.hash.slice(1);

/// Removes the invitation from the address. Who opened it watches from here on.
export const dropInvitation = () => history.replaceState(null, '', location.pathname);
