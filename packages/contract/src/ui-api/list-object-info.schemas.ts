import { Type } from 'typebox'
import { ofHidden } from '../call-errors.ts'
import { defineCall } from '../served-call.ts'
import { ApiName, strict } from './inputs.schemas.ts'
import { ListObjectInfo } from './list-views.schemas.ts'

export const getListObjectInfo = defineCall({
  summary:
    'The scopes and columns of which a list view of an object can be built, and how each column is filtered and sorted.',
  returns: '`ListObjectInfo`.',
  errors: [...ofHidden],
  params: Type.Object({ objectApiName: ApiName }, strict),
  response: ListObjectInfo,
})
