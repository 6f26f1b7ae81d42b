/// The style of pages that are loaded when they are opened: each adds its own, and what they share.
import { css, type CSSResult } from 'lit';

export function addSheet(...sheets: readonly CSSResult[]) {
  for (const { styleSheet } of [SHARED, ...sheets]) {
    if (styleSheet && !document.adoptedStyleSheets.includes(styleSheet)) document.adoptedStyleSheets.push(styleSheet);
  }
}

const SHARED = css`
  .around { width: min(76rem, 100%); margin: 0 auto; padding: var(--space-3) var(--space-4) var(--space-7); display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-5); align-content: start; }
  .around > header { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: var(--space-2) var(--space-5); }
  .around > header p { color: var(--ink-soft); }
  .around h2 { margin-bottom: var(--space-3); }
  .around .columns { display: grid; grid-template-columns: minmax(18rem, 24rem) minmax(0, 1fr); gap: var(--space-6); align-items: start; }
  .around .panel { padding: var(--space-4); border-radius: var(--radius-panel); background: var(--surface-raised); box-shadow: var(--shadow-short), 0 0 0 1px var(--line); display: grid; gap: var(--space-4); }
  .around .panel h2 { margin: 0; }
  .around .form { display: grid; gap: var(--space-3); }
  .around .form .field { display: grid; gap: var(--space-1); }
  .around .form .field > span { min-width: 0; font-weight: 600; }
  .around .form :is(input, select) { width: 100%; }
  .around .hint { color: var(--ink-soft); font-size: var(--text-small); }
  .around .wide { width: 100%; min-height: 3rem; }
  .around .empty { color: var(--ink-soft); padding-block: var(--space-3); }
  .around .error-line:empty { display: none; }

  .rows { display: grid; }
  .rows > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--space-1) var(--space-4); align-items: center; padding-block: var(--space-3); border-top: 1px solid var(--line); }
  .rows > li:last-child { border-bottom: 1px solid var(--line); }
  .rows .who { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 var(--space-2); min-width: 0; overflow-wrap: anywhere; }
  .rows .who b { font-weight: 600; }
  .rows .about { color: var(--ink-soft); font-size: var(--text-small); }
  .rows .go { grid-column: 2; grid-row: 1 / span 2; display: flex; flex-wrap: wrap; gap: var(--space-2); justify-content: end; }
  .rows .go > :is(button, a) { min-width: 7rem; }
  .rows .mine { font-weight: 600; color: var(--accent-ink); }
  .number { font-variant-numeric: tabular-nums; }
  .tag { font-size: var(--text-small); color: var(--ink-soft); }

  @media (max-width: 56rem) {
    .around .columns { grid-template-columns: minmax(0, 1fr); gap: var(--space-5); }
  }
  @media (max-width: 30rem) {
    .around { padding-inline: var(--space-3); gap: var(--space-4); }
    .rows .go > :is(button, a) { min-width: 5.5rem; }
    .rows > li:has(.go.two) > :is(.who, .about) { grid-column: 1 / -1; }
    .rows .go.two { grid-column: 1 / -1; grid-row: auto; justify-content: start; }
  }
`;
