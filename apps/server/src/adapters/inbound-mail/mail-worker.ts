import { parentPort, workerData } from 'node:worker_threads'
import { readCheckedMail } from './check-sender.ts'
import type { WorkerAnswer } from './create-mail-reader.ts'
import { UnreadableMail } from './mime-parts.ts'
import type { MailContext } from './read-mail.ts'

// A worker thread that parses one mail and ends.
const { raw, context } = workerData as { raw: Uint8Array; context: MailContext }
/** Buffers of this size are moved to the other thread: to copy them would block it. */
const LARGE_BYTES = 2 ** 20

const answer = (message: WorkerAnswer) => {
  const files = 'mail' in message ? (message.mail?.reply.files ?? []) : []
  const buffers = new Set(files.map(({ data }) => data.buffer).filter((buffer) => buffer instanceof ArrayBuffer))
  parentPort?.postMessage(
    message,
    [...buffers].filter(({ byteLength }) => byteLength >= LARGE_BYTES),
  )
}
try {
  answer({ mail: await readCheckedMail(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength), context) })
} catch (error) {
  if (!(error instanceof UnreadableMail)) throw error
  answer({ unreadable: error.message, cause: error.cause })
}
