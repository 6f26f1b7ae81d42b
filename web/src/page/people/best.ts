/// Draws the list of the best players of an edition, people and programs apart.
import { html } from 'lit';
import { choice, optionsOf } from '../../part/choice';
import { field, onSubmit } from '../../part/form';
import { go } from '../../route';
import { titleOf } from '../../state/rulebook';
import { words } from '../../words';
import { around } from '../../words/around';
import type { FlagfallPeople } from './people';

export function bestTemplate(page: FlagfallPeople) {
  const w = around().people;
  const chosen = (event: Event) => page.choose({ edition: (event.target as HTMLSelectElement).value });
  return html`<div class="around people">
    <header><div><h1>${w.title}</h1><p>${w.lead}</p></div></header>
    <div class="agree">
      <div class="form"><label class="field"><span>${w.edition}</span><select @change=${chosen}>${page.editions.map(
        (it) => html`<option value=${it.id} ?selected=${it.id === page.edition}>${titleOf(it)}</option>`,
      )}</select></label></div>
      ${choice(w.whose, 'bots', optionsOf(w.kinds), page.bots ? 'bots' : 'people', (value) => page.choose({ bots: value === 'bots' }))}
      <form class="form find" @submit=${onSubmit(({ name = '' }) => go(`/people/${encodeURIComponent(name.trim())}`))}>
        ${field({ name: 'name', label: w.search })}<button>${w.find}</button></form>
    </div>
    ${table(page)}</div>`;
}

function table({ best, failed }: FlagfallPeople) {
  const w = around().people;
  if (failed) return html`<p class="error-line" role="alert">${words().app.failed}</p>`;
  if (!best) return html`<p class="loading">${words().app.loading}</p>`;
  if (best.length === 0)
    return html`<p class="empty">${w.nobody}</p><p><a class="button" href="/lobby">${w.toLobby}</a></p>`;
  return html`<table class="ranking"><thead><tr><th scope="col">${w.rank}</th><th scope="col">${w.name}</th>
    <th scope="col">${w.rating}</th><th scope="col">${w.games}</th></tr></thead>
    <tbody>${best.map(
      ({ rank, name, rating, deviation, games }) => html`<tr><td>${rank}</td>
      <th scope="row"><a href="/people/${name}">${name}</a></th>
      <td>${Math.round(rating)} <small>± ${Math.round(deviation)}</small></td><td>${games}</td></tr>`,
    )}</tbody></table>`;
}
