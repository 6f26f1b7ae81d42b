/// Draws whose turn it is, the clocks, and the messages beside them.
import { html, nothing, type TemplateResult } from 'lit';
import { endOf, startOf } from '../../board';
import { icon } from '../../part/icon';
import { isMyTurn, type GameState } from '../../state/game';
import type { View } from '../../wire/messages';
import { words } from '../../words';
import { clock } from './clock';
import type { FlagfallGame } from './game';

/// A line beside whose turn it is. The triangle is for refusals and trouble alone.
export interface Message {
  readonly sign: 'warn' | 'chat' | 'draw' | 'arrow-right';
  readonly text: string;
}

const SIDES = ['red', 'blue'] as const;

/// `lookingBack` takes the place of the messages while an earlier board is shown.
export function turnLine(state: GameState, page: FlagfallGame, lookingBack?: TemplateResult): TemplateResult {
  const { view } = state;
  if (!view) return html``;
  const mine = isMyTurn(state);
  return html`<section class="turn" data-side=${view.turn ?? nothing}>
    <p class="whose ${mine ? 'mine' : ''}"><i class="lamp" data-side=${view.turn ?? nothing}></i>${whose(view)}</p>
    <p class="names">${SIDES.map((side) => page.players.nameOf(side, view))
      .filter((name) => name !== '')
      .join(' – ')}</p>
    ${view.clocks ? html`<div class="clocks">${SIDES.map((side) => clock(view, side, page.sinceClocks))}</div>` : nothing}
    <div class="below">${lookingBack ?? below(state, page)}</div>
  </section>`;
}

function below(state: GameState, page: FlagfallGame) {
  const view = state.view!;
  const thinks = !isMyTurn(state) && view.opponent.startsWith('computer') && view.you !== null;
  return html`${messages(state, page.message).map(({ sign, text }) => html`<p class="remark-line ${sign}">${icon(sign)}<span>${text}</span></p>`)}
    ${thinks || page.hinting ? html`<p class="thinking">${thinks ? words().game.thinking : words().game.hinting}<i></i></p>` : nothing}`;
}

function whose(view: View): string {
  const w = words().game;
  if (view.turn === null) return '';
  if (view.you === null || view.opponent === 'hotseat') return w.turn.of(view.turn);
  return view.turn === view.you ? w.turn.yours : w.turn.theirs;
}

function messages(state: GameState, message: Message | undefined): Message[] {
  const w = words().game;
  const { view } = state;
  const lines = message ? [message] : [];
  const add = (sign: Message['sign'], text: string) => lines.push({ sign, text });
  if (!state.connected) add('warn', w.offline);
  if (state.choosing.length > 0) add('arrow-right', w.turnWhere);
  if (state.premove) add('arrow-right', w.planned(startOf(state.premove), endOf(state.premove)));
  if (view?.drawOffer)
    add(
      'draw',
      view.drawOffer !== view.you
        ? w.drawOffered(view.drawOffer)
        : view.opponent.startsWith('computer')
          ? w.drawDeclined
          : w.drawSent,
    );
  const { quietLimit } = state.rules;
  const quietLeft = view && quietLimit !== 'OFF' ? quietLimit - view.quiet : undefined;
  if (quietLeft !== undefined && quietLeft <= 40) add('warn', w.quiet(quietLeft));
  if (view?.lastMove?.passed) add('arrow-right', w.passed(view.lastMove.side === 'red' ? 'blue' : 'red'));
  return lines;
}
