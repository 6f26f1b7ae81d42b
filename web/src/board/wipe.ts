/// Empties an element that has left the document. A browser may keep such an element (for undo, or because it was the last
/// one clicked), and lit keeps the values it was last drawn with: so it is drawn with blank values, then with nothing.
import { nothing, render, type LitElement } from 'lit';

export function wipe(element: LitElement, blank: unknown) {
  render(blank, element.renderRoot, element.renderOptions);
  render(nothing, element.renderRoot, element.renderOptions);
}
