import { auth, type ExchangeOf } from 'contract'
import { useCallback, useEffect, useState } from 'react'
import { useBrowser } from '../../../../session/browser.tsx'

/** The second factors of the reader. */
export type SecondFactors = ExchangeOf<typeof auth.getSecondFactors>['response']

/** Reads the second factors of the reader. They are credentials and no records, so that they are not in the record cache. */
export function useSecondFactors(): { factors: SecondFactors | null; hasFailed: boolean; load: () => Promise<void> } {
  const asking = useBrowser()?.auth.ask
  const [factors, setFactors] = useState<SecondFactors | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(async (): Promise<void> => {
    if (!asking) return
    setFailed(false)
    try {
      setFactors(await asking(auth.getSecondFactors, undefined))
    } catch {
      setFailed(true)
    }
  }, [asking])
  useEffect(() => void load(), [load])
  return { factors, hasFailed, load }
}
