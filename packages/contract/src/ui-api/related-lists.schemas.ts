import { Type } from 'typebox'
import { ApiName, NameList, RecordId, RelatedListRecordsBody, strict } from './inputs.schemas.ts'
import { batchItem, RelatedListCount, RelatedListRecords } from './shapes.schemas.ts'

const oneList = Type.Object({ parentRecordId: RecordId, relatedListId: ApiName }, strict)
const maxCount = Type.Object({ maxCount: Type.Optional(Type.Integer()) }, strict)

export const getRelatedListRecords = { params: oneList, body: RelatedListRecordsBody, response: RelatedListRecords }

export const getRelatedListCount = { params: oneList, query: maxCount, response: RelatedListCount }

export const getRelatedListsCount = {
  params: Type.Object({ parentRecordId: RecordId, relatedListNames: NameList }, strict),
  query: maxCount,
  response: Type.Object({ hasErrors: Type.Boolean(), results: Type.Array(batchItem(RelatedListCount)) }),
}
