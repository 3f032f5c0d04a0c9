import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { usePage } from './page.tsx'

const MINUTE_MS = 60_000

const NowContext = createContext(0)

/** Gives the time to everything below and renews it every minute. The first drawing takes the server's, so that both draw the same. */
export function NowProvider({ children }: { children: ReactNode }) {
  const { renderedAtMs } = usePage()
  const [now, setNow] = useState(renderedAtMs)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return <NowContext value={now}>{children}</NowContext>
}

/** The time in milliseconds, at most a minute old. */
export function useNow(): number {
  return useContext(NowContext)
}
