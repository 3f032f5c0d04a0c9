import { useEffect, useState } from 'react'
import { isRefused } from '../../records/is-refused.ts'

/** What a mailed link opens; a refusal has the reason of the server, and without an answer, which is `failed`, it can be looked for again. */
export type MailedLink<Found> =
  | { readonly state: 'looking' }
  | { readonly state: 'open'; readonly found: Found }
  | { readonly state: 'refused'; readonly reason: string }
  | { readonly state: 'failed' }

/**
 * Looks what a mailed link opens, without using it.
 *
 * @param look - the same function as long as it is the same link; null before the page can ask.
 */
export function useMailedLink<Found>(look: (() => Promise<Found>) | null): {
  link: MailedLink<Found>
  lookAgain: () => void
} {
  const [attempt, setAttempt] = useState(0)
  const [link, setLink] = useState<MailedLink<Found>>({ state: 'looking' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt looks once more
  useEffect(() => {
    if (look === null) return
    let isGone = false
    const show = (next: MailedLink<Found>): void => {
      if (!isGone) setLink(next)
    }
    show({ state: 'looking' })
    look().then(
      (found) => show({ state: 'open', found }),
      (error: unknown) => show(isRefused(error) ? { state: 'refused', reason: error.message } : { state: 'failed' }),
    )
    return () => {
      isGone = true
    }
  }, [look, attempt])
  return { link, lookAgain: () => setAttempt((before) => before + 1) }
}
