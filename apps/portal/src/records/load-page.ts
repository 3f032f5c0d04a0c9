import type { SessionShape } from 'contract'
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { FetchError, type RecordCache, type Snapshot } from 'record-cache'
import type { Read } from 'record-cache-react'
import { type Audience, admitsVisitors, isFor } from '../site/audience.ts'
import { pages } from '../site/pages.ts'
import { type SignInReason, signInAndReturn } from '../site/paths.ts'
import { cacheContext, offersContext, type Site, sessionContext, siteContext } from '../site/site.ts'
import { pageAfterSignIn } from '../site/wanted-page.ts'
import type { CodeFor, DecidingRead, FollowedRead, LeadingRead, Page, PageReads, Place } from './page.ts'
import { readOnce } from './read-once.ts'

/** A navigation waits this long for its records before it shows the new screen with skeletons. */
const SKELETON_DELAY_MS = 200

type Loader = (args: LoaderFunctionArgs) => Promise<null>

/**
 * The server's loader of a page: fills the record cache of the request. Visitors are redirected to sign in and back, unless the page is
 * for visitors.
 *
 * @throws a redirect, or a response with the status of the first required read that fails.
 */
export function loadOnServer<A extends Audience, Reads extends PageReads | null>(
  page: Page<A, Reads>,
  codeFor?: CodeFor,
): Loader {
  return async (args) => {
    const site = args.context.get(siteContext)
    const { session, hasExpiredSession } = site
    const url = new URL(args.request.url)
    // The home page of visitors is a different page.
    const isOfUsers = !admitsVisitors(page.audience) || page.path === pages.home.path
    if (hasExpiredSession && isOfUsers) throw redirect(signInAndReturn(url, 'expired'))
    const cache = args.context.get(cacheContext)
    const reads = await readsFor(page, args, session, site.now())
    const all = Promise.all(reads.map((read) => readWithNext(cache, read, site)))
    const [snapshots] = await Promise.all([all, codeFor?.(session)?.load()])
    decideStatus(reads, snapshots, url, session, undefined, hasExpiredSession ? 'expired' : 'hidden')
    return null
  }
}

/** The browser's loader of a page: starts its reads and waits briefly, so that quick answers show no skeleton. */
export function loadInBrowser<A extends Audience, Reads extends PageReads | null>(
  page: Page<A, Reads>,
  codeFor?: CodeFor,
): Loader {
  return async (args) => {
    const session = args.context.get(sessionContext)
    const reads = await readsFor(page, args, session, Date.now())
    const done = readAll(args.context.get(cacheContext), reads)
    await codeFor?.(session)?.load()
    // The screen shows failed reads and retries them; only visitors may need a redirect to sign in.
    if (session === null) decideStatus(reads, await done, new URL(args.request.url), session, isLasting)
    else {
      const snapshots = await Promise.race([
        done,
        new Promise<null>((resolve) => setTimeout(resolve, SKELETON_DELAY_MS, null)),
      ])
      // The screen handles the redirect of a slower answer.
      if (snapshots) redirectIfMoved(reads, snapshots)
    }
    return null
  }
}

async function readsFor<A extends Audience>(
  { audience, reads }: Page<A, PageReads | null>,
  { request, params, context }: LoaderFunctionArgs,
  session: SessionShape | null,
  nowMs: number,
): Promise<Read<unknown>[]> {
  const url = new URL(request.url)
  if (!isFor(audience, session)) {
    if (!session) throw redirect(signInAndReturn(url))
    // A user who is already signed in is redirected to where signing in would lead.
    if (admitsVisitors(audience)) throw redirect(pageAfterSignIn(url.searchParams.get('startURL')))
    throw notFound()
  }
  const offers = await context
    .get(offersContext)()
    .catch((error: unknown) => {
      if (error instanceof FetchError && error.status === 401) throw redirect(signInAndReturn(url, 'expired'))
      throw error
    })
  const place = { query: url.searchParams, params, user: session ? session.user : null, offers, nowMs } as Place<A>
  const wanted = reads(place)
  if (!wanted) throw notFound()
  return Object.values(wanted).filter((read) => read !== null)
}

const notFound = () => data(null, { status: 404 })

function readAll(cache: RecordCache, reads: readonly Read<unknown>[]): Promise<Snapshot<unknown>[]> {
  return Promise.all(reads.map((read) => readOnce(cache, read)))
}

type PageRead = Read<unknown> | DecidingRead<unknown> | LeadingRead<unknown> | FollowedRead<unknown>

async function readWithNext(cache: RecordCache, read: PageRead, site: Site): Promise<Snapshot<unknown>> {
  const snapshot = await readOnce(cache, read)
  const next = snapshot.data !== undefined && 'followedBy' in read ? read.followedBy(snapshot.data, site) : null
  if (next) await readOnce(cache, next)
  return snapshot
}

/** @throws a redirect if an answer has another address for the page. */
function redirectIfMoved(reads: readonly PageRead[], snapshots: readonly Snapshot<unknown>[]): void {
  for (const [index, { data: answer }] of snapshots.entries()) {
    const read = reads[index]
    const address = answer !== undefined && read && 'leadsTo' in read ? read.leadsTo(answer) : null
    if (address !== null) throw redirect(address)
  }
}

/** False for failures of the service or the connection, which may be temporary. */
const isLasting = (status: number): boolean => status < 500

function decideStatus(
  reads: readonly PageRead[],
  snapshots: readonly Snapshot<unknown>[],
  url: URL,
  session: SessionShape | null,
  decides: (status: number) => boolean = () => true,
  hiddenReason: SignInReason = 'hidden',
): void {
  for (const [index, snapshot] of snapshots.entries()) {
    const read = reads[index]
    if (session && snapshot.error?.status === 401) throw redirect(signInAndReturn(url, 'expired'))
    const status = read && 'statusOf' in read ? read.statusOf(snapshot) : null
    if (status === null || !decides(status)) continue
    // The server hides a record from visitors as if it did not exist: signing in may show it.
    if (!session && status === 404) throw redirect(signInAndReturn(url, hiddenReason))
    throw data(null, { status })
  }
  redirectIfMoved(reads, snapshots)
}
