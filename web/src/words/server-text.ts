/// Translates the texts of the server, which are English: names of editions, the rule table, faults of a ruleset. The table
/// of a language is keyed by the English sentence, in which `#` stands for a number, a square or a list of squares.

export type TextTable = Readonly<Record<string, string>>;

const VALUES = /(?<=BOUNDARY_)\w*|\b[a-j]\d+(?: [a-j]\d+)*\b|-?\b\d+\b/g;

/// The translation of a sentence, or the sentence itself where the table lacks it.
export function translate(table: TextTable, text: string): string {
  const values = text.match(VALUES) ?? [];
  let next = 0;
  return table[text.replace(VALUES, '#')]?.replaceAll('#', () => values[next++] ?? '') ?? text;
}

const LAKE_FAULT = /^(board\.lakes:) (\S+) (is .*)$/;

/// The faults of a ruleset, with all lakes of the same fault in one.
export function mergedLakeFaults(faults: readonly string[]): readonly string[] {
  const lakes = new Map<string, string>();
  for (const fault of faults) {
    const [, where, lake, what] = LAKE_FAULT.exec(fault) ?? [];
    if (where && lake && what) lakes.set(what, `${lakes.get(what) ?? where} ${lake}`);
  }
  return [
    ...faults.filter((fault) => !LAKE_FAULT.test(fault)),
    ...[...lakes].map(([what, where]) => `${where} ${what}`),
  ];
}
