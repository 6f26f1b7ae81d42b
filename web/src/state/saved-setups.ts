/// The setups that a player keeps: those of an account at the server, so that every device has them; a guest's in the
/// browser. Where the server does not answer, those in the browser have to do.
import { keepSetup, keptSetups, removeKeptSetup } from '../wire/people';
import type { NamedSetup, SetupText } from '../wire/messages';
import { hasAccount, learnMe } from './me';
import { deleteSetup, savedSetups, saveSetup } from './saved';

/// Setups of one edition; those in the browser do not tell theirs, so whatever fits is shown.
export async function allSaved(edition: string | undefined): Promise<readonly NamedSetup[]> {
  await learnMe();
  if (!hasAccount() || edition === undefined) return savedSetups();
  const { setups } = await keptSetups();
  const kept = setups.filter(({ ruleset }) => ruleset === edition);
  const names = new Set(kept.map(({ name }) => name));
  return [...kept, ...savedSetups().filter(({ name }) => !names.has(name))];
}

export async function keep(edition: string | undefined, name: string, setup: SetupText) {
  if (hasAccount() && edition !== undefined) await keepSetup(name, { ruleset: edition, setup });
  else saveSetup(name, setup);
  return allSaved(edition);
}

export async function discard(edition: string | undefined, name: string) {
  const here = savedSetups().some((it) => it.name === name);
  if (hasAccount() && edition !== undefined) await removeKeptSetup(name).catch(() => undefined);
  if (here) deleteSetup(name);
  return allSaved(edition);
}
