import { eTagOf } from 'platform/testing'

/**
 * An answer without those of its eTags that are digests of the rest of their object: such a tag reveals nothing but what the
 * answer shows. A record's tag is its version. Other properties called eTag are left unchanged.
 */
export function withoutDigests(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDigests)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, withoutDigests(inner)])
  return Object.fromEntries(isDigest(value) ? entries.filter(([key]) => key !== 'eTag') : entries)
}

/** The first object with an eTag that is neither a digest of the rest of the object nor a record's version, as JSON text. */
export function wrongTag(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null
  if (!Array.isArray(value) && 'eTag' in value && !isDigest(value) && !isVersion(value)) return JSON.stringify(value)
  for (const inner of Object.values(value)) {
    const result = wrongTag(inner)
    if (result !== null) return result
  }
  return null
}

/** A digest of the other properties: as one object, as a list, or of a single value. */
function isDigest(value: object): boolean {
  if (!('eTag' in value)) return false
  const { eTag, ...shown } = value
  const values = Object.values(shown)
  return [shown, values, ...(values.length === 1 ? values : [])].some((each) => eTagOf(each) === eTag)
}

const isVersion = (value: object): boolean =>
  'id' in value && 'weakEtag' in value && Reflect.get(value, 'eTag') === `${value.id}.${value.weakEtag}`
