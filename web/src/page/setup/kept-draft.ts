/// The half-placed army of a hot-seat game. It is kept at the server, behind the curtain: this browser must keep nothing.
import * as api from '../../wire/api';
import { retry } from '../../wire/call';
import type { SetupText, Side } from '../../wire/messages';

export class KeptDraft {
  /// Resolves when everything was sent that was to be kept.
  settled: Promise<void> = Promise.resolve();
  private latest: SetupText | undefined;
  private fetched = false;

  constructor(
    private readonly game: string,
    private readonly side: Side,
    readonly keepTrying: () => boolean,
  ) {}

  /// What was kept before, as soon as the server answers.
  async fetch(): Promise<SetupText> {
    const { setup } = await retry(() => api.draft(this.game), this);
    this.fetched = true;
    return setup ?? '';
  }

  /// Keeps a setup; of several that follow each other quickly, the last. What was kept before is not overwritten until it
  /// has been fetched.
  save(setup: SetupText) {
    if (!this.fetched) return;
    const idle = this.latest === undefined;
    this.latest = setup;
    if (idle) this.settled = this.send();
  }

  private async send() {
    while (this.latest !== undefined) {
      const setup = this.latest;
      await retry(() => api.keepDraft(this.game, setup, this.side), this).catch(() => {});
      if (this.latest === setup) this.latest = undefined;
    }
  }
}
