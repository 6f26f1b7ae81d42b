/// The record of a finished game, as text for people or as JSON for programs; and records of games played elsewhere.
import { call } from './call';
import type { Created, GameList, RecordImport } from './messages';

export const importRecord = (record: string) =>
  call<Created>('POST', '/api/records', { record } satisfies RecordImport);
export const importedRecords = () => call<GameList>('GET', '/api/records');
export const removeRecord = (game: string) => call('DELETE', `/api/records/${encodeURIComponent(game)}`);

export const recordText = (game: string) => record(game, 'text/plain');
export const recordJson = (game: string) => record(game, 'application/json');

async function record(game: string, type: string): Promise<string> {
  const response = await fetch(`/api/games/${encodeURIComponent(game)}/record`, { headers: { Accept: type } });
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}
