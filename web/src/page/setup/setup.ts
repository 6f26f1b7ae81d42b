/// The setup page: place one army by tap, drag or keyboard, from a ready-made or saved setup, or from text.
import type { TemplateResult } from 'lit';
import { Screen } from '../../part/screen';
import { announce } from '../../part/announce';
import { sound } from '../../part/sound';
import { lookFor } from '../../part/look';
import { type BoardEvents, homeSquares, NO_EVENTS } from '../../board';
import {
  emptySetup,
  left,
  leftToPlace,
  textOf,
  updateSetup,
  type Flaw,
  type SetupMsg,
  type SetupState,
} from '../../state/setup';
import { deleteSetup, removeDraft, saveDraft, savedSetups, saveSetup, setupDraft } from '../../state/saved';
import type { Edition } from '../../state/rulebook';
import * as api from '../../wire/api';
import { ApiError } from '../../wire/call';
import { problemsOf } from '../../wire/problems';
import type { Kind, NamedSetup, Side, Square } from '../../wire/messages';
import type { Names } from '../../theme/themes';
import { errorLines, problemLines, words } from '../../words';
import { setupTemplate } from './view';

const COPIED_MS = 2000;

export type Shelf = 'library' | 'saved' | 'text';

export class FlagfallSetup extends Screen {
  static override properties = {
    game: { attribute: false },
    side: { attribute: false },
    edition: { attribute: false },
    hotseat: { attribute: false },
    leaveButton: { attribute: false },
  };
  declare game: string;
  declare side: Side;
  declare edition: Edition;
  declare hotseat: boolean;
  /// The button to leave the game.
  declare leaveButton: TemplateResult;

  state!: SetupState;
  library: readonly NamedSetup[] = [];
  saved: readonly NamedSetup[] = savedSetups();
  shelf: Shelf = 'library';
  remark: { square: Square; text: string; turn: number } | undefined;
  sending = false;
  copied = false;
  private squares: readonly Square[] = [];

  protected override willUpdate(changed: Map<PropertyKey, unknown>) {
    if (!changed.has('side') && !changed.has('game')) return;
    const { board, army } = this.edition.rules;
    this.squares = homeSquares(board, this.side);
    this.state = updateSetup(emptySetup(board, army), { t: 'load', setup: setupDraft(this.game, this.side) });
    void this.fetchLibrary();
  }

  protected override forget() {
    if (this.hotseat) removeDraft(this.game, this.side);
    this.state = emptySetup(this.edition.rules.board, this.edition.rules.army);
  }

  protected override render() {
    return setupTemplate(this, lookFor(this.edition));
  }

  readonly send = (message: SetupMsg) => {
    this.state = updateSetup(this.state, message);
    this.remark = undefined;
    saveDraft(this.game, this.side, textOf(this.state));
    this.requestUpdate();
  };

  readonly board: BoardEvents = {
    ...NO_EVENTS,
    pick: (square) => this.pick(square),
    drop: (from, to) => {
      const [source, target] = [this.slotOf(from), this.slotOf(to)];
      if (source === undefined || (to !== undefined && target === undefined)) return;
      this.send({ t: 'move', from: source, to: target });
      sound('set');
    },
    cancel: () => this.send({ t: 'drop' }),
  };

  /// A piece was dragged from the tray and dropped on a square.
  readonly dropKind = (kind: Kind, square: Square | undefined) => {
    const slot = this.slotOf(square);
    if (slot === undefined) return;
    this.send({ t: 'place', slot, kind });
    sound('set');
  };

  private pick(square: Square) {
    const slot = this.slotOf(square);
    const { held } = this.state;
    if (slot === undefined || (held === undefined && !this.state.slots[slot])) return this.refuse(square, slot);
    this.send({ t: 'slot', slot });
    if (held !== undefined) {
      sound('set');
      announce(words().setup.left(leftToPlace(this.state)));
    }
  }

  /// Says beside a square why nothing can be placed or taken there.
  private refuse(square: Square, slot: number | undefined) {
    const w = words().setup;
    const lake = this.state.ground.lakes.includes(square);
    const text = lake ? w.noLake : slot === undefined ? w.homeOnly : w.placeFirst;
    this.remark = { square, text, turn: (this.remark?.turn ?? 0) + 1 };
    announce(text);
    this.requestUpdate();
  }

  private slotOf(square: Square | undefined): number | undefined {
    const slot = square === undefined ? -1 : this.squares.indexOf(square);
    return slot < 0 ? undefined : slot;
  }

  squareOf(slot: number): Square {
    return this.squares[slot]!;
  }

  readonly random = async () => {
    const { setup } = await api.randomSetup(await this.ruleset());
    this.send({ t: 'load', setup });
    sound('set');
  };

  readonly save = (name: string) => {
    this.saved = saveSetup(name, textOf(this.state));
    this.requestUpdate();
  };
  readonly discard = (name: string) => {
    this.saved = deleteSetup(name);
    this.requestUpdate();
  };
  readonly showCopied = () => {
    announce(words().setup.copied);
    this.copied = true;
    this.requestUpdate();
    setTimeout(() => {
      this.copied = false;
      this.requestUpdate();
    }, COPIED_MS);
  };
  readonly openShelf = (shelf: Shelf) => {
    this.shelf = shelf;
    this.requestUpdate();
  };

  readonly seal = async () => {
    this.sending = true;
    this.requestUpdate();
    try {
      await api.sendSetup(this.game, textOf(this.state), this.hotseat ? this.side : undefined);
      removeDraft(this.game, this.side);
      sound('bell');
    } catch (failure) {
      this.sending = false;
      if (!(failure instanceof ApiError)) throw failure;
      this.send({ t: 'flaws', flaws: flawsOf(failure, lookFor(this.edition).names) });
      void this.updateComplete.then(() => this.querySelector('.flaws')?.scrollIntoView({ block: 'nearest' }));
    }
    this.requestUpdate();
  };

  private async fetchLibrary() {
    const { id } = this.edition;
    this.library = id === undefined ? [] : await api.readySetups(id).catch(() => []);
    if (this.library.length === 0 && this.shelf === 'library') this.shelf = 'saved';
    this.requestUpdate();
  }

  private async ruleset() {
    return this.edition.id ?? (await api.view(this.game)).ruleset;
  }
}

function flawsOf(error: ApiError, names: Names): readonly Flaw[] {
  const problems = problemsOf(error);
  if (problems.length === 0) return errorLines(error, names).map((text) => ({ text }));
  return problems.map((problem) => {
    const { square } = problem.params;
    return { text: problemLines([problem], names).join(), ...(typeof square === 'string' ? { square } : {}) };
  });
}

/// The kinds of the army, each with the number of pieces left to place.
export const inTray = (state: SetupState, kinds: readonly Kind[]) =>
  kinds.filter((kind) => (state.army[kind] ?? 0) > 0).map((kind) => ({ kind, left: left(state, kind) }));

customElements.define('flagfall-setup', FlagfallSetup);
