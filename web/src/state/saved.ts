/// The player's saved setups, and the draft of the current one, which survives a reload.
import type { NamedSetup, SetupText, Side } from '../wire/messages';
import { removeStored, store, stored } from './storage';

export const savedSetups = (): readonly NamedSetup[] => stored<NamedSetup[]>('setups', []);

export function saveSetup(name: string, setup: SetupText): readonly NamedSetup[] {
  const next = [{ name, setup }, ...savedSetups().filter((it) => it.name !== name)];
  store('setups', next);
  return next;
}

export function deleteSetup(name: string): readonly NamedSetup[] {
  const next = savedSetups().filter((it) => it.name !== name);
  store('setups', next);
  return next;
}

/// The army that was last played with in an edition.
const armyKey = (edition: string | undefined) => `army.${edition ?? 'own'}`;

export const lastArmy = (edition: string | undefined) => stored<SetupText>(armyKey(edition), '');
export const saveLastArmy = (edition: string | undefined, setup: SetupText) => store(armyKey(edition), setup);

const draftKey = (game: string, side: Side) => `draft.${game}.${side}`;

export const setupDraft = (game: string, side: Side) => stored<SetupText>(draftKey(game, side), '', sessionStorage);
export const saveDraft = (game: string, side: Side, setup: SetupText) =>
  store(draftKey(game, side), setup, sessionStorage);
export const removeDraft = (game: string, side: Side) => removeStored(draftKey(game, side), sessionStorage);
