import { Type } from 'typebox'
import { UI_API } from '../call.ts'
import { ofHidden } from '../call-errors.ts'
import { defineCall } from '../define-call.ts'
import { ApiName, strict } from './inputs.ts'
import { ListObjectInfo } from './list-shapes.ts'

export const getListObjectInfo = defineCall({
  method: 'GET',
  path: `${UI_API}/list-object-info/{objectApiName}`,
  summary:
    'The scopes and columns of which a list view of an object can be built, and how each column is filtered and sorted.',
  returns: '`ListObjectInfo`.',
  errors: [...ofHidden],
  params: Type.Object({ objectApiName: ApiName }, strict),
  response: ListObjectInfo,
})
