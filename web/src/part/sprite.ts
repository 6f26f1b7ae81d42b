/// Loads the SVG sprite sheets into the document, each once and on demand. From then on every piece and icon is available,
/// even while the server is not.

export type Sheet = 'table' | 'logo' | 'military' | 'fantasy' | 'contrast';

const requested = new Set<Sheet>();

/// The address of a drawing; its sheet is loaded if it was not before.
export function drawing(sheet: Sheet, id: string): string {
  if (!requested.has(sheet)) {
    requested.add(sheet);
    void load(sheet);
  }
  return `#${id}`;
}

async function load(sheet: Sheet) {
  try {
    const text = await (await fetch(`/art/${sheet}.svg`)).text();
    const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
    documentElement.setAttribute('class', 'sprite');
    documentElement.setAttribute('aria-hidden', 'true');
    document.body.append(document.importNode(documentElement, true));
  } catch {
    requested.delete(sheet);
  }
}
