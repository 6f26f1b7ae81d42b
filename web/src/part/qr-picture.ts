/// Draws a QR code, dark on light in every scheme, with the quiet zone around it that readers need.
import { html, nothing } from 'lit';
import { qrCode } from './qr';

const QUIET = 4;

export function qrPicture(text: string, label: string) {
  const code = qrCode(text);
  if (!code) return nothing;
  const size = code.length + 2 * QUIET;
  const path = code
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('');
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label=${label} data-text=${text}>
    <rect width=${size} height=${size} fill="#fff"></rect><path d=${path} fill="#000" shape-rendering="crispEdges"></path></svg>`;
}
