import type { RelatedListRecords } from 'contract'
import type { RelatedList } from './find-related-list.ts'

/** What a related list is called on the wire. */
export function relatedListReference({ parent, list }: RelatedList): RelatedListRecords['listReference'] {
  return {
    id: null,
    inContextOfRecordId: parent.id,
    listViewApiName: null,
    objectApiName: null,
    parentObjectApiName: parent.object.apiName,
    recordTypeId: null,
    relatedListId: list.relatedListId,
    type: 'relatedList',
  }
}
