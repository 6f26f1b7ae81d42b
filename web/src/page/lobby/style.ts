import { css } from 'lit';

/// The style of the lobby.
export const lobbySheet = css`
  .lobby .play { position: sticky; top: var(--space-3); }
  .lobby .lists { display: grid; gap: var(--space-6); }
  .lobby .lists h3 { margin: var(--space-4) 0 var(--space-2); font-size: 1rem; }
  .lobby .levels { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: var(--space-2); }
  .lobby .levels button { justify-content: start; width: 100%; }
  .lobby .levels button b { font-weight: 600; }
  .lobby .levels .icon { color: var(--accent-ink); }
  @media (max-width: 30rem) {
    .lobby .levels .icon { display: none; }
    .lobby .levels button { justify-content: center; padding-inline: var(--space-1); }
  }
  @media (max-width: 56rem), (max-height: 40rem) { .lobby .play { position: static; } }
`;
