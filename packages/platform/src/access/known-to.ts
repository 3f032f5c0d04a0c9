import type { Audience } from '../metadata/audience.ts'
import type { Principal } from '../metadata/principal.ts'

/** Whether a part of the metadata exists for a caller; everything exists for the system (null). */
export function isKnownTo(principal: Principal | null, { internal, profiles }: Audience): boolean {
  if (principal === null) return true
  return (internal !== true || principal.internal) && (profiles?.includes(principal.profile) ?? true)
}
