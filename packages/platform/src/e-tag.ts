import { createHash } from 'node:crypto'

/** A tag that differs whenever the body differs: caches compare tags and ignore bodies. */
export function eTagOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 32)
}
