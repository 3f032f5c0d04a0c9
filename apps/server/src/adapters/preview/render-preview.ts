import { fork } from 'node:child_process'
import type { Sandbox } from './sandbox.ts'

/** A picture, or a page of a PDF (counted from 1), to be rendered for a screen. */
export type PreviewJob = { kind: 'picture' | 'pdf'; file: Uint8Array; page: number }

/** The preview as WebP, and the number of pages of the file. */
export type Preview = { image: Uint8Array; pages: number }

/** What a rendering answers: `NoPage` for a page beyond the last one. */
export type PreviewAnswer = Preview | 'NoPage'

/** The longer side of a preview, in pixels. */
export const PREVIEW_PIXELS = 1_600

/** The longest time of a preview, including the start of its process. */
const TIMEOUT_MS = 20_000

/**
 * Renders a preview in a separate process, which has none of the settings of the server, runs in the sandbox, and is killed when it takes too
 * long, because the decoders are native code that reads untrusted files.
 *
 * @returns null for a file that is broken, too large or takes too long.
 */
export async function renderPreview(
  job: PreviewJob,
  [execPath, ...execArgv]: Sandbox,
  timeoutMs: number = TIMEOUT_MS,
): Promise<PreviewAnswer | null> {
  const child = fork(new URL('./preview-program.ts', import.meta.url), {
    env: {},
    execPath,
    execArgv,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const { promise, resolve } = Promise.withResolvers<PreviewAnswer | null>()
  const timer = setTimeout(() => resolve(null), timeoutMs)
  child.once('message', (answer: PreviewAnswer) => resolve(answer))
  child.once('error', () => resolve(null)).once('exit', () => resolve(null))
  child.send(job, (error) => {
    if (error) resolve(null)
  })
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
  }
}
