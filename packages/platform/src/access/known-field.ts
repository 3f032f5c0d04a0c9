import type { Grants } from './grants.ts'

/** Whether a field exists for the caller: to read, or to set in a new record. */
export function isKnownField(grants: Grants | null, name: string): boolean {
  return grants !== null && (grants.readable.has(name) || grants.held.some((grant) => grant.create.has(name)))
}
