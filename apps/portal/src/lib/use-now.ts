import { useEffect, useState } from 'react'
import { usePage } from './page.tsx'

const MINUTE_MS = 60_000

/**
 * The time, in milliseconds, renewed every minute. The first drawing takes the time of the server's, so that both draw the same.
 */
export function useNow(): number {
  const { renderedAtMs } = usePage()
  const [now, setNow] = useState(renderedAtMs)
  useEffect(() => {
    const update = (): void => setNow(Date.now())
    update()
    const timer = setInterval(update, MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
