/// The player's own setups, named, and the one being made, so that a reload costs nothing.
import type { NamedSetup, SetupText, Side } from '../wire/messages';
import { forget, keep, kept } from './storage';

export const savedSetups = (): readonly NamedSetup[] => kept<NamedSetup[]>('setups', []);

export function saveSetup(name: string, setup: SetupText): readonly NamedSetup[] {
  const next = [{ name, setup }, ...savedSetups().filter((it) => it.name !== name)];
  keep('setups', next);
  return next;
}

export function deleteSetup(name: string): readonly NamedSetup[] {
  const next = savedSetups().filter((it) => it.name !== name);
  keep('setups', next);
  return next;
}

const draftKey = (game: string, side: Side) => `draft.${game}.${side}`;

export const setupDraft = (game: string, side: Side) => kept<SetupText>(draftKey(game, side), '', sessionStorage);
export const keepDraft = (game: string, side: Side, setup: SetupText) => keep(draftKey(game, side), setup, sessionStorage);
export const forgetDraft = (game: string, side: Side) => forget(draftKey(game, side), sessionStorage);
