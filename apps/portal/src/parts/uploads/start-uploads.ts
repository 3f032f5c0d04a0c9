import { exportNoticeVersion, limits } from 'contract'
import type { RecordCache } from 'record-cache'
import { isRefused } from '../../records/is-refused.ts'
import { readOnce } from '../../records/read-once.ts'
import { createRecord, readList } from '../../records/records.ts'
import type { Browser } from '../../session/browser.tsx'
import { confirmExportNotice } from './confirm-export-notice.ts'
import { openKeptUploads } from './kept-uploads.ts'
import type { StartedUploads } from './page-uploads.ts'
import { deleteUpload, receivedBytes, sendInParts } from './send-in-parts.ts'
import { UploadTray } from './UploadTray.tsx'
import { uploadMessages } from './upload-messages.ts'
import { createUploadStore, type UploadStoreOptions } from './upload-store.ts'

type Person = { cache: RecordCache; browser: Browser; ownerId: string; csrfToken: string }

/** The uploads of somebody who is signed in, with those that earlier pages have left in this browser. */
export async function startUploads({ cache, browser, ownerId, csrfToken }: Person): Promise<StartedUploads> {
  let isConfirmed = false
  return await startUploadsOf({
    ownerId,
    headers: { 'x-csrf-token': csrfToken },
    // A session must not end while bytes move.
    onActivity: browser.noteActivity,
    isOver: browser.isOver,
    onSignedOut: browser.noteSignedOut,
    mustConfirm: async () => {
      isConfirmed ||= await mayHaveConfirmed(cache)
      return !isConfirmed
    },
    acknowledge: async () => {
      await confirmExportNotice(cache)
      isConfirmed = true
    },
    link: async (documentId, recordId, idempotencyKey) => {
      const fields = { ContentDocumentId: documentId, LinkedEntityId: recordId }
      await cache.send(createRecord, { apiName: 'ContentDocumentLink', fields }, { idempotencyKey })
    },
  })
}

type Sender = Pick<UploadStoreOptions, 'ownerId' | 'onSignedOut' | 'mustConfirm' | 'acknowledge' | 'link'> & {
  /** Of each request. */
  headers: Readonly<Record<string, string>>
  onActivity: () => void
  /** The page is being left. */
  isOver: () => boolean
}

/** The uploads of one sender. */
export async function startUploadsOf({ headers, onActivity, isOver, ...sender }: Sender): Promise<StartedUploads> {
  const now = () => Date.now()
  // Pages without TLS have neither locks nor hashes: nothing is kept there.
  const isSecure = window.isSecureContext && 'locks' in navigator
  const store = createUploadStore({
    ...sender,
    kept: isSecure ? await openKeptUploads({ ownerId: sender.ownerId, now, locks: navigator.locks, isOver }) : null,
    maxBytes: limits.attachmentBytes,
    now,
    send: (upload) =>
      sendInParts({
        ...upload,
        headers,
        onProgress: (sentBytes) => {
          onActivity()
          upload.onProgress(sentBytes)
        },
      }),
    receivedBytes: (address) => receivedBytes(address, headers),
    deleteUpload: (address) => deleteUpload(address, headers),
    errorOf: uploadError,
    tooLarge: (file) => uploadMessages.tooLarge(file.size),
    notAcknowledged: uploadMessages.notAcknowledged,
    otherFile: uploadMessages.otherFile,
  })
  addEventListener('online', store.wake)
  // Another page of this browser may have been closed in the middle of an upload.
  addEventListener('focus', () => void store.restore())
  await store.restore()
  return { store, Tray: UploadTray }
}

/** The text of the specification, with the server's reason where it gives one that people can act on. */
function uploadError(error: unknown): string {
  const reason = isRefused(error) ? error.errors[0]?.message : null
  return reason && reason !== uploadMessages.unsuccessful
    ? uploadMessages.unsuccessfulBecause(reason)
    : uploadMessages.unsuccessful
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
