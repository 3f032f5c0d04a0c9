import type { RelatedListRecords } from 'contract'
import type { RelatedList } from './find-related-list.ts'

type Reference = RelatedListRecords['listReference']

/** The reference to a related list of a record on the wire. */
export function relatedListReference({ parent, list }: RelatedList): Reference {
  return relatedListReferenceOf(parent.object.apiName, list.relatedListId, { parentId: parent.id })
}

/** As {@link relatedListReference}, without a record, for a record type. */
export function relatedListReferenceOf(
  parentObjectApiName: string,
  relatedListId: string,
  of: { parentId?: string; recordTypeId?: string | undefined },
): Reference {
  return {
    id: null,
    inContextOfRecordId: of.parentId ?? null,
    listViewApiName: null,
    objectApiName: null,
    parentObjectApiName,
    recordTypeId: of.recordTypeId ?? null,
    relatedListId,
    type: 'relatedList',
  }
}
