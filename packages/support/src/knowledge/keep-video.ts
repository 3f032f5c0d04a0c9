import { AppError } from 'contract'
import type { Change, ObjectDefinition, Scalar, SystemRecords } from 'platform'
import { articleRecordTypes } from '../article-record-types.ts'
import { isChecked, isVideoAddress } from './article-video.ts'

/**
 * Decides whether an article is listed as a video: by its record type, by the address of a video, or by a linked and scanned video file.
 * Product pages are never videos.
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
 * Updates the decision of a published article after a change of its files. A draft is decided when it is saved or published: an update now
 * would raise its version, and the author's open form could not be saved.
 */
export async function keepVideoOfFiles(system: SystemRecords, articleId: string): Promise<void> {
  const article = await system.read('Knowledge__kav', articleId, ['PublicationStatus'], 'update')
  if (article?.PublicationStatus === 'Online') await system.update('Knowledge__kav', articleId, {})
}

/** On any host, because the configured hosts may change later. */
const hasAddress = (address: Scalar): boolean => typeof address === 'string' && isVideoAddress(address, [])

async function hasVideoFile(system: SystemRecords, articleId: string): Promise<boolean> {
  const links = await system.find('ContentDocumentLink', { LinkedEntityId: articleId }, ['ContentDocumentId'])
  for (const { ContentDocumentId = null } of links) {
    const versions = await system.find('ContentVersion', { ContentDocumentId, FileType: 'MP4' }, ['ScanState'])
    if (versions.some(isChecked)) return true
  }
  return false
}

/**
 * Extends the rules of articles and their versions: a new address of a video must be on one of these hosts. An address that is not changed
 * is not checked.
 */
export function keepVideoHosts(object: ObjectDefinition, hosts: readonly string[]): ObjectDefinition {
  const field = object.fields.Download_URL__c
  if (!field) return object
  const check = (change: Change): void => {
    const address = change.value('Download_URL__c')
    if (change.principal === null || !change.isChanged('Download_URL__c') || typeof address !== 'string') return
    if (isVideoAddress(address, hosts)) return
    throw new AppError('INVALID_VALUE', { label: field.label }, { field: 'Download_URL__c' })
  }
  const rules = object.rules ?? {}
  return {
    ...object,
    rules: {
      ...rules,
      beforeCreate: async (change) => {
        check(change)
        await rules.beforeCreate?.(change)
      },
      beforeUpdate: async (change) => {
        check(change)
        await rules.beforeUpdate?.(change)
      },
    },
  }
}
