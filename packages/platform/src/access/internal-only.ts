import type { Principal } from './access.ts'

/** What a writer may wish for beside the change itself; left out means that the rules decide. */
export type WriteFlags = {
  handleOwnerChange?: boolean | undefined
  triggerOtherEmail?: boolean | undefined
  triggerUserEmail?: boolean | undefined
  useDefaultRule?: boolean | undefined
}

/** Whether a caller is one of the provider's own people, or the system. */
export const isInternal = (principal: Principal | null): boolean => principal === null || principal.internal

/** The wishes that count: those of internal people. Others may name them without any effect. */
export function honouredFlags(principal: Principal | null, flags: WriteFlags | undefined): Readonly<WriteFlags> {
  return flags && isInternal(principal) ? flags : {}
}
