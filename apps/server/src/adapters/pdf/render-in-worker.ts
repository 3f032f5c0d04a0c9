import { Worker } from 'node:worker_threads'
import { AppError } from 'contract'
import type { CaseDocument } from 'support'

/** Milliseconds that a rendering may take, including the start of its thread. */
const PATIENCE_MS = 20_000
const HEAP_MB = 256

/**
 * Renders a document as a PDF in a thread of its own, which is terminated when it takes too long or too much memory, so that
 * no text of a user blocks other requests.
 *
 * @throws AppError `SERVICE_UNAVAILABLE` for a terminated rendering.
 */
export async function renderInWorker(document: CaseDocument, patienceMs: number = PATIENCE_MS): Promise<Uint8Array> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    workerData: document,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const refuse = (cause: unknown) => reject(new AppError('SERVICE_UNAVAILABLE', {}, { cause }))
  const bell = setTimeout(() => refuse(new Error('Rendering a PDF took too long')), patienceMs)
  worker.once('message', resolve).once('error', refuse)
  worker.once('exit', () => refuse(new Error('Rendering a PDF ended early')))
  try {
    return await promise
  } finally {
    clearTimeout(bell)
    await worker.terminate()
  }
}
