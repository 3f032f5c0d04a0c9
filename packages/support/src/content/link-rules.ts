import { AppError, limits } from 'contract'
import type { Change, RecordRules } from 'platform'
import { refuseIfClosed } from '../cases/rules/case-status.ts'
import { keepVideoOfFiles } from '../knowledge/keep-video.ts'

/** The rules of attaching a file to a case, a comment or an article. */
export const linkRules: RecordRules = {
  async beforeCreate(change: Change) {
    const targetId = String(change.value('LinkedEntityId'))
    const target = change.objectOf(targetId)
    // Locked first, because linking a file updates the article.
    if (target === 'Knowledge__kav') await change.system.read(target, targetId, ['Id'], 'update')
    change.set('Kind__c', target === 'Knowledge__kav' ? 'Article' : 'Case')
    if (change.principal !== null && !change.principal.internal) change.set('Visibility', 'AllUsers')
    await keepAudience(change, targetId, target)
    if (target === 'CaseComment') await checkComment(change, targetId)
    if (target === 'Case') await checkCase(change, targetId)
    await checkOwnFile(change)
  },
  async beforeDelete(change: Change) {
    if (change.value('Kind__c') === 'Article') await keepLastFile(change)
  },
  afterCreate: keepVideoOfLink,
  afterDelete: keepVideoOfLink,
}

async function keepVideoOfLink(change: Change): Promise<void> {
  if (change.value('Kind__c') !== 'Article') return
  await keepVideoOfFiles(change.system, String(change.value('LinkedEntityId')))
}

/** Refuses to remove the last file of a published article. */
async function keepLastFile(change: Change): Promise<void> {
  const articleId = String(change.value('LinkedEntityId'))
  // Locked first: of two removals at once, the second must see the first.
  const article = await change.system.read('Knowledge__kav', articleId, ['PublicationStatus'], 'update')
  if (article?.PublicationStatus !== 'Online') return
  const links = await change.system.find('ContentDocumentLink', { LinkedEntityId: articleId }, ['Id'], 2)
  if (links.length < 2) throw new AppError('ARTICLE_KEEPS_FILE')
}

/** Refuses links of one file to records of different accounts or export restrictions. */
async function keepAudience(change: Change, targetId: string, target: string | null): Promise<void> {
  const documentId = String(change.value('ContentDocumentId'))
  // Locked first: of two links created at once, the second must see the first.
  await change.system.read('ContentDocument', documentId, ['Id'], 'update')
  const others = await change.system.find('ContentDocumentLink', { ContentDocumentId: documentId }, audienceOfLinks)
  if (others.length === 0) return
  const record =
    target === 'Case' || target === 'CaseComment'
      ? await change.system.read(target, targetId, ['AccountId', 'ExportRestricted__c'])
      : null
  const wanted = [change.value('Kind__c'), record?.AccountId ?? null, record?.ExportRestricted__c === true]
  const fits = others.every((link) => audienceOfLinks.every((field, index) => (link[field] ?? null) === wanted[index]))
  if (!fits) throw new AppError('FILE_OF_OTHER_ACCOUNT', { label: 'File' }, { field: 'ContentDocumentId' })
}

const audienceOfLinks = ['Kind__c', 'AccountId', 'ExportRestricted__c'] as const

async function checkCase(change: Change, caseId: string): Promise<void> {
  const parent = await change.system.read('Case', caseId, ['Status'])
  if (change.principal !== null) refuseIfClosed(parent?.Status, caseId)
}

async function checkComment(change: Change, commentId: string): Promise<void> {
  const comment = await change.system.read('CaseComment', commentId, ['ParentId', 'IsPublished', 'CreatedById'])
  const document = await change.system.read('ContentDocument', String(change.value('ContentDocumentId')), [
    'ContentSize',
  ])
  if (Number(document?.ContentSize ?? 0) > limits.commentFileBytes) {
    throw new AppError(
      'COMMENT_FILE_TOO_LARGE',
      { bytes: limits.commentFileBytes, label: 'File' },
      { field: 'ContentDocumentId' },
    )
  }
  change.set('CommentCaseId__c', comment?.ParentId ?? null)
  if (comment?.IsPublished === false) change.set('Visibility', 'InternalUsers')
  if (change.principal === null) return
  // Only the author of a comment attaches files to it.
  if (comment?.CreatedById !== change.principal.userId) throw new AppError('INSUFFICIENT_ACCESS')
  await checkCase(change, String(comment.ParentId))
}

/** Customers attach only files that they uploaded; other files are refused like missing ones. */
async function checkOwnFile(change: Change): Promise<void> {
  if (change.principal === null || change.principal.internal) return
  const document = await change.system.read('ContentDocument', String(change.value('ContentDocumentId')), ['OwnerId'])
  if (document?.OwnerId !== change.principal.userId) {
    throw new AppError('INVALID_CROSS_REFERENCE_KEY', { label: 'File' }, { field: 'ContentDocumentId' })
  }
}
