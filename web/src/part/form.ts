/// A labelled field, and the values of a form.
import { html, nothing } from 'lit';

export interface FieldOptions {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'password';
  readonly autocomplete?: AutoFill;
  readonly about?: string;
  readonly value?: string;
}

export const field = ({ name, label, type = 'text', autocomplete = 'off', about, value = '' }: FieldOptions) =>
  html`<label class="field"><span>${label}</span>
    <input name=${name} type=${type} autocomplete=${autocomplete} required spellcheck="false" autocapitalize="none" .value=${value}>
    ${about ? html`<small class="hint">${about}</small>` : nothing}</label>`;

/// Hands the values of a form on when it is sent, and keeps the browser on this page.
export const onSubmit =
  (take: (values: Readonly<Record<string, string>>, form: HTMLFormElement) => unknown) => (event: Event) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const values = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
    take(Object.fromEntries(values) as Record<string, string>, form);
  };
