import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FileStore } from 'platform'
import type { DemoLoad } from './demo-load.ts'
import type { PromisedFile } from './load-cases.ts'

const FILES = 24

/** Writes a log for the newest cases whose customers mention one, and attaches it. */
export async function loadFiles(
  load: DemoLoad,
  promised: readonly PromisedFile[],
  fileStore: FileStore,
): Promise<void> {
  const files = await Promise.all(
    promised.slice(0, FILES).map(async (file) => {
      const name = file.textValues.tail ?? file.textValues.service ?? 'unit'
      const text = logOf(file, name)
      const key = randomBytes(24).toString('base64url')
      const stored = await fileStore.write(key, Readable.from([Buffer.from(text)], { objectMode: false }))
      return { ...file, ...stored, key, title: `card-log-${name.toLowerCase()}` }
    }),
  )
  const by = (file: PromisedFile) => ({
    CreatedDate: new Date(file.atMs).toISOString(),
    CreatedById: file.userId,
    LastModifiedById: file.userId,
  })
  const documentIds = await load.load(
    'ContentDocument',
    files.map((file) => ({
      ...by(file),
      Title: file.title,
      FileExtension: 'txt',
      FileType: 'TEXT',
      ContentSize: file.bytes,
      OwnerId: file.userId,
    })),
  )
  const versionIds = await load.load(
    'ContentVersion',
    files.map((file, index) => ({
      ...by(file),
      ContentDocumentId: documentIds[index] ?? null,
      VersionNumber: 1,
      Title: file.title,
      PathOnClient: `${file.title}.txt`,
      FileExtension: 'txt',
      FileType: 'TEXT',
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
    files.map((file, index) => ({
      ...by(file),
      ContentDocumentId: documentIds[index] ?? null,
      LinkedEntityId: file.caseId,
      ShareType: 'V',
      Visibility: 'AllUsers',
      Kind__c: 'Case',
    })),
  )
}

/** The log that a unit writes to the card at power-on, with invented values. */
function logOf({ atMs, textValues }: PromisedFile, name: string): string {
  const at = (minutes: number): string => new Date(atMs - minutes * 60_000).toISOString().replace(/\.\d+Z$/, 'Z')
  return [
    `card log of ${name} (demo data, invented)`,
    `${at(34)} power on, self test passed`,
    `${at(34)} card mounted, 29.7 GB, 21.2 GB free`,
    `${at(33)} found navigation data ${textValues.cycle}, 2 regions`,
    `${at(33)} check value of navigation data: 1 of 3 blocks read twice`,
    `${at(32)} found terrain 14.1, index before data`,
    `${at(32)} terrain: data not available`,
    `${at(31)} found obstacles 9.5`,
    `${at(31)} active: ${textValues.cycle}, standby: none`,
    '',
  ].join('\n')
}
