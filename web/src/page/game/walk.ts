/// Walking through a game: through the replay of a finished one, and back to an earlier board of a running one.
import { paced } from '../../state/prefs';
import { updateReplay, type ReplayMsg, type ReplayState } from '../../state/replay';

const REPLAY_STEP_MS = 900;
const STEPS = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity } as const;

export class Walk {
  replay: ReplayState | undefined;
  /// How many moves of the log were made on the board that is looked back at; undefined for the present.
  lookedBack: number | undefined;
  /// Whether the board of a replay is turned around.
  flipped = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /// `walked` is called when the replay was touched, `arrived` when it has come to stand at a move; `plies` says how many moves
  /// there are.
  constructor(
    private readonly plies: () => number,
    private readonly walked: () => void,
    private readonly arrived: (replay: ReplayState) => void,
    private readonly changed: () => void,
  ) {}

  /// Forgets everything.
  reset() {
    clearTimeout(this.timer);
    this.replay = undefined;
    this.lookedBack = undefined;
    this.flipped = false;
  }

  /// Shows the board after so many moves of the log, or the present one.
  lookBack(moves: number | undefined) {
    this.lookedBack = moves === undefined || moves >= this.plies() ? undefined : Math.max(0, moves);
    this.changed();
  }

  /// The board after so many moves, wherever one is.
  readonly goTo = (moves: number) => (this.replay ? this.step({ t: 'go', to: moves }) : this.lookBack(moves));

  readonly step = (message: ReplayMsg) => {
    const before = this.replay;
    if (!before) return;
    this.replay = updateReplay(before, message);
    this.walked();
    clearTimeout(this.timer);
    if (this.replay.playing) this.timer = setTimeout(() => this.step({ t: 'step', by: 1 }), paced(REPLAY_STEP_MS));
    else if (before.playing || this.replay.at !== before.at) this.arrived(this.replay);
    this.changed();
  };

  readonly flip = () => {
    this.flipped = !this.flipped;
    this.changed();
  };

  /// Walks by a key; returns whether the key means that.
  byKey(key: string): boolean {
    const by = STEPS[key as keyof typeof STEPS];
    if (this.replay) {
      if (key === ' ') this.step({ t: 'play', on: !this.replay.playing });
      else if (by !== undefined) this.step({ t: 'go', to: this.replay.at + by });
      return key === ' ' || by !== undefined;
    }
    if (this.lookedBack === undefined || by === undefined) return false;
    this.lookBack(this.lookedBack + by);
    return true;
  }
}
