import { useEffect, useState } from 'react'

/** Delay after which code that may be needed later is loaded, so that the page itself comes first. */
const WAIT_MS = 2_000

/** True some time after the page became interactive, when code for later can be loaded. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSettled
}
