/** Work that is repeated until it succeeds. */
export type Retrying = {
  /** Runs the work once more, after a run that has begun. @returns when it has run, whether it failed or not. */
  run(): Promise<void>
  /** Ends the repetition, and waits for a run that has begun. */
  end(): Promise<void>
}

const FIRST_RETRY_MS = 250
const LAST_RETRY_MS = 30_000

/**
 * Repeats work that failed, with a growing delay, until it succeeds or is asked for again. Two runs never overlap, so that an older reading
 * never replaces a newer one. A waiting repetition does not keep the process alive.
 */
export function createRetrying(work: () => Promise<void>, onFailure: (error: unknown) => void): Retrying {
  let delayMs = FIRST_RETRY_MS
  let timer: NodeJS.Timeout | undefined
  let last: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | undefined
  let hasEnded = false

  const attempt = async (): Promise<void> => {
    waiting = undefined
    clearTimeout(timer)
    try {
      await work()
      delayMs = FIRST_RETRY_MS
    } catch (error) {
      if (!hasEnded) timer = setTimeout(() => void run(), delayMs).unref()
      delayMs = Math.min(delayMs * 2, LAST_RETRY_MS)
      onFailure(error)
    }
  }
  const run = (): Promise<void> => {
    if (waiting === undefined) {
      waiting = last.then(attempt)
      last = waiting.catch(() => undefined)
    }
    return waiting
  }
  return {
    run,
    end: async () => {
      hasEnded = true
      clearTimeout(timer)
      await last
    },
  }
}
