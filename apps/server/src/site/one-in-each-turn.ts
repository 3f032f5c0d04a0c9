/** Settles when its caller may go on. */
export type Turns = () => Promise<void>

/**
 * Lets one caller go on in each turn of the event loop, first come, first served, so that other requests are answered between two pages that
 * take the processor for long.
 */
export function oneInEachTurn(): Turns {
  const waiting: (() => void)[] = []
  const next = (): void => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(next)
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (waiting.length === 1) setImmediate(next)
    })
}
