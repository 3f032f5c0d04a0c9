import { fork } from 'node:child_process'

/** A picture, or a page of a PDF counted from 1, to be drawn as a picture for a screen. */
export type PreviewJob = { kind: 'picture' | 'pdf'; file: Uint8Array; page: number }

/** A picture as WebP, and how many pages there are to draw. */
export type Preview = { image: Uint8Array; pages: number }

/** The longer side of a preview, in pixels. */
export const PREVIEW_PIXELS = 1_600

/** Milliseconds that a preview may take, including the start of its process. */
const PATIENCE_MS = 20_000
const HEAP_MB = 256

/**
 * Draws a preview in a process of its own, which has none of the settings of the server and is killed when it takes too long: the decoders are
 * native code that reads files of anybody.
 *
 * @returns null for a file of which there is no preview, because it is broken, too large or takes too long.
 */
export async function renderPreview(job: PreviewJob, patienceMs: number = PATIENCE_MS): Promise<Preview | null> {
  const child = fork(new URL('./preview-program.ts', import.meta.url), {
    env: {},
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const { promise, resolve } = Promise.withResolvers<Preview | null>()
  const bell = setTimeout(() => resolve(null), patienceMs)
  child.once('message', (preview: Preview) => resolve(preview))
  child.once('error', () => resolve(null)).once('exit', () => resolve(null))
  child.send(job, (error) => {
    if (error) resolve(null)
  })
  try {
    return await promise
  } finally {
    clearTimeout(bell)
    child.kill('SIGKILL')
  }
}
