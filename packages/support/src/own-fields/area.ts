import type { Area } from '../area.ts'
import { listValue, listValueAccess, newListValueAction } from './list-value.object.ts'
import { newFieldAction, ownField, ownFieldAccess } from './own-field.object.ts'
import { dropDeletedFields } from './own-field-rules.ts'

export const ownFields: Area = {
  objects: [ownField, listValue],
  access: [ownFieldAccess, listValueAccess],
  actions: [newFieldAction, newListValueAction],
  jobs: [dropDeletedFields],
}
