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

/** Starts the uploads of the signed-in user, including those stored by earlier pages. */
export async function startUploads({ cache, browser, ownerId, csrfToken }: Person): Promise<StartedUploads> {
  let isConfirmed = false
  return await startUploadsOf({
    ownerId,
    headers: { 'x-csrf-token': csrfToken },
    // Keeps the session alive while an upload makes progress.
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
  /** Sent with every request. */
  headers: Readonly<Record<string, string>>
  onActivity: () => void
  /** Whether the page is being closed. */
  isOver: () => boolean
}

/** Starts the uploads of one sender. */
export async function startUploadsOf({ headers, onActivity, isOver, ...sender }: Sender): Promise<StartedUploads> {
  const now = () => Date.now()
  // Without TLS, browsers offer neither locks nor hashes, so uploads are not stored.
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
    differentFile: uploadMessages.differentFile,
  })
  addEventListener('online', store.wake)
  // Takes over unfinished uploads of tabs closed since.
  addEventListener('focus', () => void store.restore())
  await store.restore()
  return { store, Tray: UploadTray }
}

/** Specified error text, with the reason of the server if it gives one. */
function uploadError(error: unknown): string {
  const reason = isRefused(error) ? error.message : null
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

/** Whether the user has confirmed the current notice; true if the read fails, because the server checks again. */
async function mayHaveConfirmed(cache: RecordCache): Promise<boolean> {
  const { data } = await readOnce(cache, readAcknowledgement)
  return data === undefined || data.records.length > 0
}
