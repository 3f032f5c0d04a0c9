import { AppError, exportNoticeVersion, limits } from 'contract'
import type { Change, Principal, RecordRules } from 'platform'
import { refuseIfClosed } from '../cases/rules/case-status.ts'
import { keepVideoOfFiles } from '../knowledge/keep-video.ts'

/** The rules of uploaded files, for first and later versions of a document. */
export const versionRules: RecordRules = {
  async beforeCreate(change: Change) {
    if (change.principal === null) return
    if (change.principal.profile === 'Guest') return bindToLink(change, change.principal)
    await requireAcknowledgement(change, change.principal)
    await checkDocument(change, change.principal)
  },
  afterCreate: keepVideos,
  afterUpdate: keepVideos,
}

/** A new version or scan state of a video file can change whether an article is a video. */
async function keepVideos(change: Change): Promise<void> {
  if (change.value('FileType') !== 'MP4') return
  const ofDocument = { ContentDocumentId: change.value('ContentDocumentId'), Kind__c: 'Article' }
  for (const { LinkedEntityId } of await change.system.find('ContentDocumentLink', ofDocument, ['LinkedEntityId'])) {
    await keepVideoOfFiles(change.system, String(LinkedEntityId))
  }
}

/** Binds the upload of a guest to the mailed link, by which the guest must have confirmed the export-control notice. */
function bindToLink(change: Change, { attributes: { linkId = null, confirmedNotice } }: Principal): void {
  if (confirmedNotice !== exportNoticeVersion) throw new AppError('EXPORT_ACKNOWLEDGEMENT_REQUIRED')
  change.set('GuestLinkId__c', linkId)
}

/**
 * The uploader must have acknowledged the current export-control notice. A file that came by e-mail is held until then and cannot be
 * opened: see `releaseHeldFiles`.
 */
async function requireAcknowledgement(change: Change, { userId, attributes }: Principal): Promise<void> {
  const current = { UserId__c: userId, Version__c: exportNoticeVersion }
  const [acknowledgement] = await change.system.find('ExportAcknowledgement__c', current, ['Id'], 1)
  if (acknowledgement) return
  if (attributes.byMail !== true) throw new AppError('EXPORT_ACKNOWLEDGEMENT_REQUIRED')
  change.set('ScanState', 'Held')
}

/** An attached document accepts a new version only while its case is open, and only within the size limit. */
async function checkDocument(change: Change, principal: NonNullable<Change['principal']>): Promise<void> {
  const documentId = String(change.value('ContentDocumentId'))
  const document = await change.system.read('ContentDocument', documentId, ['OwnerId'])
  if (!principal.internal && document?.OwnerId !== principal.userId) throw new AppError('INSUFFICIENT_ACCESS')
  const links = await change.system.find('ContentDocumentLink', { ContentDocumentId: documentId }, ['LinkedEntityId'])
  for (const link of links) {
    const targetId = String(link.LinkedEntityId)
    const onComment = change.objectOf(targetId) === 'CaseComment'
    if (onComment && Number(change.value('ContentSize')) > limits.commentFileBytes) {
      throw new AppError('COMMENT_FILE_TOO_LARGE', { bytes: limits.commentFileBytes })
    }
    const comment = onComment ? await change.system.read('CaseComment', targetId, ['ParentId']) : null
    const caseId = comment ? String(comment.ParentId) : targetId
    if (change.objectOf(caseId) !== 'Case') continue
    refuseIfClosed((await change.system.read('Case', caseId, ['Status']))?.Status, caseId)
  }
}
