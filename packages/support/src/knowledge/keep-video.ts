import type { Change, Scalar, SystemRecords } from 'platform'
import { articleRecordTypes } from '../article-record-types.ts'
import { isChecked } from './article-video.ts'
import { isVideoAddress } from './is-video-address.ts'

/**
 * An article is a video to readers, in every list and to search engines, by its record type, by the address of a video, or by a video file
 * that is linked to it and checked. The page of a product is none, whatever it has.
 */
export async function keepVideo(change: Change): Promise<void> {
  const { Documentation, Article, ProductPage } = articleRecordTypes
  const type = change.value('RecordTypeId')
  const isText = type === Documentation || type === Article
  const isVideo =
    type !== ProductPage &&
    (!isText || hasAddress(change.value('Download_URL__c')) || (await hasVideoFile(change.system, change.id)))
  change.set('IsVideo__c', isVideo)
}

/**
 * Decides anew of a published article whose files have changed. That of a draft is decided when it is saved or published: its version
 * stays, by which its writer's form is saved.
 */
export async function keepVideoOfFiles(system: SystemRecords, articleId: string): Promise<void> {
  const article = await system.read('Knowledge__kav', articleId, ['PublicationStatus'], 'update')
  if (article?.PublicationStatus === 'Online') await system.update('Knowledge__kav', articleId, {})
}

/** On whichever host: those that readers are led to are named by the configuration, which may change. */
const hasAddress = (address: Scalar): boolean => typeof address === 'string' && isVideoAddress(address, [])

async function hasVideoFile(system: SystemRecords, articleId: string): Promise<boolean> {
  const links = await system.find('ContentDocumentLink', { LinkedEntityId: articleId }, ['ContentDocumentId'])
  for (const { ContentDocumentId = null } of links) {
    const versions = await system.find('ContentVersion', { ContentDocumentId, FileType: 'MP4' }, ['ScanState'])
    if (versions.some(isChecked)) return true
  }
  return false
}
