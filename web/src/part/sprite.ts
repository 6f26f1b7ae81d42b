/// The drawings, brought into the document once, sheet by sheet as they are wanted. From then on every piece and icon is
/// there at once, also while the server is not.

export type Sheet = 'table' | 'logo' | 'military' | 'fantasy' | 'contrast';

const wanted = new Set<Sheet>();

/// The address of a drawing, and the wish that its sheet be here.
export function drawing(sheet: Sheet, id: string): string {
  if (!wanted.has(sheet)) {
    wanted.add(sheet);
    void bring(sheet);
  }
  return `#${id}`;
}

async function bring(sheet: Sheet) {
  try {
    const text = await (await fetch(`/art/${sheet}.svg`)).text();
    const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
    documentElement.setAttribute('class', 'sprite');
    documentElement.setAttribute('aria-hidden', 'true');
    document.body.append(document.importNode(documentElement, true));
  } catch {
    wanted.delete(sheet);
  }
}
