import {
  type ConfigOf,
  createRecord,
  FetchError,
  getRelatedListRecords,
  type RecordCache,
  updateRecord,
} from 'record-cache'

export type CommentsConfig = ConfigOf<typeof getRelatedListRecords>

/** The comments of a case; the page begins where the one before ended. */
export const commentsOf = (parentRecordId: string, pageToken?: string): CommentsConfig => ({
  parentRecordId,
  relatedListId: 'CaseComments',
  fields: ['CaseComment.CommentBody'],
  pageSize: 10,
  // With `exactOptionalPropertyTypes` what is not known is left out.
  ...(pageToken === undefined ? {} : { pageToken }),
})

/** Comments on a case and changes its subject, unless another user has changed it since. */
export async function answerCase(cache: RecordCache, caseId: string, weakEtag: number): Promise<string> {
  await cache.send(
    createRecord,
    { apiName: 'CaseComment', fields: { ParentId: caseId, CommentBody: 'Thank you.' } },
    { idempotencyKey: 'a key of this comment' },
  )
  const comments = await cache.invoke(getRelatedListRecords, commentsOf(caseId))
  try {
    const fields = { Id: caseId, Subject: `${comments.data?.records.length} comments` }
    const changed = await cache.send(updateRecord, { fields }, { ifMatch: weakEtag })
    return String(changed?.fields.Subject?.value)
  } catch (error) {
    if (error instanceof FetchError && error.status === 412) return 'changed by another user'
    throw error
  }
}
