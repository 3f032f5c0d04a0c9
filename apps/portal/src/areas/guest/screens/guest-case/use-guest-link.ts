import { type AnswerOf, guestMethods } from 'contract'
import { useCallback, useEffect, useState } from 'react'
import { methodSender, useRecordCache } from 'record-cache-react'
import { isRefused } from '../../../../records/is-refused.ts'

type Opened = AnswerOf<typeof guestMethods.readLink>

/** The form of a new case, with whose it is. */
export type FormLink = Extract<Opened, { purpose: 'OpenCase' }>
/** One case to read. */
export type CaseLink = Extract<Opened, { purpose: 'ReadCase' }>

export type GuestLinkState =
  | { readonly state: 'looking' }
  | { readonly state: 'open'; readonly opened: Opened }
  /** It opens nothing, or there was no answer, so that it can be tried again. */
  | { readonly state: 'dead' | 'failed' }

const readLink = methodSender(guestMethods.readLink)

/** Looks what a mailed link opens, without using it. */
export function useGuestLink(token: string): { link: GuestLinkState; lookAgain: () => void } {
  const cache = useRecordCache()
  const [attempt, setAttempt] = useState(0)
  const [link, setLink] = useState<GuestLinkState>({ state: 'looking' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt looks once more
  useEffect(() => {
    let isGone = false
    const show = (next: GuestLinkState): void => {
      if (!isGone) setLink(next)
    }
    show({ state: 'looking' })
    cache.send(readLink, { token }).then(
      (opened) => show({ state: 'open', opened }),
      (error: unknown) => show({ state: isRefused(error) ? 'dead' : 'failed' }),
    )
    return () => {
      isGone = true
    }
  }, [cache, token, attempt])
  return { link, lookAgain: useCallback(() => setAttempt((before) => before + 1), []) }
}
