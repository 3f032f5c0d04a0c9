/** Dispatched on the window when the code of the next screen cannot be loaded; its detail has the addresses of that code. */
export const SCREEN_FAILED = 'navdesk-screen-failed'

const PATIENCE_MS = 5_000

/**
 * Whether all of the code is there now. Browsers remember that a file could not be imported until the page is loaded anew, also when the line
 * is back: then only a new page has it.
 */
export async function isThereNow({ detail }: CustomEvent<readonly string[]>): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const answers = await Promise.all(detail.map((file) => fetch(file, { signal }).catch(() => null)))
  return answers.every((answer) => answer?.ok)
}
