/// Follows a game from any offset to its end, through sleeping phones and restarting servers: whenever the stream breaks
/// it is opened again at the first event that has not been seen.
import { patience } from './call';
import type { GameEvent } from './messages';
import { messages } from './stream';

export interface Listener {
  event(event: GameEvent): void;
  /// The line stirred: something was said, or only that it is alive.
  stir(): void;
  connection(live: boolean): void;
}

const SILENCE_MS = 25_000;

/// Starts following; the answer stops it.
export function follow(game: string, from: number, listener: Listener): () => void {
  const follower = new Follower(game, from, listener);
  void follower.run();
  return () => follower.stop();
}

class Follower {
  private stopped = false;
  private open = new AbortController();
  private wake = () => {};

  constructor(private readonly game: string, private next: number, private readonly listener: Listener) {}

  async run() {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    for (let attempt = 0; !this.stopped; attempt++) {
      const seenBefore = this.next;
      if (await this.listen()) break;
      if (this.next > seenBefore) attempt = 0;
      if (!this.stopped) await this.rest(patience(attempt));
    }
    this.stop();
  }

  stop() {
    this.stopped = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.open.abort();
    this.wake();
  }

  /// One connection, from opening to breaking; true when the game has ended or is not there.
  private async listen(): Promise<boolean> {
    this.open = new AbortController();
    const silence = watchdog(SILENCE_MS, () => this.open.abort());
    try {
      const response = await fetch(`/api/games/${encodeURIComponent(this.game)}/events?from=${this.next}`,
        { headers: { Accept: 'application/x-ndjson' }, signal: this.open.signal });
      if (response.status >= 400 && response.status < 500 && response.status !== 429) return true;
      if (!response.ok || !response.body) throw new Error(response.statusText);
      this.listener.connection(true);
      for await (const event of messages<GameEvent>(response.body, () => this.stir(silence))) {
        if (this.stopped) return true;
        this.hear(event);
        if (event.type === 'ended') return true;
      }
    } catch {
      // Broken, silent or refused: told below, and tried again by run().
    } finally {
      silence.end();
    }
    if (!this.stopped) this.listener.connection(false);
    return false;
  }

  private stir(silence: Watchdog) {
    silence.alive();
    if (!this.stopped) this.listener.stir();
  }

  private hear(event: GameEvent) {
    if (event.offset < this.next) return;
    this.next = event.offset + 1;
    this.listener.event(event);
  }

  private rest(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.wake = () => { clearTimeout(timer); done(); };
    });
  }

  private readonly hurry = () => {
    if (document.visibilityState === 'visible') this.wake();
  };
}

type Watchdog = ReturnType<typeof watchdog>;

function watchdog(ms: number, bark: () => void) {
  let timer = setTimeout(bark, ms);
  return {
    alive: () => { clearTimeout(timer); timer = setTimeout(bark, ms); },
    end: () => clearTimeout(timer),
  };
}
