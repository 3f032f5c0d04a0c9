import { useEffect, useState } from 'react'

/** Delay before code for later is loaded, so that the page itself is loaded first. */
const WAIT_MS = 2_000

/**
 * True some time after the page became interactive, when code for later can be loaded.
 *
 * @param waitMs - 0 for code that the reader may need at once: it is loaded right after the code of the page.
 */
export function useSettled(waitMs = WAIT_MS): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), waitMs)
    return () => clearTimeout(timer)
  }, [waitMs])
  return isSettled
}
