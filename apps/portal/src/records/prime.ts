import type { SessionShape } from 'contract'
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { FetchError, type ReadAdapter, type RecordCache, type Snapshot } from 'record-cache'
import type { Offers } from '../site/offers.ts'
import { signInAndReturn } from '../site/paths.ts'
import { cacheContext, offersContext, sessionContext, siteContext } from '../site/site.ts'

/** A navigation waits this long for its records before the new screen shows with skeletons. */
const PATIENCE_MS = 200

/** Where a route is shown, and to whom. */
export type Place = {
  url: URL
  params: Readonly<Record<string, string | undefined>>
  user: SessionShape['user']
  offers: Offers
  nowMs: number
}

/** One reading of the record cache that a route wants done before it is drawn. */
export type Wanted = {
  /** The status of the page by what was read; null when the page does not depend on it. */
  statusOf: (snapshot: Snapshot<unknown>) => number | null
  read: (cache: RecordCache) => Snapshot<unknown> | Promise<Snapshot<unknown>>
}

/**
 * The readings of a route. They are the very ones its screen makes with hooks, so that the screen finds them done. Null means
 * that the page is not there for this person.
 */
export type RouteRecords = (place: Place) => Wanted[] | null

/** Wants a reading done; a failure is left to the part of the screen that shows it. */
export function want<C, D>(adapter: ReadAdapter<C, D>, config: C): Wanted {
  return { statusOf: () => null, read: (cache) => cache.invoke(adapter, config) }
}

/** Wants a reading done whose failure is the failure of the page: what is hidden or missing makes it a 404. */
export function wantForStatus<C, D>(adapter: ReadAdapter<C, D>, config: C): Wanted {
  return { ...want(adapter, config), statusOf: ({ error }) => (error ? statusOfFailure(error.status) : null) }
}

/** Wants a reading done that tells whether there is such a page; where not, it is a 404. */
export function wantThat<C, D>(adapter: ReadAdapter<C, D>, config: C, isThere: (answer: D) => boolean): Wanted {
  return {
    ...want(adapter, config),
    statusOf: ({ error, data: answer }) => {
      if (error) return statusOfFailure(error.status)
      return answer === undefined || isThere(answer as D) ? null : 404
    },
  }
}

/**
 * The server's loader of a route: fills the record cache of the request. Nobody signed in goes to the sign-in page and back.
 *
 * @throws a redirect, or a response with the status of the reading that decides it.
 */
export function primeOnServer(records: RouteRecords) {
  return async ({ request, params, context }: LoaderFunctionArgs): Promise<null> => {
    const url = new URL(request.url)
    const { session, now } = context.get(siteContext)
    if (!session) throw redirect(signInAndReturn(url))
    const cache = context.get(cacheContext)
    const offers = await context
      .get(offersContext)()
      .catch((error: unknown) => {
        if (error instanceof FetchError && error.status === 401) throw redirect(signInAndReturn(url, 'expired'))
        throw error
      })
    const wanted = records({ url, params, user: session.user, offers, nowMs: now() })
    if (!wanted) throw data(null, { status: 404 })
    const snapshots = await Promise.all(wanted.map(({ read }) => read(cache)))
    for (const [index, snapshot] of snapshots.entries()) {
      if (snapshot.error?.status === 401) throw redirect(signInAndReturn(url, 'expired'))
      const status = wanted[index]?.statusOf(snapshot) ?? null
      if (status !== null) throw data(null, { status })
    }
    return null
  }
}

/** The browser's loader of a route: starts its readings and gives them a moment, so that quick answers show no skeleton. */
export function primeInBrowser(records: RouteRecords) {
  return async ({ request, params, context }: LoaderFunctionArgs): Promise<null> => {
    const url = new URL(request.url)
    const session = context.get(sessionContext)
    if (!session) throw redirect(signInAndReturn(url))
    const cache = context.get(cacheContext)
    const offers = await context.get(offersContext)()
    const wanted = records({ url, params, user: session.user, offers, nowMs: Date.now() })
    const done = Promise.all((wanted ?? []).map(({ read }) => read(cache)))
    await Promise.race([done, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
    return null
  }
}

/** An id that is not even well formed answers like one that does not exist. */
function statusOfFailure(status: number): number {
  return status === 400 || status === 404 ? 404 : Math.max(status, 500)
}
