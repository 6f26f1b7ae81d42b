import { html } from 'lit';
import { drawing } from './sprite';

/// A small drawing beside a word; it says nothing on its own.
export const icon = (name: string) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href=${drawing('table', name)}></use></svg>`;
