import { useEffect, useState } from 'react'

/** Writing has paused when nothing was typed for so long. */
const PAUSE_MS = 200

/** A text as it was when its writer last paused; what is there at first counts at once. */
export function useTextAtRest(text: string): string {
  const [atRest, setAtRest] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return atRest
}
