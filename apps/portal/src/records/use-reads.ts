import { useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { type Audience, admitsVisitors } from '../site/audience.ts'
import { useNow } from '../site/now.tsx'
import { usePage } from '../site/page.tsx'
import type { Page, PageReads, Place } from './page.ts'

/** The reads of the current page, equal to those of its loader. */
export function useReads<A extends Audience, Reads extends PageReads | null>({
  audience,
  reads,
}: Page<A, Reads>): Reads {
  const { session, offers } = usePage()
  const [query] = useSearchParams()
  const params = useParams()
  const nowMs = useNow()
  if (!session && !admitsVisitors(audience)) throw new Error('the page is for people who are signed in')
  const user = session ? session.user : null
  return useMemo(
    () => reads({ query, params, user, offers, nowMs } as Place<A>),
    [reads, query, params, user, offers, nowMs],
  )
}
