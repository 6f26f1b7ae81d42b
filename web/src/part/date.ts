/// A day, as the reader's language writes it.
export const dateOf = (millis: number): string =>
  new Date(millis).toLocaleDateString(document.documentElement.lang, { dateStyle: 'medium' });
