/// The calls of the HTTP API by which two who play deal with each other, and people with each other outside a game.
import { call } from './call';
import type { ChatRequest, Clock, Created, MessageRequest, NewGame, Preset, Sent } from './messages';

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
export const claim = (id: string) => call('POST', `${game(id)}/claim`, {});
export const decline = (id: string) => call('POST', `${game(id)}/decline`, {});
export const block = (name: string) => call('POST', `${player(name)}/block`, {});

/// Asks somebody by name to a game.
export const challenge = (name: string, ruleset: string, clock: Clock | null, rated: boolean) => {
  const request: NewGame = { ruleset, challenge: name, side: 'random', clock, rated };
  return call<Created>('POST', '/api/games', request);
};
