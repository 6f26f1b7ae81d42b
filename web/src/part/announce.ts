/// What is said aloud to those who listen to the page. The region stands in index.html and outlives every page.

const region = () => document.getElementById('spoken');

export function announce(text: string) {
  const where = region();
  if (where) where.textContent = where.textContent === text ? `${text}\u00a0` : text;
}

/// Leaves nothing of what was said: before a curtain falls.
export function hush() {
  const where = region();
  if (where) where.textContent = '';
}
