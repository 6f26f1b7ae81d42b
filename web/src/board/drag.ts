/// Drag and drop for mouse and touch: a copy of the piece follows the pointer.
import type { Square } from './types';

const THRESHOLD_PX = 6;

export interface Drag {
  /// The dragged element; a copy of it follows the pointer.
  readonly piece: Element;
  /// Called when the drag begins.
  lift?(): void;
  /// Called at the end, with the square under the pointer, if any.
  drop(square: Square | undefined): void;
}

/// Follows a press until it is released. A press that does not move is no drag but a click.
export function followDrag(press: PointerEvent, drag: Drag) {
  let ghost: HTMLElement | undefined;
  const gone = new AbortController();
  const { signal } = gone;

  const move = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    if (!ghost && Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) < THRESHOLD_PX) return;
    if (!ghost) {
      ghost = ghostOf(drag.piece);
      drag.lift?.();
    }
    event.preventDefault();
    ghost.style.setProperty('--px', `${event.clientX}px`);
    ghost.style.setProperty('--py', `${event.clientY}px`);
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    gone.abort();
    if (!ghost) return;
    ghost.remove();
    swallowClick();
    if (event.type === 'pointerup') drag.drop(squareBelow(event));
  };

  addEventListener('pointermove', move, { signal, passive: false });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
}

export function squareBelow(event: { clientX: number; clientY: number }): Square | undefined {
  const cell = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-square]');
  return cell?.getAttribute('data-square') ?? undefined;
}

function ghostOf(piece: Element): HTMLElement {
  const { width } = piece.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'board-ghost';
  ghost.style.setProperty('--size', `${width}px`);
  ghost.append(piece.cloneNode(true));
  document.body.append(ghost);
  return ghost;
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
