import { createHash } from 'node:crypto'
import { checkSuffix } from 'contract'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** An 18-character id for something without an id in the metadata: equal parts give equal ids. */
export function derivedId(prefix: string, parts: readonly (string | null | undefined)[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest()
  const id = prefix + Array.from(hash.subarray(0, 12), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return id + checkSuffix(id)
}
