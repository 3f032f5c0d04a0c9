import { Type } from 'typebox'
import { ApiName, strict } from './inputs.schemas.ts'
import { ListObjectInfo } from './list-views.schemas.ts'

export const getListObjectInfo = { params: Type.Object({ objectApiName: ApiName }, strict), response: ListObjectInfo }
