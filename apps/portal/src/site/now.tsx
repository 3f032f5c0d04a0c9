import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { usePage } from './page.tsx'

const MINUTE_MS = 60_000

const NowContext = createContext(0)

/** Provides the time, updated every minute. Hydration uses the time of the server, so that both render the same. */
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
