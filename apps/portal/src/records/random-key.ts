/** A unique key for a request. `crypto.randomUUID` needs a secure context, which a portal without TLS does not have. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
