/// Turns pointer and keyboard input on a board into board events.
import { NO_EVENTS, type BoardConfig, type BoardEvents } from './config';
import { followDrag, squareBelow } from './drag';
import { cellOf, squareAtCell } from './square';
import type { Square } from './types';

const LONG_PRESS_MS = 500;

export interface InputTarget {
  readonly config: BoardConfig;
  readonly events: BoardEvents;
  focusOn(square: Square): void;
  /// Shows a line while it is being drawn.
  sketch?(from: Square, to: Square | undefined): void;
}

/// Adds the listeners to a board element.
export function listen(board: HTMLElement & InputTarget) {
  let longPressed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const draws = () => board.events.draw !== NO_EVENTS.draw;
  const squareOf = (event: Event) =>
    (event.target as Element).closest?.('[data-square]')?.getAttribute('data-square') ?? undefined;

  board.addEventListener('pointerdown', (event) => {
    const square = squareOf(event);
    longPressed = false;
    if (square && event.button === 2 && event.pointerType === 'mouse') {
      return drawLine(event, square, board, () => !event.shiftKey && board.events.inspect(square));
    }
    if (!square || event.button !== 0) return;
    if (event.pointerType !== 'mouse') {
      timer = setTimeout(() => {
        longPressed = true;
        const inspected = board.events.inspect(square);
        if (draws()) drawLine(event, square, board, () => inspected);
      }, LONG_PRESS_MS);
    }
    const piece = board.querySelector(`[data-at="${square}"] .drawing`)?.firstElementChild;
    if (piece && board.config.draggable.has(square)) {
      followDrag(event, {
        piece,
        // A finger that was held still draws.
        begins: () => !(longPressed && draws()),
        lift: () => {
          clearTimeout(timer);
          board.classList.add('dragging');
          board.events.point(square);
        },
        drop: (to) => {
          board.classList.remove('dragging');
          board.events.drop(square, to);
        },
      });
    }
  });
  // The page must not scroll while a finger draws.
  board.addEventListener('touchmove', (event) => longPressed && draws() && event.preventDefault(), { passive: false });
  for (const end of ['pointerup', 'pointercancel', 'pointermove'] as const) {
    board.addEventListener(end, (event) => {
      if (end !== 'pointermove' || Math.hypot(event.movementX, event.movementY) > 4) clearTimeout(timer);
    });
  }

  board.addEventListener('click', (event) => {
    const square = squareOf(event);
    if (!square || longPressed) return;
    board.focusOn(square);
    board.events.pick(square);
  });
  board.addEventListener('contextmenu', (event) => {
    const square = squareOf(event);
    if (!square) return;
    event.preventDefault();
    // The right button draws lines, and a long press has been answered: what is left is the key of the menu.
    if (!longPressed && event.button !== 2) board.events.inspect(square);
  });
  board.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') board.events.point(squareBelow(event));
  });
  board.addEventListener('pointerleave', () => board.events.point(undefined));
  board.addEventListener('keydown', (event) => {
    const square = squareOf(event);
    if (square && press(event.key, square, board)) event.preventDefault();
  });
}

/// Follows the right button, or a finger that was held still, from a square: to another one it draws a line; where it stays
/// it rings the square, unless `answered` says that something else has happened there.
function drawLine(press: PointerEvent, from: Square, board: InputTarget, answered: () => boolean) {
  const gone = new AbortController();
  const { signal } = gone;
  const isSame = (event: PointerEvent) => event.pointerId === press.pointerId;
  addEventListener('pointermove', (event) => isSame(event) && board.sketch?.(from, squareBelow(event)), { signal });
  const end = (event: PointerEvent) => {
    if (!isSame(event)) return;
    gone.abort();
    board.sketch?.(from, undefined);
    const to = squareBelow(event);
    if (event.type !== 'pointerup' || to === undefined) return;
    if (from === to && answered()) return;
    board.events.draw(from, to);
  };
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
}

/// Handles a key pressed on a square; returns whether the board uses that key.
export function press(key: string, square: Square, board: InputTarget): boolean {
  const { ground, bottom, hiddenRows } = board.config;
  const { x, y } = cellOf(square, ground, bottom);
  const to = (nx: number, ny: number) => {
    const next = ny < hiddenRows ? undefined : squareAtCell({ x: nx, y: ny }, ground, bottom);
    if (next) board.focusOn(next);
    return true;
  };
  switch (key) {
    case 'ArrowLeft':
      return to(x - 1, y);
    case 'ArrowRight':
      return to(x + 1, y);
    case 'ArrowUp':
      return to(x, y - 1);
    case 'ArrowDown':
      return to(x, y + 1);
    case 'Home':
      return to(0, y);
    case 'End':
      return to(ground.columns - 1, y);
    case 'PageUp':
      return to(x, hiddenRows);
    case 'PageDown':
      return to(x, ground.rows - 1);
    case 'Enter':
    case ' ':
      board.events.pick(square);
      return true;
    case 'p':
    case 'P':
      board.events.inspect(square);
      return true;
    case 'm':
    case 'M':
      board.events.draw(square, square);
      return true;
    case 'Delete':
    case 'Backspace':
      board.events.drop(square, undefined);
      return true;
    case 'Escape':
      board.events.cancel();
      return true;
    default:
      return false;
  }
}
