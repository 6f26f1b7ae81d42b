/// Keys and wheel for walking through a game: ←, →, Home, End, Space, and the wheel over the board. Escape puts away what
/// was begun, wherever the focus is.
import type { FlagfallGame } from './game';

const WHEEL_STEP = 60;
const ESCAPES_ITSELF = 'input, select, textarea, dialog, [role=dialog], [role=grid]';

/// Adds the listeners; the returned function removes them.
export function walkByInput(page: FlagfallGame): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  let byPointer = true;
  let turned = 0;
  addEventListener('pointerdown', () => (byPointer = true), { signal, capture: true });

  // Before the board: whoever came to it with a pointer means the replay. Whoever tabbed to it walks its squares.
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Tab') byPointer = false;
    const target = event.target as Element;
    if (event.key === 'Escape' && !target.closest(ESCAPES_ITSELF)) page.escape();
    const taken = target.closest('input, select, textarea, button, a, dialog') !== null && event.key === ' ';
    const elsewhere = target.closest('input, select, textarea, dialog') !== null;
    const onBoard = target.closest('[role=grid]') !== null && !byPointer;
    if (taken || elsewhere || onBoard || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!page.walk.byKey(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const wheel = (event: WheelEvent) => {
    if (!page.walk.replay || !(event.target as Element).closest?.('.game .stage')) return;
    event.preventDefault();
    turned += event.deltaY;
    if (Math.abs(turned) < WHEEL_STEP) return;
    page.walk.byKey(turned > 0 ? 'ArrowRight' : 'ArrowLeft');
    turned = 0;
  };
  addEventListener('keydown', key, { signal, capture: true });
  addEventListener('wheel', wheel, { signal, passive: false });
  return () => gone.abort();
}
