/// One request and its answer. A caller without a seat becomes a guest on the way, once.

/// The server understood and said no; `body` is its reason as data.
export class Refused extends Error {
  constructor(readonly status: number, readonly code: string, message: string,
              readonly body: Readonly<Record<string, unknown>>) {
    super(message);
  }
}

/// Nobody answered, or the server is not ready yet: worth asking again.
export class Unreachable extends Error {}

export type Method = 'GET' | 'POST' | 'DELETE';

let becomingGuest: Promise<unknown> | undefined;

export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await ask(method, path, body);
  if (response.status !== 401) return answer<T>(response);
  await becomeGuest();
  return answer<T>(await ask(method, path, body));
}

/// Makes this browser a guest; the seat is kept in a cookie that scripts cannot read.
export function becomeGuest(): Promise<unknown> {
  becomingGuest ??= ask('POST', '/api/guest').then(answer).finally(() => { becomingGuest = undefined; });
  return becomingGuest;
}

async function ask(method: Method, path: string, body?: unknown): Promise<Response> {
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

async function answer<T>(response: Response): Promise<T> {
  if (response.status === 503 || response.status === 502 || response.status === 504) {
    throw new Unreachable(response.statusText);
  }
  const body = await parsed(response);
  if (response.ok) return body as T;
  const { error, message } = body as { error?: string; message?: string };
  throw new Refused(response.status, error ?? 'unknown', message ?? '', body);
}

async function parsed(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text();
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return {};
  }
}

/// Asks again until somebody answers, with growing pauses: for wishes that carry a key and may be sent twice.
export async function insist<T>(wish: () => Promise<T>, given: { upTo: () => boolean }): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await wish();
    } catch (failure) {
      if (!(failure instanceof Unreachable) || !given.upTo()) throw failure;
      await pause(patience(attempt));
    }
  }
}

/// How long to wait before attempt `n`: doubling from a quarter of a second to four, never in step with others.
export function patience(attempt: number, chance: () => number = Math.random): number {
  return Math.min(4000, 250 * 2 ** attempt) * (0.75 + chance() / 2);
}

export const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
