/// The movable pieces of the commander edition by rank, with their number.
const counts = [
  ['10', 1],
  ['9', 1],
  ['8', 2],
  ['7', 3],
  ['6', 4],
  ['5', 4],
  ['4', 4],
  ['3', 5],
  ['2', 8],
  ['S', 1],
] as const;
export const ranked = (names: readonly string[]) => counts.map(([rank, count], i) => [rank, names[i]!, String(count)]);
