import type { SessionShape } from 'contract'
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import type { ReadAdapter, RecordCache, Snapshot } from 'record-cache'
import { signInAndReturn } from './paths.ts'
import { cacheContext, sessionContext, siteContext } from './site.ts'

/** A navigation waits this long for its records before the new screen shows with skeletons. */
const PATIENCE_MS = 200

/** Where a route is shown, and to whom. */
export type Place = {
  url: URL
  params: Readonly<Record<string, string | undefined>>
  user: SessionShape['user']
  nowMs: number
}

/** One reading of the record cache that a route wants done before it is drawn. */
export type Wanted = {
  /** A hidden or missing record of this reading makes the page a 404. */
  decidesStatus: boolean
  read: (cache: RecordCache) => Snapshot<unknown> | Promise<Snapshot<unknown>>
}

/** The readings of a route. They are the very ones its screen makes with hooks, so that the screen finds them done. */
export type RouteRecords = (place: Place) => Wanted[]

/** Wants a reading done; a failure is left to the part of the screen that shows it. */
export function want<C, D>(adapter: ReadAdapter<C, D>, config: C): Wanted {
  return { decidesStatus: false, read: (cache) => cache.invoke(adapter, config) }
}

/** Wants a reading done whose failure is the failure of the page. */
export function wantForStatus<C, D>(adapter: ReadAdapter<C, D>, config: C): Wanted {
  return { ...want(adapter, config), decidesStatus: true }
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
    const wanted = records({ url, params, user: session.user, nowMs: now() })
    const snapshots = await Promise.all(wanted.map(({ read }) => read(cache)))
    for (const [index, { error }] of snapshots.entries()) {
      if (error?.status === 401) throw redirect(signInAndReturn(url, 'expired'))
      if (error && wanted[index]?.decidesStatus) throw failureOf(error.status)
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
    const wanted = records({ url, params, user: session.user, nowMs: Date.now() })
    const done = Promise.all(wanted.map(({ read }) => read(cache)))
    await Promise.race([done, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
    return null
  }
}

/** An id that is not even well formed answers like one that does not exist. */
function failureOf(status: number): unknown {
  return data(null, { status: status === 400 || status === 404 ? 404 : status >= 500 ? status : 500 })
}
