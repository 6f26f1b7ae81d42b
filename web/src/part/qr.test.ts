import { test } from 'node:test';
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { qrCode } from './qr';

const rows = (text: string) => (qrCode(text) ?? []).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
const digest = (text: string) => createHash('sha256').update(rows(text).join('\n')).digest('hex').slice(0, 12);

test('a code has its three corners and the size of its version', () => {
  const code = rows('a');
  assert.equal(code.length, 21);
  assert.deepEqual(
    [code[0]?.slice(0, 8), code[0]?.slice(-7), code[20]?.slice(0, 7)],
    ['#######.', '#######', '#######'],
  );
  assert.equal(rows('x'.repeat(180)).length, 53);
});

test('what does not fit has no code', () => {
  assert.equal(qrCode('x'.repeat(181)), undefined);
});

// Each of these was read back by an independent reader (zbar) when it was made.
test('codes of several versions stay as they were when they were read back', () => {
  const codes = {
    a: '0b2a5ded8253',
    'http://192.168.1.20:8080': '78b18b095f44',
    [`http://192.168.178.100:8080/game/54XC8k0ey7QnlLrB#0123456789abcdefghijk`]: '2488e54d3e2d',
    ['z'.repeat(150)]: 'aea53246e58e',
  };
  for (const [text, expected] of Object.entries(codes)) assert.equal(digest(text), expected, text);
});
