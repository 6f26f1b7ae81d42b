import { css } from 'lit';

/// The style of the position editor.
export const editSheet = css`
  .edit { grid-template: "head head" auto "board palettes" auto "board agree" 1fr / minmax(0, 1fr) 26rem; }
  .edit header { grid-area: head; }
  .edit header p { color: var(--ink-soft); }
  .edit .stage { grid-area: board; }
  .edit .stage flagfall-board { width: min(100%, calc((100dvh - 10rem) * var(--columns) / var(--rows))); margin-inline: auto; }
  .edit .palettes { grid-area: palettes; display: grid; gap: var(--space-3); }
  .edit .palettes .tray-row { display: grid; grid-template-columns: repeat(6, 1fr); }
  .edit .tray-piece { width: 100%; }
  .edit .agree { grid-area: agree; gap: var(--space-3) var(--space-5); }
  /* The way on stays in sight, and above it what is wrong. */
  .edit .seal { flex-basis: 100%; position: sticky; bottom: 0; z-index: 5; display: grid; gap: var(--space-2); padding-block: var(--space-2); background: var(--surface); }
  .edit .agree .field { flex-direction: column; align-items: start; }
  .edit .agree .field > span { min-width: 0; font-weight: 600; }

  @media (min-width: 60.01rem) and (max-height: 56rem) {
    .edit .tray-piece { min-height: 3.2rem; }
    .edit .tray-piece .piece { width: 2.2rem; height: 2.2rem; }
  }
  @media (max-width: 60rem) {
    .edit { grid-template: "head" auto "board" auto "palettes" auto "agree" auto / minmax(0, 1fr); padding-inline: var(--space-3); }
    /* Letters on the left, the same margin on the right. */
    .edit .stage { margin-inline: calc(-1 * var(--space-3)); padding-right: var(--board-gutter); }
    .edit .stage flagfall-board { width: 100%; }
    .edit { padding-bottom: 5.5rem; }
    .edit .seal { position: fixed; inset: auto 0 0 0; padding: var(--space-2) var(--space-3) max(var(--space-2), env(safe-area-inset-bottom)); box-shadow: 0 -1px 0 var(--line); }
  }
  @media (min-width: 40rem) and (max-width: 60rem) { .edit .palettes .tray-row { grid-template-columns: repeat(12, 1fr); } }
  @media (min-width: 125rem) and (min-height: 62rem) {
    .edit { width: min(100dvh + 29rem, 100%); grid-template-columns: minmax(0, 1fr) 32rem; }
    .edit .tray-piece .piece { width: 3.6rem; height: 3.6rem; }
  }
  /* Phones in landscape: the board stays in sight while one chooses beside it. */
  @media (max-height: 33rem) and (orientation: landscape) {
    .edit { grid-template: "board head" auto "board palettes" auto "board agree" 1fr / calc(100dvh - 4.2rem) minmax(0, 1fr); gap: var(--space-2) var(--space-3); padding-top: 0; }
    .edit header p { display: none; }
    .edit .stage { position: sticky; top: 0; margin: 0; padding: 0; }
    .edit .seal { position: sticky; inset: auto auto 0; padding: var(--space-2) 0; box-shadow: none; }
    .edit .palettes .tray-row { grid-template-columns: repeat(6, 1fr); }
  }
`;
