import { useEffect, useState } from 'react'

const TICK_MS = 250

/** Counts down the whole seconds until a time. Uses the clock, so that a suspended tab is correct when it resumes. */
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
