import { exportNoticeVersion } from 'contract'
import { createContentDocumentAndVersion } from 'record-cache'
import { useRecordCache } from 'record-cache-react'
import { createRecord } from '../../records/records.ts'
import { useBrowser } from '../../session/browser.tsx'
import { useUploadQueue } from './use-upload-queue.ts'

/**
 * The uploads of a form or page. With `linkTo` each file is attached to that record once it is stored; otherwise the caller attaches it.
 * Leaving the screen cancels unfinished uploads; `UploadList` asks before that.
 */
export function useUploads(linkTo?: string) {
  const cache = useRecordCache()
  const browser = useBrowser()
  return useUploadQueue(() => ({
    send: async ({ file, idempotencyKey, signal, onProgress }) => {
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
      await cache.send(createRecord, {
        apiName: 'ExportAcknowledgement__c',
        fields: { Version__c: exportNoticeVersion },
      })
    },
  }))
}

/** Attaches a stored document to a record. */
export async function linkDocument(
  cache: ReturnType<typeof useRecordCache>,
  { documentId, recordId, idempotencyKey }: { documentId: string; recordId: string; idempotencyKey: string },
): Promise<void> {
  const fields = { ContentDocumentId: documentId, LinkedEntityId: recordId }
  await cache.send(createRecord, { apiName: 'ContentDocumentLink', fields }, { idempotencyKey })
}
