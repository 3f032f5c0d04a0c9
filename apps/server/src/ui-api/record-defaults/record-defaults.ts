import type { Calls } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Implementation } from '../../http/implementation.ts'
import { getRecordCreateDefaults } from './get-record-create-defaults.ts'
import { getRecordTemplateClone } from './get-record-template-clone.ts'
import { getRecordTemplateCreate } from './get-record-template-create.ts'

export const recordDefaults: Implementation<Calls['recordDefaults'], CallContext> = {
  getRecordCreateDefaults,
  getRecordTemplateClone,
  getRecordTemplateCreate,
}
