/// The calls of the HTTP API by which two who play deal with each other, and people with each other outside a game.
import { call } from './call';
import type {
  BlockedPlayers,
  ChatRequest,
  Clock,
  Created,
  MessageRequest,
  NewGame,
  Preset,
  ReportRequest,
  Sent,
} from './messages';
import type { NumberedEvent } from './numbered';
import { messages, openStream } from './stream';

const game = (id: string) => `/api/games/${encodeURIComponent(id)}`;
const player = (name: string) => `/api/players/${encodeURIComponent(name)}`;

export const sayPreset = (id: string, preset: Preset) => {
  const request: MessageRequest = { preset };
  return call<Sent>('POST', `${game(id)}/messages`, request);
};
export const sayText = (id: string, text: string) => {
  const request: MessageRequest = { text };
  return call<Sent>('POST', `${game(id)}/messages`, request);
};
export const switchChat = (id: string, on: boolean) => {
  const request: ChatRequest = { on };
  return call('POST', `${game(id)}/chat`, request);
};
/// What happened at a table since: its stream is over with the game, but people go on talking.
export async function eventsSince(id: string, from: number): Promise<readonly NumberedEvent[]> {
  const { ok, body } = await openStream(`${game(id)}/events?from=${from}`);
  const events: NumberedEvent[] = [];
  if (ok && body) for await (const event of messages<NumberedEvent>(body, () => {})) events.push(event);
  return events;
}
export const claim = (id: string) => call('POST', `${game(id)}/claim`, {});
export const decline = (id: string) => call('POST', `${game(id)}/decline`, {});
export const block = (name: string) => call('POST', `${player(name)}/block`, {});
export const unblock = (name: string) => call('DELETE', `${player(name)}/block`);
export const blocked = () => call<BlockedPlayers>('GET', '/api/me/blocks');
/// The same with whoever plays the other side, who may have no account.
export const blockOpponent = (id: string) => call('POST', `${game(id)}/block`, {});

const report = (path: string, text: string) => {
  const request: ReportRequest = { text };
  return call('POST', `${path}/report`, request);
};
export const reportPlayer = (name: string, text: string) => report(player(name), text);
export const reportOpponent = (id: string, text: string) => report(game(id), text);

/// Asks somebody by name to a game.
export const challenge = (name: string, ruleset: string, clock: Clock | null, rated: boolean) => {
  const request: NewGame = { ruleset, challenge: name, side: 'random', clock, rated };
  return call<Created>('POST', '/api/games', request);
};
