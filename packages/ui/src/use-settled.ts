import { useEffect, useState } from 'react'

/** Delay after which code that may be needed later is loaded, so that the page itself comes first. */
const WAIT_MS = 2_000

/**
 * True some time after the page became interactive, when code for later can be loaded.
 *
 * @param waitMs - 0 for what the reader may want at once: it comes after the code of the page, and waits for nothing else.
 */
export function useSettled(waitMs = WAIT_MS): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), waitMs)
    return () => clearTimeout(timer)
  }, [waitMs])
  return isSettled
}
