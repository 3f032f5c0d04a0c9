import { Worker } from 'node:worker_threads'
import { UnreadableMail } from './mime-parts.ts'
import { type MailContext, type ReadMail, readMail } from './read-mail.ts'

/** Parses a raw mail; see `readMail`. */
export type MailReader = (raw: Buffer, context: MailContext) => Promise<ReadMail | null>

/** What a thread that parses a mail answers. */
export type WorkerAnswer = { mail: ReadMail | null } | { unreadable: string }

/** A smaller mail is parsed in a few milliseconds, which is less than the start of a thread takes. */
const SMALL_BYTES = 8 * 1024
const TIMEOUT_MS = 30_000
const HEAP_MB = 768

/**
 * Parses large mails in a separate thread, so that none blocks other requests. A thread that takes too long or too much memory is
 * terminated: such a mail can never be read.
 */
export const createMailReader =
  ({ timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {}): MailReader =>
  async (raw, context) =>
    raw.length <= SMALL_BYTES ? readMail(raw, context) : await readInWorker(raw, context, timeoutMs)

async function readInWorker(raw: Buffer, context: MailContext, timeoutMs: number): Promise<ReadMail | null> {
  const worker = new Worker(new URL('./mail-worker.ts', import.meta.url), {
    workerData: { raw, context },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })
  const { promise, resolve, reject } = Promise.withResolvers<WorkerAnswer>()
  const timer = setTimeout(() => reject(new UnreadableMail('reading it takes too long')), timeoutMs)
  worker.once('message', resolve)
  worker.once('error', (cause: NodeJS.ErrnoException) =>
    reject(cause.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new UnreadableMail('reading it takes too much memory') : cause),
  )
  worker.once('exit', () => reject(new Error('Reading a mail ended early')))
  try {
    const answer = await promise
    if ('unreadable' in answer) throw new UnreadableMail(answer.unreadable)
    return answer.mail
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
