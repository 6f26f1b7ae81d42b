/// The style of the review, added to the document when it is first opened.
import { css } from 'lit';

const sheet = css`
  .beside:has(flagfall-review) { max-height: none; }
  .game.reviewing .by-rules { display: none; }
  flagfall-review { display: block; flex: 1; min-height: 0; overflow-y: auto; scrollbar-gutter: stable; padding-inline-end: var(--space-1); }
  flagfall-review h2 { font-size: var(--text-large); margin-block: var(--space-4) var(--space-2); }
  flagfall-review h2:first-child { margin-block-start: 0; }
  flagfall-review .about, flagfall-review .legend { font-size: var(--text-small); color: var(--ink-soft); margin: var(--space-1) 0 0; }
  flagfall-review .legend { display: flex; flex-wrap: wrap; gap: 0 var(--space-3); font-variant-numeric: tabular-nums; }
  flagfall-review .legend .red { color: var(--side-red-ink); }
  flagfall-review .legend .blue { color: var(--side-blue-ink); }
  flagfall-review progress { width: 100%; height: 0.4rem; border: 0; border-radius: 0.2rem; background: var(--line); appearance: none; overflow: hidden; }
  flagfall-review progress::-webkit-progress-bar { background: none; }
  flagfall-review progress::-webkit-progress-value { background: var(--accent); }
  flagfall-review progress::-moz-progress-bar { background: var(--accent); }
  flagfall-review .chart { display: grid; gap: var(--space-2); cursor: crosshair; touch-action: pan-y; border-radius: var(--radius-button); }
  flagfall-review .chart:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  flagfall-review .chart svg { width: 100%; height: 8rem; background: var(--surface-sunken); border-radius: var(--radius-button); }
  flagfall-review .chart .material { height: 2.5rem; }
  flagfall-review .chart path { fill: none; stroke-width: 2; vector-effect: non-scaling-stroke; stroke-linejoin: round; }
  flagfall-review .chart .red { stroke: var(--side-red-ink); }
  flagfall-review .chart .blue { stroke: var(--side-blue-ink); stroke-dasharray: 5 3; }
  flagfall-review .chart .material path { fill: var(--ink-soft); opacity: 0.5; }
  flagfall-review .chart line { vector-effect: non-scaling-stroke; stroke: var(--line-strong); }
  flagfall-review .chart .turning { stroke: var(--accent); stroke-dasharray: 2 3; }
  flagfall-review .chart .now { stroke: var(--ink); stroke-width: 2; }
  flagfall-review ol { display: grid; gap: var(--space-2); padding: 0; list-style: none; }
  flagfall-review ol button { display: grid; justify-content: start; gap: var(--space-1); width: 100%; height: auto; padding: var(--space-2) var(--space-3); text-align: start; line-height: 1.35; font-weight: 400; }
  flagfall-review ol li { border-inline-start: 3px solid var(--side); }
  flagfall-review ol li[data-side="blue"] { border-inline-start-style: double; }
  flagfall-review ol small { font-size: var(--text-small); color: var(--ink-soft); }
  flagfall-review .heat { display: grid; grid-template-columns: repeat(var(--columns), 1fr); gap: 1px; background: var(--line); border-radius: var(--radius-button); overflow: hidden; }
  flagfall-review .heat i { aspect-ratio: 1; display: grid; place-items: center; background: var(--surface); font: 0.65rem/1 var(--font); font-variant-numeric: tabular-nums; }
  flagfall-review .heat .lake { background: var(--lake); }
  flagfall-review .heat .hidden { background: color-mix(in oklab, var(--accent) var(--heat), var(--surface-sunken)); color: var(--ink); }
  flagfall-review .heat .truth { box-shadow: inset 0 0 0 2px var(--ink); }
  flagfall-review select { width: 100%; min-height: var(--touch); margin-block: var(--space-2); }
  flagfall-review table { width: 100%; font-size: var(--text-small); border-collapse: collapse; }
  flagfall-review th { text-align: start; font-weight: 600; }
  flagfall-review :is(td, th) { padding: 2px var(--space-1); vertical-align: top; }
  /* The curve is a slider already; which move it is still has to be said. */
  .game.reviewing .slider input { display: none; }
  .game.reviewing .slider { grid-column: 1 / -1; }
  @media (max-width: 46rem) { flagfall-review { overflow: visible; } }
  /* Beside the board the room is wanted. */
  @media (min-width: 56.01rem) {
    .game.reviewing .verdict { min-height: 0; }
    .game.reviewing .verdict h1 { font-size: var(--heading-3); }
    .game.reviewing .actions { grid-template-columns: minmax(0, 1fr) auto; gap: var(--space-2); }
    .game.reviewing .actions .bar { grid-column: span 2; }
    .game.reviewing .actions > button { padding-inline: var(--space-3); align-self: end; }
    .game.reviewing .actions .options { flex-wrap: nowrap; }
    .game.reviewing .actions .options span { padding-inline: var(--space-2); }
  }
  /* Below the board: it stays in sight, so that one sees where a turning point leads. */
  @media (max-width: 56rem) and (orientation: portrait) {
    .game.reviewing .stage { justify-items: center; }
    .game.reviewing .mat { width: min(100%, 45dvh); }
    /* It grows while it is read: what is in sight stays there without the browser's help. */
    .game.reviewing { overflow-anchor: none; }
    .game.reviewing .nameplate { display: none; }
    /* The keys are at hand below what is read, and the armies come last. */
    .game.reviewing .actions.replay { order: 5; position: sticky; bottom: 0; display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--space-2); }
    .game.reviewing .actions.replay .bar { grid-column: span 2; }
    .game.reviewing .armies { order: 6; margin: 0; }
    flagfall-review { min-height: 60dvh; scroll-margin-top: min(100vw, 45dvh); }
  }
`;

export function addStyle() {
  const made = sheet.styleSheet;
  if (made && !document.adoptedStyleSheets.includes(made)) document.adoptedStyleSheets.push(made);
}
