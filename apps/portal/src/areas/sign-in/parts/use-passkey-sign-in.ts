import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { refusalOf } from '../../../forms/outcome.ts'
import { useBrowser } from '../../../session/browser.tsx'
import { endPasskeyAutofill, knowsPasskeyAutofill, PasskeyNotUsed, signInByPasskey } from '../../../session/passkeys.ts'
import { pageAfterSignIn } from '../../../site/wanted-page.ts'
import { messages } from './messages.ts'

/** A challenge expires on the server after five minutes: it is renewed before that. */
const OFFER_MS = 4 * 60_000

/** Signs in by a passkey: by the button, or with `hasAutofill` by the browser's suggestion in the field marked `webauthn`. */
export function usePasskeySignIn(hasAutofill: boolean): {
  signIn: () => Promise<void>
  isPending: boolean
  failure: readonly string[]
} {
  const browser = useBrowser()
  const [address] = useSearchParams()
  const startURL = address.get('startURL')
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<readonly string[]>([])

  const use = useCallback(
    async (autofill?: { isWanted: () => boolean }): Promise<void> => {
      if (!browser) return
      try {
        await signInByPasskey(browser.auth, autofill ? { autofill } : {})
        // A page load, so that no state of a former session remains.
        location.assign(pageAfterSignIn(startURL))
      } catch (error) {
        const isUnused = error instanceof PasskeyNotUsed
        // An unused suggestion fails silently.
        if (autofill && isUnused) return
        setFailure(isUnused ? [messages.passkeyNotUsed] : (refusalOf(error, messages.failures, {}).failure ?? []))
        setPending(false)
      }
    },
    [browser, startURL],
  )

  const isOffering = hasAutofill && !isPending
  useEffect(() => {
    if (!isOffering) return
    let isGone = false
    const offer = async (): Promise<void> => {
      if (document.visibilityState === 'visible' && (await knowsPasskeyAutofill()) && !isGone) {
        await use({ isWanted: () => !isGone })
      }
    }
    void offer()
    const renewal = setInterval(() => void offer(), OFFER_MS)
    return () => {
      isGone = true
      clearInterval(renewal)
      endPasskeyAutofill()
    }
  }, [isOffering, use])

  const signIn = async (): Promise<void> => {
    setPending(true)
    setFailure([])
    await use()
  }
  return { signIn, isPending, failure }
}
