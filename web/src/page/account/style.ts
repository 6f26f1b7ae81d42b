import { css } from 'lit';

/// The style of the account page.
export const accountSheet = css`
  .account .sign-in { width: min(26rem, 100%); margin: var(--space-4) auto 0; }
  .account .parts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: var(--space-4); align-items: start; }
  /* Two columns: the last of an odd number takes a whole row. */
  .account .parts > :last-child:nth-child(odd) { grid-column: 1 / -1; }
  .account .guest { width: min(26rem, 100%); margin: var(--space-3) auto 0; }
  .account .panel { align-content: start; height: 100%; }
  .account .panel .bar > :is(button, a) { flex: 1 1 11rem; }
  .account .token { display: flex; gap: var(--space-2); }
  .account .token input { flex: 1; font-family: ui-monospace, monospace; font-size: var(--text-small); }
  .account .rows .go > button { min-width: 5.5rem; }
  .account .good { color: var(--good); }
  .account .swap { justify-self: center; }
`;
