/// A unique key, by which the server recognises a move that is sent twice. Made from random bytes, because without HTTPS
/// there is no `randomUUID`.
export function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
