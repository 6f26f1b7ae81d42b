/// The link that seats a friend, kept in this browser until they have come.
import type { Created } from '../wire/messages';
import { keep, kept } from './storage';

export function keepInvitation({ id, join }: Created) {
  if (join) keep(`join.${id}`, new URL(join, location.origin).href);
}

export const invitation = (game: string): string => kept(`join.${game}`, '');
