import { exportNoticeVersion } from 'contract'
import { useRef } from 'react'
import { createContentDocumentAndVersion, type RecordCache } from 'record-cache'
import { useRecordCache } from 'record-cache-react'
import { readOnce } from '../../records/read-once.ts'
import { createRecord, readList } from '../../records/records.ts'
import { useBrowser } from '../../session/browser.tsx'
import { NoticeNotConfirmed } from './upload-queue.ts'
import { useUploadQueue } from './use-upload-queue.ts'

/**
 * The uploads of a form or page. With `linkTo` each file is attached to that record once it is stored; otherwise the caller attaches it.
 * Leaving the screen cancels unfinished uploads; `UploadList` asks before that.
 */
export function useUploads(linkTo?: string) {
  const cache = useRecordCache()
  const browser = useBrowser()
  const isConfirmed = useRef(false)
  return useUploadQueue(() => ({
    send: async ({ file, idempotencyKey, signal, onProgress }) => {
      isConfirmed.current ||= await mayHaveConfirmed(cache)
      if (!isConfirmed.current) throw new NoticeNotConfirmed()
      const { contentDocument } = await cache.send(
        createContentDocumentAndVersion,
        { fileData: file, title: file.name },
        {
          idempotencyKey,
          signal,
          onProgress: ({ sentBytes }) => {
            // A session must not end while bytes move.
            browser?.noteActivity()
            onProgress(sentBytes)
          },
        },
      )
      return contentDocument.id
    },
    ...(linkTo === undefined
      ? {}
      : {
          link: (documentId, idempotencyKey) => linkDocument(cache, { documentId, recordId: linkTo, idempotencyKey }),
        }),
    acknowledge: async () => {
      await confirmExportNotice(cache)
      isConfirmed.current = true
    },
  }))
}

const readAcknowledgement = readList(
  {
    objectApiName: 'ExportAcknowledgement__c',
    listViewApiName: 'MyAcknowledgements',
    where: { Version__c: { eq: exportNoticeVersion } },
    pageSize: 1,
  },
  ['ExportAcknowledgement__c.Version__c'],
)

/** Whether the reader has confirmed the notice as it is now; where that cannot be learned, the server decides when it has the file. */
async function mayHaveConfirmed(cache: RecordCache): Promise<boolean> {
  const { data } = await readOnce(cache, readAcknowledgement)
  return data === undefined || data.records.length > 0
}

/** Stores that the reader has confirmed the notice as it is now. */
export async function confirmExportNotice(cache: RecordCache): Promise<void> {
  const fields = { Version__c: exportNoticeVersion }
  await cache.send(createRecord, { apiName: 'ExportAcknowledgement__c', fields })
}

/** Attaches a stored document to a record. */
export async function linkDocument(
  cache: ReturnType<typeof useRecordCache>,
  { documentId, recordId, idempotencyKey }: { documentId: string; recordId: string; idempotencyKey: string },
): Promise<void> {
  const fields = { ContentDocumentId: documentId, LinkedEntityId: recordId }
  await cache.send(createRecord, { apiName: 'ContentDocumentLink', fields }, { idempotencyKey })
}
