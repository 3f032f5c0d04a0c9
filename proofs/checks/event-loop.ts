import { monitorEventLoopDelay } from 'node:perf_hooks'

/** No input may block the process for longer, because it answers no request in that time. */
export const LONGEST_BLOCK_MS = 100

const ATTEMPTS = 3
const RESOLUTION_MS = 5

/**
 * Does work and measures the longest delay of the event loop during it, in milliseconds. What seems to block is done again, twice at
 * most, and the shortest delay counts: another process or a garbage collection delays once, what blocks does so each time.
 */
export async function withLongestBlock<T>(work: () => Promise<T>): Promise<{ made: T; blockedMs: number }> {
  let blockedMs = Number.POSITIVE_INFINITY
  for (let attempt = 1; ; attempt++) {
    const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
    delay.enable()
    // A delay is measured between two ticks of the timer, so that it ticks before the work and after it.
    await untilTick()
    const created = await work()
    await untilTick()
    delay.disable()
    blockedMs = Math.min(blockedMs, delay.max / 1e6)
    if (blockedMs <= LONGEST_BLOCK_MS || attempt === ATTEMPTS) return { made: created, blockedMs }
  }
}

const untilTick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 3 * RESOLUTION_MS))

/** Inputs asked around the same time: the delay that one of them causes may be seen only when the next ones are asked. */
const RECENT = 10

/**
 * Checks inputs as before, and whether one of them blocks the event loop: after a delay the latest inputs are asked again, each alone.
 */
export function findingBlocks<T>(faultOf: (input: T) => Promise<string | null>): typeof faultOf {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  const recent: T[] = []
  return async (input) => {
    recent.push(input)
    if (recent.length > RECENT) recent.shift()
    const fault = await faultOf(input)
    if (fault !== null || delay.max / 1e6 <= LONGEST_BLOCK_MS) return fault
    for (const suspect of recent.splice(0)) {
      const { blockedMs } = await withLongestBlock(() => faultOf(suspect))
      if (blockedMs > LONGEST_BLOCK_MS) {
        return `blocks the process for ${Math.round(blockedMs)} ms: ${JSON.stringify(suspect).slice(0, 2_000)}`
      }
    }
    delay.reset()
    return null
  }
}
