/// The position editor: place any pieces anywhere, then play on from there.
import { Screen } from '../../part/screen';
import { addSheet } from '../../part/sheet';
import { showRulesOf } from '../../part/rulebook-link';
import { type BoardEvents, NO_EVENTS } from '../../board';
import {
  emptyPosition,
  updatePosition,
  type PositionMsg,
  type PositionState,
  type EditorPiece,
} from '../../state/position';
import { boardText } from '../../state/notation';
import { prefs } from '../../state/prefs';
import { store, stored } from '../../state/storage';
import { go } from '../../route';
import * as api from '../../wire/api';
import { ApiError } from '../../wire/call';
import { lookFor } from '../../part/look';
import type { Level, Ruleset, Side, Square } from '../../wire/messages';
import { errorLines, words } from '../../words';
import { editSheet } from './style';
import { editTemplate } from './view';
import '../../board';

export type PlayOn = 'red' | 'blue' | 'hotseat';

interface Kept {
  readonly edition: string;
  readonly turn: Side;
  readonly pieces: [Square, EditorPiece][];
}

export class FlagfallEdit extends Screen {
  editions: readonly Ruleset[] = [];
  levels: readonly Level[] = [];
  edition: Ruleset | undefined;
  state: PositionState | undefined;
  playOn: PlayOn = 'red';
  faults: readonly string[] = [];

  override connectedCallback() {
    super.connectedCallback();
    addSheet(editSheet);
    void this.loadEditions();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    showRulesOf(undefined);
  }

  protected override render() {
    return editTemplate(this);
  }

  private async loadEditions() {
    [this.editions, this.levels] = await Promise.all([api.rulesets(), api.levels()]);
    const draft = stored<Kept | undefined>('position', undefined, sessionStorage);
    this.choose(draft?.edition ?? this.editions[0]?.id ?? '');
    if (draft && this.state) this.state = { ...this.state, turn: draft.turn, pieces: new Map(draft.pieces) };
    this.requestUpdate();
  }

  readonly choose = (id: string) => {
    this.edition = this.editions.find((it) => it.id === id) ?? this.editions[0];
    if (this.edition) {
      this.state = emptyPosition(this.edition.rules.board);
      showRulesOf({ edition: this.edition.id, game: undefined });
    }
    this.faults = [];
    this.requestUpdate();
  };

  readonly send = (message: PositionMsg) => {
    if (!this.state || !this.edition) return;
    this.state = updatePosition(this.state, message);
    this.faults = [];
    store(
      'position',
      { edition: this.edition.id, turn: this.state.turn, pieces: [...this.state.pieces] },
      sessionStorage,
    );
    this.requestUpdate();
  };

  readonly choosePlay = (playOn: PlayOn) => {
    this.playOn = playOn;
    this.requestUpdate();
  };

  readonly board: BoardEvents = {
    ...NO_EVENTS,
    pick: (square) => this.send({ t: 'square', square }),
    drop: (from, to) => this.send({ t: 'move', from, to }),
    cancel: () => this.send({ t: 'hand', piece: undefined }),
  };

  readonly play = async () => {
    if (!this.state || !this.edition) return;
    const hotseat = this.playOn === 'hotseat';
    try {
      const { id } = await api.createGame({
        ruleset: this.edition.id,
        opponent: hotseat ? 'hotseat' : `computer:${prefs().level}`,
        side: this.playOn === 'hotseat' ? 'red' : this.playOn,
        clock: null,
        position: { board: boardText(this.state.pieces, this.state.ground), turn: this.state.turn },
      });
      go(`/game/${id}`);
    } catch (failure) {
      this.faults =
        failure instanceof ApiError ? errorLines(failure, lookFor(this.edition).names) : [words().app.failed];
      this.requestUpdate();
    }
  };
}

customElements.define('flagfall-edit', FlagfallEdit);
