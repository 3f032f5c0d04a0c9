/**
 * Quotes one name for use in SQL text, so that no character in it can end the identifier.
 *
 * @throws Error when the name is empty, holds a NUL, or is longer than the 63 bytes PostgreSQL keeps (it would be cut silently).
 */
export function identifier(name: string): string {
  if (name === '' || name.includes('\0') || Buffer.byteLength(name) > 63) {
    throw new Error(`Not a usable SQL name: ${JSON.stringify(name)}`)
  }
  return `"${name.replaceAll('"', '""')}"`
}
