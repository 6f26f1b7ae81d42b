import { css } from 'lit';

/// The style of the list of the best, and of profiles.
export const peopleSheet = css`
  .people .agree { display: flex; flex-wrap: wrap; gap: var(--space-4) var(--space-6); align-items: end; }
  .people .agree legend { margin-bottom: var(--space-1); }
  .people .agree > .form { width: min(16rem, 100%); }
  .people .find { display: flex; align-items: end; gap: var(--space-2); }
  .people .find .field { flex: 1; }
  .ranking { width: min(46rem, 100%); }
  .ranking :is(th, td) { padding: var(--space-2) var(--space-3); text-align: start; border-bottom: 1px solid var(--line); font-weight: 400; }
  .ranking thead th { color: var(--ink-soft); font-size: var(--text-small); }
  .ranking :is(td, thead th):not(:nth-child(2)) { text-align: end; }
  .ranking td:first-child, .ranking thead th:first-child { width: 4rem; }
  .ranking small { color: var(--ink-soft); }
  /* Two curves side by side where there is room, and never wider than they are drawn for. */
  .people .ratings { grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); column-gap: var(--space-5); }
  .people .rating { font-size: var(--heading-3); font-weight: 600; align-items: center; }
  .people .ratings .curve { grid-column: 1 / -1; grid-row: 3; }
  .curve svg { display: block; width: 100%; height: auto; }
  .curve path { fill: none; stroke: var(--accent); stroke-width: 2; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
  .curve circle { fill: var(--accent); }
  .curve .middle { stroke: var(--line); stroke-dasharray: 3 4; }
  .curve figcaption { display: flex; justify-content: space-between; gap: var(--space-2); color: var(--ink-soft); font-size: var(--text-small); }
  .people .said:empty { display: none; }
  .people .rows .ending { min-width: 12rem; }
  .people .ending.won { border-color: var(--good); }
  @media (max-width: 30rem) { .ranking :is(th, td) { padding-inline: var(--space-1); } }
`;
