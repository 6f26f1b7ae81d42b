/// What the server says, in the reader's words. It speaks English to programs and people alike: names of editions, the
/// rule book, its reasons against a ruleset. A phrase book turns its sentences into those of a language; the English one
/// only those that are meant for programs. `#` stands for a number, a square or a run of squares, in the order they come.

export type PhraseBook = Readonly<Record<string, string>>;

const CHANGING = /(?<=BOUNDARY_)\w*|\b[a-j]\d+(?: [a-j]\d+)*\b|-?\b\d+\b/g;

/// A sentence in the words of a book, or as it was said where the book does not know it.
export function phrased(book: PhraseBook, said: string): string {
  const changing = said.match(CHANGING) ?? [];
  let next = 0;
  return book[said.replace(CHANGING, '#')]?.replaceAll('#', () => changing[next++] ?? '') ?? said;
}

const LAKE_FAULT = /^(board\.lakes:) (\S+) (is .*)$/;

/// The faults of a ruleset, with lakes of the same fault taken together.
export function gathered(faults: readonly string[]): readonly string[] {
  const lakes = new Map<string, string>();
  for (const fault of faults) {
    const [, where, lake, what] = LAKE_FAULT.exec(fault) ?? [];
    if (where && lake && what) lakes.set(what, `${lakes.get(what) ?? where} ${lake}`);
  }
  return [...faults.filter((fault) => !LAKE_FAULT.test(fault)), ...[...lakes].map(([what, where]) => `${where} ${what}`)];
}
