import type { Principal } from './access.ts'

/** Who knows of a part of the metadata (a picklist value, a record type, a scope); absent properties mean everyone. */
export type Audience = {
  /** Known to internal people only. */
  internal?: boolean
  /** Known to these profiles only. */
  profiles?: readonly string[]
}

/** Whether a part of the metadata exists for a caller; for the system (null) everything does. */
export function isKnownTo(principal: Principal | null, { internal, profiles }: Audience): boolean {
  if (principal === null) return true
  return (internal !== true || principal.internal) && (profiles?.includes(principal.profile) ?? true)
}
