/// Subscribes to the events of a game from any offset to its end. When the stream breaks, it is opened again at the first
/// event that has not been received.
import { backoff } from './call';
import type { GameEvent, PresenceEvent, RenamedEvent } from './messages';
import type { NumberedEvent } from './numbered';
import { messages, openStream } from './stream';

export interface Subscriber {
  event(event: NumberedEvent): void;
  /// A player has come or gone.
  presence?(event: PresenceEvent): void;
  /// A player is called something else.
  renamed?(event: RenamedEvent): void;
  /// Something arrived: events, or just a heartbeat.
  activity(): void;
  connection(live: boolean): void;
}

const SILENCE_MS = 25_000;

/// Starts a subscription; the returned function ends it.
export function subscribe(game: string, from: number, listener: Subscriber): () => void {
  const subscription = new Subscription(game, from, listener);
  void subscription.run();
  return () => subscription.stop();
}

class Subscription {
  private stopped = false;
  private connection = new AbortController();
  private wake = () => {};

  constructor(
    private readonly game: string,
    private next: number,
    private readonly listener: Subscriber,
  ) {}

  async run() {
    addEventListener('online', this.retryNow);
    document.addEventListener('visibilitychange', this.retryNow);
    for (let attempt = 0; !this.stopped; attempt++) {
      const before = this.next;
      if (await this.connect()) break;
      if (this.next > before) attempt = 0;
      if (!this.stopped) await this.wait(backoff(attempt));
    }
    this.stop();
  }

  stop() {
    this.stopped = true;
    removeEventListener('online', this.retryNow);
    document.removeEventListener('visibilitychange', this.retryNow);
    this.connection.abort();
    this.wake();
  }

  /// One connection; resolves to true when the game is over or unknown, to false when the connection broke.
  private async connect(): Promise<boolean> {
    this.connection = new AbortController();
    const silence = watchdog(SILENCE_MS, () => this.connection.abort());
    let ended = false;
    try {
      const path = `/api/games/${encodeURIComponent(this.game)}/events?from=${this.next}`;
      const response = await openStream(path, this.connection.signal);
      if (response.status >= 400 && response.status < 500 && response.status !== 429) return true;
      if (!response.ok || !response.body) throw new Error(response.statusText);
      this.listener.connection(true);
      for await (const event of messages<GameEvent>(response.body, () => this.activity(silence))) {
        if (this.stopped) return true;
        this.deliver(event);
        ended ||= event.type === 'ended';
      }
      if (ended) return true;
    } catch {
      // Broken, silent or rejected: run() tries again.
    } finally {
      silence.end();
    }
    if (!this.stopped && !ended) this.listener.connection(false);
    return ended;
  }

  private activity(silence: Watchdog) {
    silence.alive();
    if (!this.stopped) this.listener.activity();
  }

  private deliver(event: GameEvent) {
    if (event.type === 'presence') return this.listener.presence?.(event);
    if (event.type === 'renamed') return this.listener.renamed?.(event);
    if (event.offset < this.next) return;
    this.next = event.offset + 1;
    this.listener.event(event);
  }

  private wait(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  private readonly retryNow = () => {
    if (document.visibilityState === 'visible') this.wake();
  };
}

type Watchdog = ReturnType<typeof watchdog>;

function watchdog(ms: number, expired: () => void) {
  let timer = setTimeout(expired, ms);
  return {
    alive: () => {
      clearTimeout(timer);
      timer = setTimeout(expired, ms);
    },
    end: () => clearTimeout(timer),
  };
}
