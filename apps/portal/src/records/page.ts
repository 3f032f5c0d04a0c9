import type { SessionShape } from 'contract'
import { useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { Snapshot } from 'record-cache'
import type { Read } from 'record-cache-react'
import { type Audience, admitsVisitors } from '../site/audience.ts'
import { useNow } from '../site/now.tsx'
import type { Offers } from '../site/offers.ts'
import { usePage } from '../site/page.tsx'
import type { Site } from '../site/site.ts'

/** The address and reader of a page: `user` is null for visitors, who can open only public and guest pages. */
export type Place<A extends Audience = Audience> = {
  readonly query: URLSearchParams
  readonly params: Readonly<Record<string, string | undefined>>
  readonly user: SessionShape['user'] | (A extends 'public' | 'guest' ? null : never)
  /** What the server offers the reader. */
  readonly offers: Offers
  readonly nowMs: number
}

/** The reads of a page by name; null for a read that is not needed here. */
export type PageReads = Readonly<Record<string, Read<unknown> | null>>

/** One page: path, audience, title and reads. */
export type Page<A extends Audience, Reads extends PageReads | null> = {
  readonly path: string
  readonly audience: A | readonly A[]
  readonly title: string
  /** Null makes the page a 404. */
  readonly reads: (place: Place<A>) => Reads
}

/**
 * Declares a page: its row of the list of pages, and its reads. Its loader and its hooks take the same reads:
 *
 *     export const hello = page({ ...pages.hello, reads: ({ query }) => ({ subject: readRecord(query.get('id'), fields) }) })
 */
export function page<const A extends Audience, const Reads extends PageReads | null>(
  declaration: Page<A, Reads>,
): Page<A, Reads> {
  return declaration
}

/** Code that a page needs for its user, loaded before it is rendered or hydrated; null for none. */
export type CodeFor = (session: SessionShape | null) => { load: () => Promise<unknown> } | null

/** A read whose answer decides the status of the page. */
export type DecidingRead<D> = Read<D> & { readonly statusOf: (snapshot: Snapshot<D>) => number | null }

/** A read whose answer may redirect to another page. */
export type LeadingRead<D> = Read<D> & { readonly leadsTo: (answer: D) => string | null }

/** A read whose answer determines a dependent read, which the server makes before it renders the page. */
export type FollowedRead<D> = Read<D> & {
  readonly followedBy: (answer: D, site: Pick<Site, 'communityId'>) => Read<unknown> | null
}

/** Adds a dependent read for the server; in the browser, the component that shows it makes that read. */
export function followed<D, R extends Read<D>>(
  read: R & Read<D>,
  followedBy: FollowedRead<D>['followedBy'],
): R & FollowedRead<D> {
  return { ...read, followedBy }
}

/** Redirects the reader if `leadsTo` finds another address in the answer. */
export function leading<D, R extends Read<D>>(
  read: R & Read<D>,
  leadsTo: (answer: D) => string | null,
): R & LeadingRead<D> {
  return { ...read, leadsTo }
}

/**
 * A read that the page requires: a hidden or missing record, or an answer that `isThere` rejects, makes the page a 404; any other failure
 * fails the page. Failures of other reads are shown by their components.
 */
export function required<D>(read: Read<D>, isThere: (answer: D) => boolean = () => true): DecidingRead<D> {
  return {
    ...read,
    statusOf: ({ error, data }) => {
      if (error) return statusOfFailure(error.status)
      return data === undefined || isThere(data as D) ? null : 404
    },
  }
}

/** A malformed id, or a call that visitors may not make, gets the same 404 as a missing record. */
function statusOfFailure(status: number): number {
  return status === 400 || status === 401 || status === 404 ? 404 : Math.max(status, 500)
}

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
