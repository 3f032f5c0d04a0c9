import { useEffect, useState } from 'react'

/** What the page itself needs comes first. */
const WAIT_MS = 2_000

/** Whether the page has been alive for a while, so that what may be wanted later can be loaded. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSettled
}
