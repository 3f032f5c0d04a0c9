import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FileStore } from 'platform'
import type { DemoLoad } from './demo-load.ts'

/** A file, its author, and the record that it is attached to. */
export type DemoFile = {
  content: Buffer
  title: string
  extension: string
  fileType: 'TEXT' | 'MP4'
  userId: string
  atMs: number
  targetId: string
  kind: 'Case' | 'Article'
}

/** Writes files and attaches them. */
export async function attachFiles(load: DemoLoad, files: readonly DemoFile[], fileStore: FileStore): Promise<void> {
  const storedFiles = await Promise.all(
    files.map(async (file) => {
      const key = randomBytes(24).toString('base64url')
      const stored = await fileStore.write(key, Readable.from([file.content], { objectMode: false }))
      return { ...file, ...stored, key }
    }),
  )
  const by = ({ atMs, userId }: DemoFile) => ({
    CreatedDate: new Date(atMs).toISOString(),
    CreatedById: userId,
    LastModifiedById: userId,
  })
  const documentIds = await load.load(
    'ContentDocument',
    storedFiles.map((file) => ({
      ...by(file),
      Title: file.title,
      FileExtension: file.extension,
      FileType: file.fileType,
      ContentSize: file.bytes,
      OwnerId: file.userId,
    })),
  )
  const versionIds = await load.load(
    'ContentVersion',
    storedFiles.map((file, index) => ({
      ...by(file),
      ContentDocumentId: documentIds[index] ?? null,
      VersionNumber: 1,
      Title: file.title,
      PathOnClient: `${file.title}.${file.extension}`,
      FileExtension: file.extension,
      FileType: file.fileType,
      ContentSize: file.bytes,
      Sha256: file.sha256,
      ScanState: 'NotScanned',
      StorageKey: file.key,
    })),
  )
  for (const [index, documentId] of documentIds.entries()) {
    await load.records.update('ContentDocument', documentId, { LatestPublishedVersionId: versionIds[index] ?? null })
  }
  await load.load(
    'ContentDocumentLink',
    storedFiles.map((file, index) => ({
      ...by(file),
      ContentDocumentId: documentIds[index] ?? null,
      LinkedEntityId: file.targetId,
      ShareType: 'V',
      Visibility: 'AllUsers',
      Kind__c: file.kind,
    })),
  )
}
