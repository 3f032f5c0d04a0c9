import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { refusalOf } from '../../../forms/outcome.ts'
import { useBrowser } from '../../../session/browser.tsx'
import { endPasskeyAutofill, knowsPasskeyAutofill, PasskeyNotUsed, signInByPasskey } from '../../../session/passkeys.ts'
import { pageAfterSignIn } from '../../../site/wanted-page.ts'
import { messages } from './messages.ts'

/** The server takes the answer to a challenge for five minutes: an offer is renewed before. */
const OFFER_MS = 4 * 60_000

/**
 * Signs in by a passkey that the person asks for, or, with `hasAutofill`, chooses where the browser offers it in the field marked `webauthn`.
 */
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
        // A page load, so that nothing of a former session is left in this page.
        location.assign(pageAfterSignIn(startURL))
      } catch (error) {
        const isUnused = error instanceof PasskeyNotUsed
        // Nobody asked for the offer.
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
