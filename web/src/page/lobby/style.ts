import { css } from 'lit';

/// The style of the lobby.
export const lobbySheet = css`
  .lobby .play { position: sticky; top: var(--space-3); }
  .lobby .lists { display: grid; gap: var(--space-6); }
  .lobby .lists h3 { margin: var(--space-4) 0 var(--space-2); font-size: 1rem; }
  /* Ten levels in even rows. */
  .lobby .computers { container-type: inline-size; }
  .lobby .levels { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--space-2); }
  .lobby .levels button { width: 100%; padding-inline: var(--space-1); font-weight: 600; }
  @container (min-width: 44rem) { .lobby .levels { grid-template-columns: repeat(5, minmax(0, 1fr)); } }
  @media (max-width: 56rem), (max-height: 40rem) { .lobby .play { position: static; } }
`;
