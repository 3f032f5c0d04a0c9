import { Worker } from 'node:worker_threads'
import { readCheckedMail } from './check-sender.ts'
import { UnreadableMail } from './mime-parts.ts'
import type { MailContext, ReadMail } from './read-mail.ts'

/** Parses a raw mail; see `readCheckedMail`. */
export type MailReader = (raw: Buffer, context: MailContext) => Promise<ReadMail | null>

/** What a thread that parses a mail answers. */
export type WorkerAnswer = { mail: ReadMail | null } | { unreadable: string; cause: unknown }

/** A smaller mail is parsed in a few milliseconds, less than a thread takes to start, unless it is compared with a long conversation. */
const SMALL_BYTES = 8 * 1024
const SMALL_CONVERSATION_CHARACTERS = 32 * 1024
const TIMEOUT_MS = 30_000
const HEAP_MB = 768

/**
 * Parses large mails, and those of long conversations, in a separate thread, so that none blocks other requests. A thread that takes too long
 * or too much memory is terminated: such a mail can never be read.
 *
 * @param timeoutMs - for the parsing alone: how long a thread takes to start depends on the load, not on the mail.
 */
export const createMailReader =
  ({ timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {}): MailReader =>
  async (raw, context) =>
    isSmall(raw, context) ? await readCheckedMail(raw, context) : await readInWorker(raw, context, timeoutMs)

const isSmall = (raw: Buffer, { sent }: MailContext): boolean =>
  raw.length <= SMALL_BYTES && sent.reduce((length, text) => length + text.length, 0) <= SMALL_CONVERSATION_CHARACTERS

async function readInWorker(raw: Buffer, context: MailContext, timeoutMs: number): Promise<ReadMail | null> {
  const worker = new Worker(new URL('./mail-worker.ts', import.meta.url), {
    workerData: { raw, context },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })
  const { promise, resolve, reject } = Promise.withResolvers<WorkerAnswer>()
  let timer = setTimeout(() => reject(new Error('The thread that reads a mail does not start')), TIMEOUT_MS)
  worker.once('online', () => {
    clearTimeout(timer)
    timer = setTimeout(() => reject(new UnreadableMail('reading it takes too long')), timeoutMs)
  })
  worker.once('message', resolve)
  worker.once('error', (cause: NodeJS.ErrnoException) =>
    reject(cause.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new UnreadableMail('reading it takes too much memory') : cause),
  )
  worker.once('exit', () => reject(new Error('Reading a mail ended early')))
  try {
    const answer = await promise
    if ('unreadable' in answer) throw new UnreadableMail(answer.unreadable, { cause: answer.cause })
    return answer.mail
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
