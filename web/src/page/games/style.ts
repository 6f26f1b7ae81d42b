import { css } from 'lit';

/// The style of one's own games.
export const gamesSheet = css`
  .games .search { width: min(24rem, 100%); }
  .games .search input { width: 100%; }
  .archive .search-form { display: flex; flex-wrap: wrap; gap: var(--space-3); align-items: end; }
  .archive .search-form .field { flex: 1 1 9rem; }
  .archive .search-form :is(input, select) { width: 100%; }
  .games .ending.won { color: var(--good); font-weight: 600; }
  .games .ending.lost { color: var(--bad); font-weight: 600; }
  .games .ending.drawn { font-weight: 600; }
  .keep { display: grid; gap: var(--space-4); }
  .keep li { display: grid; gap: var(--space-2); }
  .keep .bar > button { flex: 1 1 6rem; }
  .games .lists { display: grid; gap: var(--space-6); }
`;
