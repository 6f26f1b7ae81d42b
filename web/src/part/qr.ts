/// QR codes (ISO/IEC 18004): text as bytes, error correction level M, versions 1 to 9. That is room for 180 bytes.

/// For each version: correction codewords in a block, then the data codewords of each block.
const BLOCKS: readonly (readonly [number, ...number[]])[] = [
  [10, 16],
  [16, 28],
  [26, 44],
  [18, 32, 32],
  [24, 43, 43],
  [16, 27, 27, 27, 27],
  [18, 31, 31, 31, 31],
  [22, 38, 38, 39, 39],
  [22, 36, 36, 36, 37, 37],
];
/// The middles of the alignment patterns of each version.
const ALIGNED: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
];
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/// The code as rows of dark (true) and light modules, without the quiet zone; undefined if the text is too long.
export function qrCode(text: string): readonly (readonly boolean[])[] | undefined {
  const bytes = [...new TextEncoder().encode(text)];
  const index = BLOCKS.findIndex(([, ...sizes]) => bytes.length + 2 <= sum(sizes));
  const blocks = BLOCKS[index];
  if (!blocks) return undefined;
  const bits = codewords(bytes, blocks).flatMap((word) => bitsOf(word, 8));
  const codes = MASKS.map((mask, number) => drawn(index + 1, bits, mask, number));
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
const bitsOf = (value: number, count: number) =>
  Array.from({ length: count }, (_, i) => (value >> (count - 1 - i)) & 1);

/// Data and correction, interleaved as they are drawn.
function codewords(bytes: readonly number[], [correction, ...sizes]: readonly [number, ...number[]]): number[] {
  const room = sum(sizes);
  const bits = [...bitsOf(4, 4), ...bitsOf(bytes.length, 8), ...bytes.flatMap((byte) => bitsOf(byte, 8)), 0, 0, 0, 0];
  const data = Array.from({ length: bytes.length + 2 }, (_, i) =>
    Number.parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2),
  );
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  let at = 0;
  const blocks = sizes.map((size) => data.slice(at, (at += size)));
  const checks = blocks.map((block) => remainder(block, correction));
  const across = (lists: readonly (readonly number[])[]) =>
    Array.from({ length: Math.max(...lists.map((it) => it.length)) }, (_, i) =>
      lists.flatMap((list) => (i < list.length ? [list[i]!] : [])),
    ).flat();
  return [...across(blocks), ...across(checks)];
}

/// The product in the field of 256 elements.
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> i) & 1) * a);
  return product;
}

/// The Reed-Solomon remainder of a block.
function remainder(block: readonly number[], degree: number): number[] {
  let divisor = [1];
  let root = 1;
  for (let i = 0; i < degree; i++) {
    divisor = [...divisor, 0].map((it, k) => it ^ times(divisor[k - 1] ?? 0, root));
    root = times(root, 2);
  }
  const rest = Array<number>(degree).fill(0);
  for (const word of block) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    for (let k = 0; k < degree; k++) rest[k]! ^= times(divisor[k + 1]!, factor);
  }
  return rest;
}

/// Remainder of a division of bit polynomials: format and version carry it as a check.
function withCheck(value: number, polynomial: number, length: number): number {
  let rest = value << length;
  for (let bit = 31 - Math.clz32(rest); bit >= length; bit = 31 - Math.clz32(rest))
    rest ^= polynomial << (bit - length);
  return (value << length) | rest;
}

function drawn(version: number, bits: readonly number[], mask: (x: number, y: number) => boolean, number: number) {
  const size = version * 4 + 17;
  const code = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, dark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    code[y]![x] = dark;
    fixed[y]![x] = true;
  };
  /// Rings around a middle: dark and light by their distance from it.
  const rings = (x: number, y: number, reach: number, dark: (ring: number) => boolean) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) set(x + dx, y + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))));
  };

  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  const middles = ALIGNED[version - 1]!;
  const inCorner = (x: number, y: number) => (x === 6 && (y === 6 || y === size - 7)) || (y === 6 && x === size - 7);
  for (const y of middles) for (const x of middles) if (!inCorner(x, y)) rings(x, y, 2, (ring) => ring !== 1);

  // Level M is 00. The format stands twice, around the corners.
  const format = withCheck(number, 0x537, 10) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const dark = ((format >> i) & 1) === 1;
    const near = i < 6 ? i : i + 1;
    if (i < 8) set(8, near, dark);
    else set(14 - i + (i === 8 ? 1 : 0), 8, dark);
    if (i < 8) set(size - 1 - i, 8, dark);
    else set(8, size - 15 + i, dark);
  }
  set(8, size - 8, true);
  if (version >= 7) {
    const stamp = withCheck(version, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
      set(a, b, ((stamp >> i) & 1) === 1);
      set(b, a, ((stamp >> i) & 1) === 1);
    }
  }

  // The bits run up and down in columns of two, from the right; the column of the timing pattern is left out.
  let next = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const upwards = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = upwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y]![x]) continue;
        code[y]![x] = ((bits[next++] ?? 0) === 1) !== mask(x, y);
      }
    }
  }
  return code;
}

/// How hard a code is to read: long runs, blocks, what looks like a finder pattern, too much dark or light.
function penalty(code: readonly (readonly boolean[])[]): number {
  const size = code.length;
  const columns = code.map((_, x) => code.map((row) => row[x]!));
  const lines = [...code, ...columns].map((line) => line.map((dark) => (dark ? '1' : '0')).join(''));
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []);
  const finders = lines.flatMap((line) => line.match(/(?=00001011101|10111010000)/g) ?? []);
  let blocks = 0;
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const dark = code[y]![x];
      if (code[y - 1]![x] === dark && code[y]![x - 1] === dark && code[y - 1]![x - 1] === dark) blocks++;
    }
  const share = sum(code.map((row) => row.filter((dark) => dark).length)) / (size * size);
  return (
    sum(runs.map((run) => run.length - 2)) +
    3 * blocks +
    40 * finders.length +
    10 * Math.floor(Math.abs(share - 0.5) * 20)
  );
}
