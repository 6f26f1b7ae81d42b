/// French puts a blank before some signs, where a line must not break.

const HARD = '\u00a0';

/// The same tree of texts, and of functions that make texts, with blanks that keep lines together.
export function spaced<T>(tree: T): T {
  if (typeof tree === 'string') return tree.replace(/ (?=[:;?!»%])|(?<=«) /g, HARD) as T;
  if (typeof tree === 'function')
    return ((...args: unknown[]) => spaced((tree as unknown as (...args: unknown[]) => unknown)(...args))) as T;
  if (Array.isArray(tree)) return tree.map((it: unknown) => spaced(it)) as T;
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, spaced<unknown>(value)])) as T;
}
