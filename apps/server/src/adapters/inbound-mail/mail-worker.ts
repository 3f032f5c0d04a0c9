import { parentPort, workerData } from 'node:worker_threads'
import type { WorkerAnswer } from './create-mail-reader.ts'
import { UnreadableMail } from './mime-parts.ts'
import { type MailContext, readMail } from './read-mail.ts'

// A worker thread that parses one mail and ends.
const { raw, context } = workerData as { raw: Uint8Array; context: MailContext }
const answer = (message: WorkerAnswer) => parentPort?.postMessage(message)
try {
  answer({ mail: readMail(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength), context) })
} catch (error) {
  if (!(error instanceof UnreadableMail)) throw error
  answer({ unreadable: error.message })
}
