import { useEffect, useState } from 'react'

/** Time without input after which typing counts as paused. */
const PAUSE_MS = 200

/** Debounced text: its value at the last pause in typing. The initial text is returned immediately. */
export function useTextAtRest(text: string): string {
  const [atRest, setAtRest] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return atRest
}
