/** Settles when its caller may go on. */
export type Turns = () => Promise<void>

/** Within this time the work of a page has begun, which then holds the process until it is done. */
const UNTIL_WORK_MS = 1
const LONGEST_PAUSE_MS = 50

/**
 * Lets one caller go on at a time, first come, first served, with a pause after each as long as it held the process: in it others are answered.
 * Pages take the processor for long, and visitors may ask for hundreds of them.
 */
export function takeTurns(): Turns {
  const waiting: (() => void)[] = []
  let isRunning = false
  const next = (): void => {
    const goOn = waiting.shift()
    isRunning = goOn !== undefined
    if (goOn === undefined) return
    const began = performance.now()
    goOn()
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
