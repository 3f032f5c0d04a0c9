import { formatBytes, scaledBytes } from 'contract'
import type { Attachment } from 'ui'
import type { Upload } from './upload.ts'
import { uploadMessages } from './upload-messages.ts'

const MINUTE_MS = 60_000

/** Converts an upload to a row of an attachment list. */
export function describeUpload(upload: Upload): Attachment {
  const { id, name, size, sentBytes, error, isFinal } = upload
  const shared = { id, name }
  const percent = percentOf(upload)
  const amount = uploadMessages.amountOf(scaledBytes(sentBytes ?? 0, size).amount, formatBytes(size))
  switch (upload.state) {
    case 'waiting':
      return { ...shared, state: 'uploading', percent, meta: uploadMessages.waiting }
    case 'uploading':
      return { ...shared, state: 'uploading', percent, meta: progressText(upload, amount) }
    case 'interrupted':
      return { ...shared, state: 'uploading', percent, meta: uploadMessages.interrupted(amount) }
    case 'paused':
      return { ...shared, state: 'paused', percent, meta: uploadMessages.paused(amount) }
    case 'absent':
      return { ...shared, state: 'absent', percent, meta: absentText(upload) }
    case 'done':
      return { ...shared, state: 'ready', meta: uploadMessages.ready(formatBytes(size)) }
    case 'failed':
      return { ...shared, state: 'failed', error: error ?? uploadMessages.unsuccessful, isFinal, meta: amount }
  }
}

function progressText(upload: Upload, amount: string): string {
  const { size, sentBytes, bytesPerSecond } = upload
  if (sentBytes !== null && sentBytes >= size) return uploadMessages.almostDone
  const left = timeLeftMs(upload)
  if (bytesPerSecond === null || left === null) return uploadMessages.uploading(amount)
  const rate = uploadMessages.rate(formatBytes(bytesPerSecond))
  const time = left < MINUTE_MS ? uploadMessages.secondsLeft : uploadMessages.minutesLeft(Math.round(left / MINUTE_MS))
  return `${uploadMessages.uploading(amount)} · ${rate} · ${time}`
}

function absentText(upload: Upload): string {
  if (upload.error !== null) return upload.error
  return upload.sentBytes ? uploadMessages.absentAt(Math.floor(percentOf(upload))) : uploadMessages.absent
}

/** Uploaded share of a file in percent; 100 for an empty file. */
export function percentOf({ size, sentBytes }: Pick<Upload, 'size' | 'sentBytes'>): number {
  return size === 0 ? 100 : Math.min(100, ((sentBytes ?? 0) / size) * 100)
}

/** Estimated remaining time; null while the rate is unknown. */
function timeLeftMs({ size, sentBytes, bytesPerSecond }: Upload): number | null {
  if (sentBytes === null || bytesPerSecond === null || bytesPerSecond === 0) return null
  return ((size - sentBytes) / bytesPerSecond) * 1_000
}
