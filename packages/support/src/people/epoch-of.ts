import { createHash } from 'node:crypto'
import type { Principal } from 'platform'

/** A number that differs whenever the rights differ; a browser drops what it read under another number. */
export function epochOf(rights: Pick<Principal, 'profile' | 'attributes'>): number {
  const attributes = Object.entries(rights.attributes).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([rights.profile, attributes]))
    .digest()
    .readUIntBE(0, 6)
}
