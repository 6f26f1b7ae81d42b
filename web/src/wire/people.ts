/// The calls of the HTTP API about people: accounts, profiles, and what belongs to the caller.
import { call, signInCall, signOutCall } from './call';
import type {
  Credentials,
  Export,
  Leaderboard,
  Me,
  NameChange,
  PasswordChange,
  Profile,
  ProgramToken,
  RatingCurve,
  SavedSetupRequest,
  SavedSetups,
  Session,
  TokenList,
  TokenRequest,
} from './messages';

export const me = () => call<Me>('GET', '/api/me');
export const register = (request: Credentials) => signInCall<Session>('/api/accounts', request);
export const signIn = (request: Credentials) => signInCall<Session>('/api/sessions', request);
export const signOut = () => signOutCall('/api/sessions/current');
export const endOtherSessions = () => call('DELETE', '/api/sessions/others');
export const changeName = (request: NameChange) => call('POST', '/api/me/name', request);
export const changePassword = (request: PasswordChange) => call('POST', '/api/me/password', request);
export const exportAll = () => call<Export>('GET', '/api/me/export');
export const deleteAccount = (password: string) => signOutCall('/api/me', { password });

export const tokens = () => call<TokenList>('GET', '/api/me/tokens');
export const newToken = (request: TokenRequest) => call<ProgramToken>('POST', '/api/me/tokens', request);
export const endToken = (id: string) => call('DELETE', `/api/me/tokens/${encodeURIComponent(id)}`);
export const keptSetups = () => call<SavedSetups>('GET', '/api/me/setups');
export const keepSetup = (name: string, request: SavedSetupRequest) =>
  call('PUT', `/api/me/setups/${encodeURIComponent(name)}`, request);
export const removeKeptSetup = (name: string) => call('DELETE', `/api/me/setups/${encodeURIComponent(name)}`);

export const profile = (name: string) => call<Profile>('GET', `/api/players/${encodeURIComponent(name)}`);
export const ratingCurve = (name: string, ruleset: string) =>
  call<RatingCurve>('GET', `/api/players/${encodeURIComponent(name)}/ratings?ruleset=${encodeURIComponent(ruleset)}`);
export const leaderboard = (ruleset: string, bots: boolean) =>
  call<Leaderboard>('GET', `/api/leaderboard?ruleset=${encodeURIComponent(ruleset)}&bots=${bots}`);
