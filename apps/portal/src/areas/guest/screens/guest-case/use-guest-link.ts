import { type AnswerOf, guestMethods } from 'contract'
import { useCallback, useRef } from 'react'
import { methodSender, useRecordCache } from 'record-cache-react'
import { useBrowserDrafts } from '../../../../forms/use-drafts.ts'
import { useMailedLink } from '../../../../parts/mailed-link/use-mailed-link.ts'
import { randomKey } from '../../../../records/random-key.ts'

type Opened = AnswerOf<typeof guestMethods.readLink>

/** A link to a new case, with the guest's details. */
export type FormLink = Extract<Opened, { purpose: 'OpenCase' }>
/** A link to one case. */
export type CaseLink = Extract<Opened, { purpose: 'ReadCase' }>

const readLink = methodSender(guestMethods.readLink)

/** Checks what a mailed link opens, without using it up. */
export function useGuestLink(token: string) {
  const cache = useRecordCache()
  const { known } = useAttemptKeyOfGuest()
  return useMailedLink(
    useCallback(() => {
      const attemptKey = known()
      return cache.send(readLink, { token, ...(attemptKey === undefined ? {} : { attemptKey }) })
    }, [cache, token, known]),
  )
}

const NAME = 'guest-attempt'

/**
 * The secret by which this browser learns the number of a case that it opened by a link, even if the answer was lost.
 *
 * @returns `known` reads it, undefined before the first attempt; `own` creates it if missing.
 */
export function useAttemptKeyOfGuest(): { known: () => string | undefined; own: () => string } {
  const drafts = useBrowserDrafts()
  const inMemory = useRef<string>(undefined)
  const known = useCallback((): string | undefined => {
    const kept = drafts().read(NAME)
    return typeof kept === 'string' ? kept : inMemory.current
  }, [drafts])
  const own = useCallback((): string => {
    const key = known() ?? randomKey()
    inMemory.current = key
    drafts().write(NAME, key)
    return key
  }, [drafts, known])
  return { known, own }
}
