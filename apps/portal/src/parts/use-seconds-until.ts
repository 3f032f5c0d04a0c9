import { useEffect, useState } from 'react'

const TICK_MS = 250

/** Counts the whole seconds to a time down to 0, by the clock, so that a sleeping tab shows the truth when it wakes. */
export function useSecondsUntil(timeMs: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(timeMs))
  useEffect(() => {
    const count = (): void => setSeconds(secondsUntil(timeMs))
    count()
    const timer = setInterval(count, TICK_MS)
    return () => clearInterval(timer)
  }, [timeMs])
  return seconds
}

const secondsUntil = (timeMs: number): number => Math.max(0, Math.ceil((timeMs - Date.now()) / 1_000))
