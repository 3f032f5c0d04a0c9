import type { Calls } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Implementation } from '../../http/implementation.ts'
import { getLookupRecords } from './get-lookup-records.ts'

export const lookups: Implementation<Calls['lookups'], CallContext> = {
  getLookupRecords,
}
