/// A key nobody else makes: by it the server knows that a move sent twice is one move. Made from random bytes, since a
/// page without encryption is not given `randomUUID`.
export function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
