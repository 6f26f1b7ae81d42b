/// A radio group. Where the page says already what it is about, its legend is `unseen`.
import { html } from 'lit';

export interface Option<T extends string> {
  readonly value: T;
  readonly label: string;
}

export function choice<T extends string>(
  legend: string,
  name: string,
  options: readonly Option<T>[],
  chosen: T,
  choose: (value: T) => void,
  unseen = '',
) {
  return html`<fieldset class="choice"><legend class=${unseen}>${legend}</legend><div class="options">${options.map(
    ({ value, label }) => html`
    <label><input type="radio" name=${name} .value=${value} .checked=${value === chosen}
      @change=${() => choose(value)}><span>${label}</span></label>`,
  )}</div></fieldset>`;
}

/// Options from a record of labels.
export const optionsOf = <T extends string>(labels: Readonly<Record<T, string>>): Option<T>[] =>
  (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));
