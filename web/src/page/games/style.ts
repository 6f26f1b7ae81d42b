import { css } from 'lit';

/// The style of one's own games.
export const gamesSheet = css`
  .games .search { width: min(24rem, 100%); margin-bottom: var(--space-3); }
  .games .search input { width: 100%; text-overflow: ellipsis; }
  .archive .search-form { display: flex; flex-wrap: wrap; gap: var(--space-3); align-items: end; }
  .archive .search-form .field { flex: 1 1 9rem; }
  .archive .search-form :is(input, select, button) { height: 2.75rem; }
  .games .ending.won { color: var(--good); font-weight: 600; }
  .games .ending.lost { color: var(--bad); font-weight: 600; }
  .games .ending.drawn { font-weight: 600; }
  .keep { display: grid; gap: var(--space-4); }
  .keep li { display: grid; gap: var(--space-2); }
  .keep .bar > button { flex: 1 1 6rem; }
  .import { display: grid; gap: var(--space-3); }
  .import textarea { width: 100%; height: min(14rem, 34dvh); font: 0.9rem/1.4 ui-monospace, monospace; }
  .import pre { margin: var(--space-2) 0 0; padding: var(--space-3); overflow-x: auto; border-radius: var(--radius-button); background: color-mix(in oklab, var(--line) 40%, transparent); font-size: 0.8rem; }
  .import summary { cursor: pointer; color: var(--ink-soft); font-size: var(--text-small); }
  .import .problems { color: var(--bad); }
  .import .bar { align-items: stretch; }
  .import .bar > * { flex: 1 1 auto; justify-content: center; white-space: nowrap; }
  .games .lists { display: grid; gap: var(--space-6); }
`;
