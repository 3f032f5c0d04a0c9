import type { Calls } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Implementation } from '../../http/implementation.ts'
import { getDuplicateConfiguration } from './get-duplicate-configuration.ts'
import { getDuplicates } from './get-duplicates.ts'

export const duplicates: Implementation<Calls['duplicates'], CallContext> = {
  getDuplicateConfiguration,
  getDuplicates,
}
