import { auth } from 'contract'
import { useEffect, useState } from 'react'
import { isRefused } from '../../../../records/is-refused.ts'
import { useBrowser } from '../../../../session/browser.tsx'

/** Whose registration a mailed link is, where it leads, and the terms to agree to. */
export type OpenedLink = { email: string; startURL: string; terms: string }

export type LinkState =
  | { state: 'looking' }
  | { state: 'open'; link: OpenedLink }
  /** `reason` is the server's; null when there was no answer, so that it can be tried again. */
  | { state: 'failed'; reason: string | null }

/** Looks whose registration a link is, without using it. */
export function useRegistrationLink(token: string): { link: LinkState; lookAgain: () => void } {
  const browser = useBrowser()
  const [attempt, setAttempt] = useState(0)
  const [link, setLink] = useState<LinkState>({ state: 'looking' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt looks once more
  useEffect(() => {
    if (!browser) return
    let isGone = false
    const show = (next: LinkState): void => {
      if (!isGone) setLink(next)
    }
    show({ state: 'looking' })
    browser.auth.ask(auth.previewRegistration, { token }).then(
      (opened) => show({ state: 'open', link: opened }),
      (error: unknown) => show({ state: 'failed', reason: isRefused(error) ? error.message : null }),
    )
    return () => {
      isGone = true
    }
  }, [browser, token, attempt])
  return { link, lookAgain: () => setAttempt(attempt + 1) }
}
