import type { Principal } from '../metadata/principal.ts'
import type { WriteFlags } from '../metadata/record-rules.ts'

/** Whether a caller is staff of the provider, or the system. */
export const isInternal = (principal: Principal | null): boolean => principal === null || principal.internal

/** The flags that apply: flags sent by internal users. Those of other users have no effect. */
export function honouredFlags(principal: Principal | null, flags: WriteFlags | undefined): Readonly<WriteFlags> {
  return flags && isInternal(principal) ? flags : {}
}
