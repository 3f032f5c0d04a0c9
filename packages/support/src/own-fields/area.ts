import type { Area } from '../area.ts'
import { newFieldAction, ownField, ownFieldAccess } from './own-field.object.ts'
import { dropDeletedFields } from './own-field-rules.ts'

export const ownFields: Area = {
  objects: [ownField],
  access: [ownFieldAccess],
  actions: [newFieldAction],
  jobs: [dropDeletedFields],
}
