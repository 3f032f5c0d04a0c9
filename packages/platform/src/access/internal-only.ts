import type { Principal } from '../metadata/principal.ts'
import type { WriteFlags } from '../metadata/record-rules.ts'

/** Whether a caller is one of the provider's own people, or the system. */
export const isInternal = (principal: Principal | null): boolean => principal === null || principal.internal

/** The wishes that count: those of internal people. Others may name them without any effect. */
export function honouredFlags(principal: Principal | null, flags: WriteFlags | undefined): Readonly<WriteFlags> {
  return flags && isInternal(principal) ? flags : {}
}
