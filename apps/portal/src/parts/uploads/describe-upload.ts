import type { Attachment } from 'ui'
import { formatBytes, formatBytesOf } from '../../format/file-size.ts'
import { messages } from './messages.ts'
import { timeLeftMs, type Upload } from './upload-queue.ts'

const MINUTE_MS = 60_000

/** An upload as a row of a list of attachments. */
export function describeUpload(upload: Upload, nowMs: number): Attachment {
  const { id, file, sentBytes, error, isFinal } = upload
  const shared = { id, name: file.name }
  switch (upload.state) {
    case 'waiting':
      return { ...shared, state: 'uploading', percent: 0, meta: messages.waiting }
    case 'uploading':
      return { ...shared, state: 'uploading', percent: percentOf(upload), meta: progressText(upload, nowMs) }
    case 'done':
      return { ...shared, state: 'ready', meta: messages.ready(formatBytes(file.size)) }
    case 'failed':
      return {
        ...shared,
        state: 'failed',
        error: error ?? messages.unsuccessful,
        isFinal,
        meta: formatBytes(sentBytes),
      }
  }
}

/** How much of a file is uploaded, in percent; an empty file is uploaded at once. */
export function percentOf({ file, sentBytes }: Upload): number {
  return file.size === 0 ? 100 : Math.min(100, (sentBytes / file.size) * 100)
}

function progressText(upload: Upload, nowMs: number): string {
  const { file, sentBytes } = upload
  // The body of the request is a little longer than the file.
  if (sentBytes >= file.size) return messages.almostDone
  const amount = messages.uploading(formatBytesOf(sentBytes, file.size))
  const left = timeLeftMs(upload, nowMs)
  if (left === null) return amount
  return `${amount} · ${left < MINUTE_MS ? messages.secondsLeft : messages.minutesLeft(Math.round(left / MINUTE_MS))}`
}
