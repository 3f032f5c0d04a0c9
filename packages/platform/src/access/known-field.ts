import type { Grants } from './grants.ts'

/** Whether the caller may read a field, or set it in a new record. */
export function isKnownField(grants: Grants | null, name: string): boolean {
  return grants !== null && (grants.readable.has(name) || grants.held.some((grant) => grant.create.has(name)))
}
