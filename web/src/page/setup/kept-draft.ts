/// The half-placed army of a hot-seat game. It is kept at the server, behind the curtain: this browser must keep nothing.
import * as api from '../../wire/api';
import type { SetupText, Side } from '../../wire/messages';

export class KeptDraft {
  /// Resolves when everything was sent that was to be kept.
  settled: Promise<void> = Promise.resolve();
  private latest: SetupText | undefined;

  constructor(
    private readonly game: string,
    private readonly side: Side,
  ) {}

  async fetch(): Promise<SetupText> {
    const { setup } = await api.draft(this.game).catch(() => ({ setup: null }));
    return setup ?? '';
  }

  /// Keeps a setup; of several that follow each other quickly, the last.
  save(setup: SetupText) {
    const idle = this.latest === undefined;
    this.latest = setup;
    if (idle) this.settled = this.send();
  }

  private async send() {
    while (this.latest !== undefined) {
      const setup = this.latest;
      await api.keepDraft(this.game, setup, this.side).catch(() => {});
      if (this.latest === setup) this.latest = undefined;
    }
  }
}
