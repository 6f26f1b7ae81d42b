import { test } from 'node:test';
import assert from 'node:assert/strict';
import { messages } from './stream';

function streamOf(...chunks: string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(out) {
      for (const chunk of chunks) out.enqueue(encoder.encode(chunk));
      out.close();
    },
  });
}

test('a line that arrives in pieces is one message', async () => {
  const received: number[] = [];
  for await (const { offset } of messages<{ offset: number }>(
    streamOf('{"offs', 'et":1}\n{"offset":2}\n', '\n{"offset":3}\n'),
    () => {},
  ))
    received.push(offset);
  assert.deepEqual(received, [1, 2, 3]);
});

test('blank lines are heartbeats', async () => {
  let alive = 0;
  for await (const _ of messages(streamOf('\n', '\n'), () => {
    alive++;
  }))
    assert.fail('nothing was sent');
  assert.equal(alive, 2);
});

test('a character cut between its bytes is read whole', async () => {
  const bytes = new TextEncoder().encode('{"name":"Ö"}\n');
  const stream = new ReadableStream<Uint8Array>({
    start(out) {
      out.enqueue(bytes.slice(0, 10));
      out.enqueue(bytes.slice(10));
      out.close();
    },
  });
  for await (const { name } of messages<{ name: string }>(stream, () => {})) assert.equal(name, 'Ö');
});
