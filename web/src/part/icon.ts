import { html } from 'lit';
import { drawing } from './sprite';

/// An icon beside a text; screen readers skip it.
export const icon = (name: string) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href=${drawing('table', name)}></use></svg>`;
