/// Drag and drop for mouse and touch: a copy of the piece follows the pointer, and a frame shows where it would land.
import type { Square } from './types';

const THRESHOLD_PX = 6;

export interface Drag {
  /// The dragged element; a copy of it follows the pointer.
  readonly piece: Element;
  /// The width of the copy in pixels; that of the piece, if it is not given.
  readonly size?: number | undefined;
  /// Whether a piece can land on a square; on any, if it is not given.
  accepts?(square: Square): boolean;
  /// Whether this press may become a drag; it may, if this is not given.
  begins?(): boolean;
  /// Called when the drag begins.
  lift?(): void;
  /// Called at the end, with the square under the pointer, if any.
  drop(square: Square | undefined): void;
}

/// Follows a press until it is released. A press that does not move is no drag but a click.
export function followDrag(press: PointerEvent, drag: Drag) {
  let shown: Follower | undefined;
  const gone = new AbortController();
  const { signal } = gone;

  const move = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    if (!shown && drag.begins?.() === false) return;
    if (!shown && Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) < THRESHOLD_PX) return;
    if (!shown) {
      shown = new Follower(drag, press.pointerType !== 'mouse');
      drag.lift?.();
    }
    event.preventDefault();
    shown.follow(event);
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    gone.abort();
    if (!shown) return;
    shown.remove();
    swallowClick();
    if (event.type === 'pointerup') drag.drop(squareBelow(event));
  };

  addEventListener('pointermove', move, { signal, passive: false });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
}

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

const cellBelow = ({ clientX, clientY }: Point) =>
  document.elementFromPoint(clientX, clientY)?.closest('[data-square]') ?? undefined;

export const squareBelow = (point: Point): Square | undefined =>
  cellBelow(point)?.getAttribute('data-square') ?? undefined;

/// The copy of the piece, and the frame around the square below the pointer.
class Follower {
  private readonly ghost: HTMLElement;
  private readonly landing: HTMLElement;

  constructor(
    private readonly drag: Drag,
    byTouch: boolean,
  ) {
    this.ghost = layer('board-ghost', byTouch);
    this.landing = layer('board-landing', byTouch);
    this.ghost.style.setProperty('--size', `${drag.size ?? drag.piece.getBoundingClientRect().width}px`);
    this.ghost.append(drag.piece.cloneNode(true));
    this.landing.hidden = true;
    document.body.append(this.landing, this.ghost);
  }

  follow(point: Point) {
    this.ghost.style.setProperty('--px', `${point.clientX}px`);
    this.ghost.style.setProperty('--py', `${point.clientY}px`);
    const cell = cellBelow(point);
    const square = cell?.getAttribute('data-square');
    const lands =
      cell && square && cell.getAttribute('data-ground') !== 'lake' && (this.drag.accepts?.(square) ?? true);
    this.landing.hidden = !lands;
    if (!lands) return;
    const box = cell.getBoundingClientRect();
    for (const edge of ['left', 'top', 'width', 'height'] as const)
      this.landing.style.setProperty(`--${edge}`, `${box[edge]}px`);
  }

  remove() {
    this.ghost.remove();
    this.landing.remove();
  }
}

function layer(name: string, byTouch: boolean): HTMLElement {
  const element = document.createElement('div');
  element.className = byTouch ? `${name} by-touch` : name;
  return element;
}

/// The browser sends a click after a drag; it must not count as one.
function swallowClick() {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 0);
}
