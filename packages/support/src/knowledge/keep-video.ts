import { AppError } from 'contract'
import type { Change, ObjectDefinition, Scalar, SystemRecords } from 'platform'
import { articleRecordTypes } from '../article-record-types.ts'
import { isChecked, isVideoAddress } from './article-video.ts'

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

/**
 * Adds to the rules of articles and their versions that the address of a video is on one of these hosts; other objects stay unchanged.
 * What an article had before stays when its other fields change.
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
