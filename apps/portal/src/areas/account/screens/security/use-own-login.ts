import type { Call, ExchangeOf } from 'contract'
import { useCallback, useEffect, useState } from 'react'
import { useBrowser } from '../../../../session/browser.tsx'

type OwnLogin<C extends Call> = {
  answer: ExchangeOf<C>['response'] | null
  hasFailed: boolean
  load: () => Promise<void>
}

/** Reads data about the reader's login. Credentials are not records, so the record cache does not hold them. */
export function useOwnLogin<C extends Call>(call: C): OwnLogin<C> {
  const asking = useBrowser()?.auth.ask
  const [answer, setAnswer] = useState<ExchangeOf<C>['response'] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(async (): Promise<void> => {
    if (!asking) return
    setFailed(false)
    try {
      setAnswer(await asking(call, undefined))
    } catch {
      setFailed(true)
    }
  }, [asking, call])
  useEffect(() => void load(), [load])
  return { answer, hasFailed, load }
}
