import { exportNoticeVersion, limits } from 'contract'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createContentDocumentAndVersion } from 'record-cache'
import { useRecordCache } from 'record-cache-react'
import { isRefused } from '../../records/is-refused.ts'
import { createRecord } from '../../records/records.ts'
import { useBrowser } from '../../session/browser.tsx'
import { messages } from './messages.ts'
import { createUploadQueue, type UploadQueue, type UploadState } from './upload-queue.ts'

/**
 * The uploads of a form or page. With `linkTo` each file is attached to that record once it is stored; otherwise the caller attaches it.
 * Leaving the screen cancels unfinished uploads; `UploadList` asks before that.
 */
export function useUploads(linkTo?: string): { queue: UploadQueue; state: UploadState } {
  const cache = useRecordCache()
  const browser = useBrowser()
  const [queue] = useState(() =>
    createUploadQueue({
      maxBytes: limits.attachmentBytes,
      now: () => Date.now(),
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
      errorOf: uploadError,
      tooLarge: (file) => messages.tooLarge(file.size),
      notAcknowledged: messages.notAcknowledged,
      stopped: messages.stopped,
    }),
  )
  useEffect(() => queue.stop, [queue])
  const state = useSyncExternalStore(queue.subscribe, queue.getState, queue.getState)
  return { queue, state }
}

/** Attaches a stored document to a record. */
export async function linkDocument(
  cache: ReturnType<typeof useRecordCache>,
  { documentId, recordId, idempotencyKey }: { documentId: string; recordId: string; idempotencyKey: string },
): Promise<void> {
  const fields = { ContentDocumentId: documentId, LinkedEntityId: recordId }
  await cache.send(createRecord, { apiName: 'ContentDocumentLink', fields }, { idempotencyKey })
}

/** The text of the specification, with the server's reason where it gives one that people can act on. */
function uploadError(error: unknown): string {
  const reason = isRefused(error) ? error.errors[0]?.message : null
  return reason && reason !== messages.unsuccessful ? messages.unsuccessfulBecause(reason) : messages.unsuccessful
}
