import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

type Colour = readonly number[];

const rgb = (hex: string): Colour => [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
const palette = (file: string) =>
  new Map(
    [...readFileSync(`src/theme/${file}`, 'utf8').matchAll(/--([a-z-]+): #([0-9a-f]{6});/g)].map(([, name, hex]) => [
      name!,
      rgb(hex!),
    ]),
  );

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = ([r = 0, g = 0, b = 0]: Colour) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/// The contrast of two colours by WCAG.
function contrast(one: Colour, other: Colour): number {
  const [bright = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
}

/// How strongly the home rows are tinted with the colour of their side: `--board-home-tint`.
const HOME_TINT = 0.09;
const tinted = (colour: Colour, side: Colour) => colour.map((it, i) => it * (1 - HOME_TINT) + side[i]! * HOME_TINT);

for (const [scheme, file] of [
  ['day', 'light.css'],
  ['dusk', 'dark.css'],
] as const) {
  test(`the two shades of squares are told apart, in the homes too: ${scheme}`, () => {
    const colour = (name: string) => palette(file).get(`${scheme}-${name}`)!;
    const [straw, moss] = [colour('straw'), colour('moss')];
    assert.ok(contrast(straw, moss) >= 1.3, `in the middle ${contrast(straw, moss)}`);
    for (const side of ['red', 'blue']) {
      const found = contrast(tinted(straw, colour(side)), tinted(moss, colour(side)));
      assert.ok(found >= 1.3, `in the home of ${side} ${found}`);
    }
    // A piece is made out from every square by the dark edge of its shield.
    for (const edge of ['red-deep', 'blue-deep'])
      for (const ground of [straw, moss]) assert.ok(contrast(colour(edge), ground) >= 3, edge);
    for (const ground of [straw, moss]) assert.ok(contrast(colour('umber-mark'), ground) >= 3, 'marks');
  });
}

test('high contrast is: squares, pieces and marks are told apart at a glance', () => {
  const css = readFileSync('src/theme/contrast.css', 'utf8');
  const colours = new Map(
    [...css.matchAll(/--([a-z-]+): #([0-9a-f]{6});/g)].map(([, name, hex]) => [name!, rgb(hex!)]),
  );
  const colour = (name: string) => colours.get(name)!;
  const [light, dark] = [colour('field-straw'), colour('field-moss')];
  assert.ok(contrast(light, dark) >= 1.7, `squares ${contrast(light, dark)}`);
  for (const side of ['side-red', 'side-blue']) {
    assert.ok(contrast(colour(side), colour('glyph')) >= 7, side);
    for (const ground of [light, dark]) assert.ok(contrast(colour(side), ground) >= 4.5, `${side} on a square`);
  }
  for (const ground of [light, dark]) assert.ok(contrast(colour('mark'), ground) >= 7, 'marks');
  assert.ok(contrast(colour('lake'), dark) >= 4.5, 'lakes');
});
