/// Messages for screen readers, in the live region of index.html.

const region = () => document.getElementById('spoken');

export function announce(text: string) {
  const where = region();
  if (where) where.textContent = where.textContent === text ? `${text}\u00a0` : text;
}

/// Removes the last message, before a curtain comes down.
export function clearAnnouncement() {
  const where = region();
  if (where) where.textContent = '';
}
