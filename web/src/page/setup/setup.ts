/// The setup page: place one army by tap, drag or keyboard, from a ready-made or saved setup, or from text.
import type { nothing, TemplateResult } from 'lit';
import { Screen } from '../../part/screen';
import { announce } from '../../part/announce';
import { sound } from '../../part/sound';
import { lookFor } from '../../part/look';
import { type BoardEvents, homeSquares, NO_EVENTS } from '../../board';
import {
  emptySetup,
  fits,
  isEmpty,
  left,
  leftToPlace,
  textOf,
  updateSetup,
  type SetupMsg,
  type SetupState,
} from '../../state/setup';
import { hasAccount } from '../../state/me';
import { lastArmy, removeDraft, saveDraft, savedSetups, saveLastArmy, setupDraft } from '../../state/saved';
import { allSaved, discard, keep } from '../../state/saved-setups';
import { NO_FILTER, type LibraryFilter } from '../../state/library';
import type { Edition } from '../../state/rulebook';
import * as api from '../../wire/api';
import { ApiError } from '../../wire/call';
import type { Kind, NamedSetup, RandomSetup, RulesetChoice, SetupText, Side, Square } from '../../wire/messages';
import { words } from '../../words';
import { flawsOf } from './flaws';
import { KeptDraft } from './kept-draft';
import { setupTemplate } from './view';

const COPIED_MS = 2000;
const UNDO_STEPS = 100;

export type Shelf = 'library' | 'saved' | 'text';

export class FlagfallSetup extends Screen {
  static override properties = {
    game: { attribute: false },
    side: { attribute: false },
    edition: { attribute: false },
    hotseat: { attribute: false },
    across: { attribute: false },
    leaveButton: { attribute: false },
  };
  declare game: string;
  declare side: Side;
  declare edition: Edition;
  declare hotseat: boolean;
  /// Who sits across, or how to get them there.
  declare across: TemplateResult | typeof nothing;
  /// The button to leave the game.
  declare leaveButton: TemplateResult;

  state!: SetupState;
  library: readonly NamedSetup[] = [];
  saved: readonly NamedSetup[] = savedSetups();
  shelf: Shelf = 'library';
  filter: LibraryFilter = NO_FILTER;
  /// A setup of the shelf that is pointed at: the board shows it, and changes nothing.
  preview: NamedSetup | undefined;
  remark: { square: Square; text: string; turn: number } | undefined;
  sending = false;
  copied = false;
  /// Whether what stands in the text field is no army of this shape.
  textRefused = false;
  private squares: readonly Square[] = [];
  /// The setups before each change, the latest last.
  private past: readonly SetupText[] = [];
  /// A setup that is being drawn.
  private drawn: Promise<void> = Promise.resolve();
  /// Where a half-placed army of a hot-seat game is kept.
  private kept: KeptDraft | undefined;

  protected override willUpdate(changed: Map<PropertyKey, unknown>) {
    if (!changed.has('side') && !changed.has('game')) return;
    const { board, army } = this.edition.rules;
    this.squares = homeSquares(board, this.side);
    this.past = [];
    this.state = emptySetup(board, army);
    if (this.hotseat) {
      const kept: KeptDraft = new KeptDraft(this.game, this.side, () => this.kept === kept);
      this.kept = kept;
      void this.bringBack(kept);
    } else this.restore(setupDraft(this.game, this.side) || lastArmy(this.edition.id));
    void this.fetchLibrary();
    void this.showSaved(allSaved(this.edition.id).catch(() => savedSetups()));
  }

  /// Begins with a setup from before, if it fits.
  private readonly restore = (setup: SetupText) => {
    if (setup === '' || !this.isConnected || !isEmpty(this.state) || !fits(this.state, setup)) return;
    this.state = updateSetup(this.state, { t: 'load', setup });
    this.requestUpdate();
  };

  /// Begins with the half-placed army that was kept. What was placed before it came is one undo away.
  private async bringBack(kept: KeptDraft) {
    try {
      const setup = await kept.fetch();
      if (this.kept !== kept) return;
      if (isEmpty(this.state)) this.restore(setup);
      else if (fits(this.state, setup) && hasPieces(setup)) this.send({ t: 'load', setup });
      else kept.save(textOf(this.state));
    } catch (failure) {
      if (this.kept === kept) this.complain(failure);
    }
  }

  override connectedCallback() {
    super.connectedCallback();
    addEventListener('keydown', this.onKey);
  }

  override disconnectedCallback() {
    removeEventListener('keydown', this.onKey);
    super.disconnectedCallback();
  }

  protected override forget() {
    this.past = [];
    this.preview = undefined;
    this.kept = undefined;
    this.state = emptySetup(this.edition.rules.board, this.edition.rules.army);
  }

