import { type AnswerOf, guestMethods } from 'contract'
import { useCallback } from 'react'
import { methodSender, useRecordCache } from 'record-cache-react'
import { useMailedLink } from '../../../../parts/mailed-link/use-mailed-link.ts'
import { useAttemptKeyOfGuest } from './use-attempt-key-of-guest.ts'

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
