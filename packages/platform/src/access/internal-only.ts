import type { Principal } from '../metadata/principal.ts'
import type { WriteFlags } from '../metadata/record-rules.ts'

/** Whether a caller is one of the provider's own people, or the system. */
export const isInternal = (principal: Principal | null): boolean => principal === null || principal.internal

/** The flags that apply: those of internal people. Flags that others send have no effect. */
export function honouredFlags(principal: Principal | null, flags: WriteFlags | undefined): Readonly<WriteFlags> {
  return flags && isInternal(principal) ? flags : {}
}