  private readonly onKey = (event: KeyboardEvent) => {
    const writing = event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement;
    if (writing || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
    event.preventDefault();
    this.undo();
  };

  get canUndo() {
    return this.past.length > 0;
  }

  /// Takes back the last change, also a cleared or loaded board.
  readonly undo = () => {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.past = this.past.slice(0, -1);
    this.apply({ t: 'load', setup: before });
  };

  protected override render() {
    return setupTemplate(this, lookFor(this.edition));
  }

  readonly send = (message: SetupMsg) => {
    const before = textOf(this.state);
    this.apply(message);
    if (textOf(this.state) !== before) this.past = [...this.past, before].slice(-UNDO_STEPS);
  };

  /// Whatever changes the army says how much of it is left.
  private apply(message: SetupMsg) {
    const before = textOf(this.state);
    this.state = updateSetup(this.state, message);
    if (textOf(this.state) !== before) announce(words().setup.left(leftToPlace(this.state)));
    this.preview = undefined;
    this.remark = undefined;
    if (this.kept) this.kept.save(textOf(this.state));
    else saveDraft(this.game, this.side, textOf(this.state));
    this.requestUpdate();
  }

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
    if (held === undefined) this.tellHeld();
    else sound('set');
  }

  readonly take = (kind: Kind) => {
    this.send({ t: 'tray', kind });
    this.tellHeld();
  };

  private tellHeld() {
    const { held, slots } = this.state;
    const kind = held && ('kind' in held ? held.kind : slots[held.slot]);
    if (kind) announce(`${lookFor(this.edition).names[kind]}, ${words().board.selected}`);
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

  slotOf(square: Square | undefined): number | undefined {
    const slot = square === undefined ? -1 : this.squares.indexOf(square);
    return slot < 0 ? undefined : slot;
  }

  squareOf(slot: number): Square {
    return this.squares[slot]!;
  }

  readonly random = () => this.draw(api.sensibleSetup);
  readonly wild = () => this.draw(api.randomSetup);
  readonly fill = () => this.draw((ruleset) => api.sensibleSetup(ruleset, textOf(this.state)));

  private readonly draw = (request: (ruleset: RulesetChoice) => Promise<RandomSetup>) => {
    this.drawn = this.load(request);
    return this.drawn;
  };

  private async load(request: (ruleset: RulesetChoice) => Promise<RandomSetup>) {
    try {
      const { setup } = await request(await this.ruleset());
      this.send({ t: 'load', setup });
      sound('set');
    } catch (failure) {
      this.complain(failure);
    }
  }

  /// Whether saved setups belong to an account, and so are on every device.
  get keptByAccount() {
    return hasAccount() && this.edition.id !== undefined;
  }

  readonly save = (name: string) => this.showSaved(keep(this.edition.id, name, textOf(this.state)));
  readonly discard = (name: string) => this.showSaved(discard(this.edition.id, name));

  private async showSaved(saved: Promise<readonly NamedSetup[]>) {
    try {
      this.saved = await saved;
      this.requestUpdate();
    } catch (failure) {
      this.complain(failure);
    }
  }
  readonly showCopied = () => {
    announce(words().setup.copied);
    this.copied = true;
    this.requestUpdate();
    setTimeout(() => {
      this.copied = false;
      this.requestUpdate();
    }, COPIED_MS);
  };
  readonly refuseText = (refused: boolean) => {
    this.textRefused = refused;
    this.requestUpdate();
  };
  readonly openShelf = (shelf: Shelf) => {
    this.shelf = shelf;
    this.textRefused = false;
    this.preview = undefined;
    this.requestUpdate();
  };

  readonly setFilter = (change: Partial<LibraryFilter>) => {
    this.filter = { ...this.filter, ...change };
    this.requestUpdate();
  };
  readonly show = (preview: NamedSetup | undefined) => {
    if (this.preview === preview) return;
    this.preview = preview;
    this.requestUpdate();
  };

  readonly seal = async () => {
    await this.drawn;
    const missing = leftToPlace(this.state);
    if (missing > 0) return this.send({ t: 'flaws', flaws: [{ text: words().setup.notYet(missing) }] });
    this.sending = true;
    this.requestUpdate();
    try {
      // The game may begin, and this page be gone, before the answer is here.
      const setup = textOf(this.state);
      await this.kept?.settled;
      await api.sendSetup(this.game, setup, this.hotseat ? this.side : undefined);
      if (!this.hotseat) {
        removeDraft(this.game, this.side);
        saveLastArmy(this.edition.id, setup);
      }
      sound('bell');
    } catch (failure) {
      this.sending = false;
      this.complain(failure);
    }
    this.requestUpdate();
  };

  private complain(failure: unknown) {
    const flaws =
      failure instanceof ApiError ? flawsOf(failure, lookFor(this.edition).names) : [{ text: words().app.failed }];
    this.send({ t: 'flaws', flaws });
  }

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

const hasPieces = (setup: SetupText) => [...setup].some((piece) => piece !== '.' && piece !== '/');

/// The kinds of the army, each with the number of pieces left to place.
export const inTray = (state: SetupState, kinds: readonly Kind[]) =>
  kinds.filter((kind) => (state.army[kind] ?? 0) > 0).map((kind) => ({ kind, left: left(state, kind) }));

customElements.define('flagfall-setup', FlagfallSetup);
