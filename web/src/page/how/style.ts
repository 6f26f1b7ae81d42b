import { css } from 'lit';

/// The style of the tutorial.
export const howSheet = css`
  .how { --mat: clamp(20rem, 100dvh - 14rem, 52rem); width: min(var(--mat) + 30rem, 100%); margin: 0 auto; padding: var(--space-4) var(--space-4) var(--space-6); display: grid; grid-template: "head head" auto "board lesson" auto / minmax(0, var(--mat)) minmax(18rem, 1fr); gap: var(--space-5) var(--space-6); }
  .how header { grid-area: head; }
  .how header p, .how .count { color: var(--ink-soft); }
  .how .stage { grid-area: board; position: relative; }
  .lesson { grid-area: lesson; display: grid; gap: var(--space-3); align-content: center; }
  .lesson h2 { font-size: var(--heading-3); }
  .lesson p { max-width: 44ch; }
  .lesson > p:not([class]) { min-height: 9rem; }
  .lesson .signs-told { display: flex; flex-wrap: wrap; gap: 0 var(--space-3); font-size: var(--text-small); color: var(--ink-soft); }
  .lesson .signs-told span { display: inline-flex; align-items: center; gap: var(--space-1); }
  .lesson .ladder { font-size: var(--text-small); color: var(--ink-soft); max-width: 26rem; }
  .lesson .ladder [role="img"] { display: grid; grid-template-columns: repeat(10, 1fr); gap: var(--space-1); margin-top: var(--space-1); }
  .lesson .good { color: var(--good); font-weight: 600; }

  @media (max-width: 56rem) {
    .how { grid-template: "lesson" auto "board" auto / minmax(0, 1fr); gap: var(--space-3); padding-block: 0 var(--space-4); }
    /* The title of the lesson is enough: the board it speaks of must be in sight. */
    .how header { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .how .mat { width: min(100%, max(46dvh, 100dvh - 25rem)); margin-inline: auto; }
    .lesson { gap: var(--space-2); grid-template-columns: 1fr auto; }
    .lesson > * { grid-column: 1 / -1; }
    .lesson .count { grid-area: 1 / 2; }
    .lesson h2 { grid-area: 1 / 1; }
    .lesson p { max-width: none; }
    .lesson > p:not([class]) { min-height: 0; }
  }
  /* The smallest phones: the board comes first. The next lesson tells of the signs again. */
  @media (max-width: 22rem) {
    .lesson .ladder > span:first-child, .lesson .ladder + .signs-told { display: none; }
  }
  /* Phones in landscape: the board beside the lesson, or the lesson would speak of what is out of sight. */
  @media (max-height: 33rem) and (orientation: landscape) {
    .how { --mat: calc(100dvh - 4.5rem); grid-template: "board lesson" 1fr / var(--mat) minmax(0, 1fr); gap: 0 var(--space-4); padding-block: 0 var(--space-2); }
    .how .mat { width: 100%; }
    .lesson { font-size: 0.93rem; line-height: 1.35; gap: var(--space-1); }
  }
`;
