/// What a player notes on the board: pencilled guesses, lines and rings, and the kind of a tray that is lit.
import { nothing } from 'lit';
import type { Arrow, FlagfallBoard, Square } from '../../board';
import { announce } from '../../part/announce';
import { lookFor } from '../../part/look';
import { pieceCounts, possibleKinds } from '../../state/armies';
import { pieceAt, piecesOn } from '../../state/game';
import { guess, guesses } from '../../state/pencil';
import type { Kind, Piece, Side } from '../../wire/messages';
import { words } from '../../words';
import { countText, type Lit } from './armies';
import type { FlagfallGame } from './game';
import { pencilWheel } from './pencil';

export class Notes {
  /// Pencil mode: the next hidden piece that is picked gets a guess.
  pencil = false;
  /// The kind that was tapped in a tray.
  lit: Lit | undefined;
  /// Lines as moves, rings as squares. They last as long as the page, or until the curtain falls.
  private lines: readonly string[] = [];
  rings: readonly Square[] = [];
  private pencilling: Piece | undefined;

  constructor(private readonly page: FlagfallGame) {}

  clear() {
    this.pencilling = undefined;
    this.lit = undefined;
    this.rubOut();
  }

  /// Removes lines and rings; returns whether there were any.
  rubOut(): boolean {
    const any = this.lines.length + this.rings.length > 0;
    [this.lines, this.rings] = [[], []];
    if (any) this.page.requestUpdate();
    return any;
  }

  /// Draws a line, or a ring from a square to itself; the same once more removes it.
  readonly draw = (from: Square, to: Square) => {
    this.pencilling = undefined;
    if (from === to) this.rings = toggled(this.rings, from);
    else this.lines = toggled(this.lines, from + to);
    this.page.requestUpdate();
  };

  get arrows(): readonly Arrow[] {
    return this.lines.map((move) => ({ move, tone: 'drawn' }));
  }

  get guesses() {
    return this.page.session?.isHotseat ? {} : guesses(this.page.game);
  }

  readonly togglePencil = () => {
    this.pencil = !this.pencil;
    this.page.requestUpdate();
  };

  /// Takes the pencil to a hidden enemy piece; returns whether there is one.
  inspect(square: Square): boolean {
    const state = this.page.session?.state;
    const piece = state && pieceAt(state, square);
    if (!piece || piece.kind || state.view?.you === null || piece.side === state.view?.you) return false;
    if (this.page.session?.isHotseat) announce(words().game.noPencil);
    else this.pencilling = piece;
    this.pencil = false;
    this.page.requestUpdate();
    return true;
  }

  /// The pencil at the square where it was asked for.
  wheel(bottom: Side) {
    const { page } = this;
    const state = page.session?.state;
    const piece = this.pencilling && state && pieceAt(state, this.pencilling.square);
    if (!piece || !state?.view || piece.home !== this.pencilling?.home) return nothing;
    const { army, board } = state.rules;
    const counts = pieceCounts(piece.side, army, piecesOn(state), state.view.captured);
    const close = () => {
      this.pencilling = undefined;
      page.requestUpdate();
    };
    const back = () => {
      close();
      page.querySelector<FlagfallBoard>('flagfall-board')?.focusOn(piece.square);
    };
    return pencilWheel({
      piece,
      kinds: counts.map(({ kind }) => kind),
      possible: possibleKinds(counts, piece),
      look: lookFor(page.session?.edition),
      ground: board,
      bottom,
      close,
      back,
      write: (kind: Kind | undefined) => {
        guess(page.game, piece.home, kind);
        back();
      },
    });
  }

  /// Lights a kind on the board, or puts it out again, and says how many of it are left.
  readonly light = (lit: Lit) => {
    const same = this.lit?.side === lit.side && this.lit.kind === lit.kind;
    this.lit = same ? undefined : lit;
    const state = this.page.session?.state;
    if (this.lit && state?.view && !this.page.walk.replay) {
      const counts = pieceCounts(lit.side, state.rules.army, piecesOn(state), state.view.captured);
      const count = counts.find(({ kind }) => kind === lit.kind);
      const name = lookFor(this.page.session?.edition).names[lit.kind];
      if (count) announce(countText(name, count, state.view.you !== lit.side));
    }
    this.page.requestUpdate();
  };
}

const toggled = (all: readonly string[], one: string): readonly string[] =>
  all.includes(one) ? all.filter((it) => it !== one) : [...all, one];
