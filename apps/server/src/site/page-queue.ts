/** Resolves when the page of the caller may be rendered. */
export type PageQueue = () => Promise<void>

/** After this time the rendering has begun, and blocks the event loop until it is done. */
const UNTIL_WORK_MS = 1
const LONGEST_PAUSE_MS = 50

/**
 * Renders one page at a time, first come, first served, with a pause after each that is as long as the rendering, so that other requests are
 * answered. Rendering blocks the event loop for long, and visitors may request hundreds of pages.
 */
export function createPageQueue(): PageQueue {
  const waiting: (() => void)[] = []
  let isRunning = false
  const next = (): void => {
    const start = waiting.shift()
    isRunning = start !== undefined
    if (start === undefined) return
    const began = performance.now()
    start()
    setTimeout(() => {
      setTimeout(next, Math.min(performance.now() - began, LONGEST_PAUSE_MS))
    }, UNTIL_WORK_MS)
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (!isRunning) next()
    })
}
