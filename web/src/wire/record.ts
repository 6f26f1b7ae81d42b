/// The record of a finished game, as text for people or as JSON for programs.

export const recordText = (game: string) => record(game, 'text/plain');
export const recordJson = (game: string) => record(game, 'application/json');

async function record(game: string, type: string): Promise<string> {
  const response = await fetch(`/api/games/${encodeURIComponent(game)}/record`, { headers: { Accept: type } });
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}
