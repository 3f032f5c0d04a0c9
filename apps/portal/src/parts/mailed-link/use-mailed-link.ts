import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isRefused } from '../../records/is-refused.ts'
import { useIsHydrated } from '../../site/use-is-hydrated.ts'

/** State of checking a mailed link. `refused`: rejected by the server; `failed`: no response, so that the user can try again. */
export type MailedLink<Opened> =
  | { readonly state: 'looking' }
  | { readonly state: 'open'; readonly opened: Opened }
  | { readonly state: 'refused'; readonly reason: string }
  | { readonly state: 'failed' }

/**
 * Checks a mailed link without using it up.
 *
 * @param look - reads what the link opens. It must be memoized, because a new function starts a new check; null while that is not possible.
 */
export function useMailedLink<Opened>(look: (() => Promise<Opened>) | null): {
  link: MailedLink<Opened>
  lookAgain: () => void
} {
  const [attempt, setAttempt] = useState(0)
  const [link, setLink] = useState<MailedLink<Opened>>({ state: 'looking' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt checks again
  useEffect(() => {
    if (look === null) return
    let isGone = false
    const show = (next: MailedLink<Opened>): void => {
      if (!isGone) setLink(next)
    }
    show({ state: 'looking' })
    look().then(
      (opened) => show({ state: 'open', opened }),
      (error: unknown) => show(isRefused(error) ? { state: 'refused', reason: error.message } : { state: 'failed' }),
    )
    return () => {
      isGone = true
    }
  }, [look, attempt])
  return { link, lookAgain: () => setAttempt((before) => before + 1) }
}

/**
 * The token of a mailed link, or the address that it was mailed to; null if the link has none, and on the server. They are in the URL
 * fragment, so that they never appear in server logs.
 */
export function useLinkPart(name: 'token' | 'email'): string | null {
  const { hash } = useLocation()
  return useIsHydrated() ? new URLSearchParams(hash.slice(1)).get(name) : null
}
