import { auth, type ExchangeOf } from 'contract'
import { useCallback, useEffect, useState } from 'react'
import { useToast } from '../../../../parts/toasts.tsx'
import { useBrowser } from '../../../../session/browser.tsx'
import { messages } from './messages.ts'

/** A device on which the reader is signed in. */
export type Device = ExchangeOf<typeof auth.getSessions>['response']['sessions'][number]

/** What is being logged out: one device by its id, or all others. */
type Leaving = { readonly id: string } | 'others'

/** The sessions of the reader. They are credentials and no records, so that they are not in the record cache. */
export function useDevices() {
  const asking = useBrowser()?.auth.ask
  const showToast = useToast()
  const [devices, setDevices] = useState<readonly Device[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const [hasStayed, setStayed] = useState(false)

  const load = useCallback(async (): Promise<void> => {
    if (!asking) return
    setFailed(false)
    try {
      setDevices((await asking(auth.getSessions, undefined)).sessions)
    } catch {
      setFailed(true)
    }
  }, [asking])
  useEffect(() => void load(), [load])

  const end = async (which: Leaving): Promise<void> => {
    if (!asking || leaving) return
    setLeaving(which)
    setStayed(false)
    try {
      if (which === 'others') await asking(auth.endOtherSessions, undefined)
      else await asking(auth.endSession, { id: which.id })
      showToast({ message: which === 'others' ? messages.othersLoggedOut : messages.loggedOut })
      await load()
    } catch {
      setStayed(true)
    }
    setLeaving(null)
  }
  return { devices, hasFailed, load, leaving, end, hasStayed }
}
