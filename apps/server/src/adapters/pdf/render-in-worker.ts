import { Worker } from 'node:worker_threads'
import { AppError } from 'contract'
import type { CaseDocument } from 'support'

/** The longest time of a rendering, including the start of its thread. */
const TIMEOUT_MS = 20_000
const HEAP_MB = 256

/**
 * Renders a document as a PDF in a separate thread, which is terminated when it takes too long or too much memory, so that the
 * text of one user cannot block other requests.
 *
 * @throws AppError `SERVICE_UNAVAILABLE` for a terminated rendering.
 */
export async function renderInWorker(document: CaseDocument, timeoutMs: number = TIMEOUT_MS): Promise<Uint8Array> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    workerData: document,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const refuse = (cause: unknown) => reject(new AppError('SERVICE_UNAVAILABLE', {}, { cause }))
  const timer = setTimeout(() => refuse(new Error('Rendering a PDF took too long')), timeoutMs)
  worker.once('message', resolve).once('error', refuse)
  worker.once('exit', () => refuse(new Error('Rendering a PDF ended early')))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
