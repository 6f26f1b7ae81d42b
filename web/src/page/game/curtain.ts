/// Draws the curtain between the turns of a hot-seat game.
import { html } from 'lit';
import { drawing } from '../../part/sprite';
import type { Curtain } from '../../state/curtain';
import type { Side } from '../../wire/messages';
import { words } from '../../words';

export function curtainTemplate({ side, stage }: Curtain, lift: () => void) {
  const w = words().curtain;
  return html`<section class="curtain" data-side=${side} aria-labelledby="curtain-ask">
    ${shield(side)}
    <h1 id="curtain-ask">${w.ask(side)}</h1>
    <p>${stage === 'setup' ? w.setup(side) : w.move(side)}</p>
    <button class="main" autofocus @click=${lift}>${w.lift(side)}</button>
    <a href="/">${words().app.toHome}</a>
  </section>`;
}

/// The curtain while it rises. It hides nothing any more.
export const risingCloth = (side: Side, gone: () => void) =>
  html`<div class="curtain rising" data-side=${side} aria-hidden="true" @animationend=${gone}></div>`;

const shield = (side: Side) => html`<svg class="crest" viewBox="0 0 64 64" aria-hidden="true">
  <use href=${drawing('table', `back-${side}`)}></use></svg>`;
