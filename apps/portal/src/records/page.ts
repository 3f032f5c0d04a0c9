import type { SessionShape } from 'contract'
import type { Snapshot } from 'record-cache'
import type { Read } from 'record-cache-react'
import type { Audience } from '../site/audience.ts'
import type { Offers } from '../site/offers.ts'
import type { Site } from '../site/site.ts'

/** Where a page is shown, and to whom: `user` is null for visitors, whom only public and guest pages have. */
export type Place<A extends Audience = Audience> = {
  readonly query: URLSearchParams
  readonly params: Readonly<Record<string, string | undefined>>
  readonly user: SessionShape['user'] | (A extends 'public' | 'guest' ? null : never)
  /** What the server offers the reader. */
  readonly offers: Offers
  readonly nowMs: number
}

/** The reads of a page by name, each null where this page does without it. */
export type PageReads = Readonly<Record<string, Read<unknown> | null>>

/** One page: where it is, whom it is for, what it is called and what it reads. */
export type Page<A extends Audience, Reads extends PageReads | null> = {
  readonly path: string
  readonly audience: A | readonly A[]
  readonly title: string
  /** Null where the page is not there for this person. */
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

/** A read whose answer may say that the page is another one. */
export type LeadingRead<D> = Read<D> & { readonly leadsTo: (answer: D) => string | null }

/** A read with whose answer a further one is made; the server makes it before it renders the page. */
export type FollowedRead<D> = Read<D> & {
  readonly followedBy: (answer: D, site: Pick<Site, 'communityId'>) => Read<unknown> | null
}

/** Lets the server make a further read with the answer of a read; the part of the page that shows it makes it in the browser. */
export function followed<D, R extends Read<D>>(
  read: R & Read<D>,
  followedBy: FollowedRead<D>['followedBy'],
): R & FollowedRead<D> {
  return { ...read, followedBy }
}

/** Sends the reader on where the answer of a read names another address. */
export function leading<D, R extends Read<D>>(
  read: R & Read<D>,
  leadsTo: (answer: D) => string | null,
): R & LeadingRead<D> {
  return { ...read, leadsTo }
}

/**
 * A read without which there is no page: what is hidden, missing or, by `isThere`, not meant makes it a 404, and another failure is the
 * failure of the page. Any other read leaves its failure to the part of the page that shows it.
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

/** An id that is not well formed, or a call that visitors may not make, answers like what does not exist. */
function statusOfFailure(status: number): number {
  return status === 400 || status === 401 || status === 404 ? 404 : Math.max(status, 500)
}
