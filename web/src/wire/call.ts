/// One HTTP request and its answer. A caller without a token becomes a guest first.

/// The server answered with an error; `body` is that answer.
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly body: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}

/// There was no answer, or the server is not ready: worth a retry.
export class Unreachable extends Error {}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

let becomingGuest: Promise<unknown> | undefined;

export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  // Whoever acts for the first time becomes a guest first, instead of being refused. Where there is no storage to remember
  // it in, the refusal does.
  if (method !== 'GET' && typeof localStorage !== 'undefined' && !wasGuest()) await becomeGuest();
  const response = await send(method, path, body);
  if (response.status !== 401) return parse<T>(response);
  await becomeGuest();
  return parse<T>(await send(method, path, body));
}

/// Signs in or registers. A refusal here is about a password, so nobody is made a guest by it.
export async function signInCall<T>(path: string, body: unknown): Promise<T> {
  const answer = await parse<T>(await send('POST', path, body));
  rememberGuest();
  return answer;
}

/// A call by which the token of this browser ends; whoever acts next is a new guest.
export async function signOutCall(path: string, body?: unknown) {
  await parse(await send('DELETE', path, body));
  forgetGuest();
}

/// Makes this browser a guest; its token is kept in a cookie that scripts cannot read.
export function becomeGuest(): Promise<unknown> {
  becomingGuest ??= send('POST', '/api/guest')
    .then(parse)
    .then(rememberGuest)
    .finally(() => {
      becomingGuest = undefined;
    });
  return becomingGuest;
}

const GUEST_KEY = 'flagfall.guest';

/// Whether this browser has been a guest: its token is in a cookie that scripts cannot read.
export function wasGuest(): boolean {
  try {
    return localStorage.getItem(GUEST_KEY) !== null;
  } catch {
    return true;
  }
}

function rememberGuest() {
  try {
    localStorage.setItem(GUEST_KEY, 'yes');
  } catch {
    // Without storage the cookie alone has to do.
  }
}

function forgetGuest() {
  try {
    localStorage.removeItem(GUEST_KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}

async function send(method: Method, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, headers: { Accept: 'application/json' } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  }
  try {
    return await fetch(path, init);
  } catch {
    throw new Unreachable(path);
  }
}

async function parse<T>(response: Response): Promise<T> {
  if (response.status === 503 || response.status === 502 || response.status === 504) {
    throw new Unreachable(response.statusText);
  }
  const body = await json(response);
  if (response.ok) return body as T;
  const { error, message } = body as { error?: string; message?: string };
  throw new ApiError(response.status, error ?? 'unknown', message ?? '', body);
}

async function json(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text();
  try {
    return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
  } catch {
    return {};
  }
}

/// Repeats a request until there is an answer, with growing pauses: only for requests that may be sent twice.
export async function retry<T>(request: () => Promise<T>, options: { keepTrying: () => boolean }): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await request();
    } catch (failure) {
      if (!(failure instanceof Unreachable) || !options.keepTrying()) throw failure;
      await pause(backoff(attempt));
    }
  }
}

/// The pause before attempt `n`: exponential from 0.25 s to 4 s, with jitter.
export function backoff(attempt: number, random: () => number = Math.random): number {
  return Math.min(4000, 250 * 2 ** attempt) * (0.75 + random() / 2);
}

export const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
