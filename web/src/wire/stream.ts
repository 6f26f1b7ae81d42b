/// Asks for newline-delimited JSON.
export const openStream = (path: string, signal: AbortSignal | null = null): Promise<Response> =>
  fetch(path, { headers: { Accept: 'application/x-ndjson' }, signal });

/// Reads newline-delimited JSON as it arrives. Blank lines are heartbeats.
export async function* messages<T>(body: ReadableStream<Uint8Array>, alive: () => void): AsyncGenerator<T> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      alive();
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.trim() !== '') yield JSON.parse(line) as T;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
