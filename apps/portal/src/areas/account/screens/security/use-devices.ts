import { auth, type ExchangeOf } from 'contract'
import { useState } from 'react'
import { useToast } from '../../../../parts/toasts.tsx'
import { useBrowser } from '../../../../session/browser.tsx'
import { messages } from './messages.ts'
import { useOwnLogin } from './use-own-login.ts'

/** A device on which the reader is signed in. */
export type Device = ExchangeOf<typeof auth.getSessions>['response']['sessions'][number]

/** What is being logged out: one device by its id, or all others. */
type Leaving = { readonly id: string } | 'others'

/** The devices on which the reader is signed in. */
export function useDevices() {
  const asking = useBrowser()?.auth.ask
  const showToast = useToast()
  const { answer, hasFailed, load } = useOwnLogin(auth.getSessions)
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const [hasStayed, setStayed] = useState(false)

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
  return { devices: answer?.sessions ?? null, hasFailed, load, leaving, end, hasStayed }
}
