import { css } from 'lit';

/// The style of one's own games.
export const gamesSheet = css`
  .games .lists { display: grid; gap: var(--space-6); }
`;
