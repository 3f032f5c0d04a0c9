import type { SessionShape } from 'contract'
import {
  adoptPermissionEpoch,
  createRecordCache,
  hydrate,
  type RecordCache,
  receive,
  retryingFetch,
} from 'record-cache'
import { type CacheObserver, observeCache } from 'record-cache-react/debug'
import type { PageData } from '../site/page-data.ts'
import { paths, signInAndReturn } from '../site/paths.ts'
import { createActivity } from './activity.ts'
import { createAuthCalls } from './auth-calls.ts'
import type { Browser } from './browser.tsx'
import { createBrowserFetch } from './browser-fetch.ts'
import { forgetDrafts } from './drafts.ts'
import { listenToLiveEvents } from './live-events.ts'
import { createSessionKeeper, lifeOf, type SessionEnd, type SessionMessage } from './session-keeper.ts'

/** Tells the other tabs that whatever ends next is somebody signing out, and that it came to nothing. */
const SIGNING_OUT = 'signing-out'
const STILL_SIGNED_IN = 'still-signed-in'

/** Starts what a page needs in the browser: the record cache with what the page brought, the session's keeper, live changes. */
export function startBrowser(page: PageData): {
  cache: RecordCache
  browser: Browser
  /** What the cache does; null outside of development. */
  observer: CacheObserver | null
} {
  const now = () => Date.now()
  const activity = createActivity({ now })
  const csrfToken = () => page.session?.csrfToken ?? null
  let hasLeft = false
  let hasForgotten = false
  // The server may tell the end of the session before it answers the call that ends it.
  let isSigningOut = false

  const options = {
    fetch: retryingFetch(
      createBrowserFetch({ csrfToken, isPersonCaused: activity.isPresent, onSignedOut: () => end('expired') }),
      { now },
    ),
    now,
    development: import.meta.env.DEV,
  }
  const watched = import.meta.env.DEV ? observeCache(options) : null
  const cache = watched?.cache ?? createRecordCache(options)
  hydrate(cache, page.cache)

  // Who may see more or less than when the page came gets it anew; nothing of before is shown meanwhile.
  function noteRights(session: SessionShape): void {
    if (adoptPermissionEpoch(cache, session.user.permissionEpoch)) location.reload()
  }

  const auth = createAuthCalls(
    createBrowserFetch({ csrfToken, isPersonCaused: () => false, onSignedOut: () => undefined }),
    noteRights,
  )
  const tabs = page.session ? new BroadcastChannel(`navdesk-session-${page.session.user.id}`) : null

  /** Nothing of one person may be left for the next one: the records go now, the rest of the page with the navigation. */
  function end(reason: SessionEnd): void {
    if (hasLeft || !page.session) return
    hasLeft = true
    live?.end()
    cache.reset()
    if (reason === 'signed-out' || isSigningOut) {
      hasForgotten = true
      forgetDrafts(localStorage)
      location.assign(paths.signIn({ reason: 'signed-out' }))
    } else {
      location.assign(signInAndReturn(location, reason))
    }
  }

  const live =
    page.session &&
    listenToLiveEvents(
      {
        locks: navigator.locks,
        openChannel: (name) => new BroadcastChannel(name),
        openSource: (path) => new EventSource(path),
      },
      page.session.user.id,
      (event) => (event.type === 'signed-out' ? end('expired') : receive(cache, event)),
    )
  // The server refuses the stream of a session that is over: it is closed before.
  const expectSignOut = (): void => {
    isSigningOut = true
    live?.pause()
  }
  const signOutFailed = (): void => {
    isSigningOut = false
    live?.resume()
  }

  const keeper =
    page.session &&
    createSessionKeeper({
      life: lifeOf(page.session, page.renderedAtMs),
      now,
      check: auth.check,
      renew: auth.renew,
      tellTabs: (message) => tabs?.postMessage(message),
      onEnd: end,
    })

  const noteActivity = (): void => {
    activity.note()
    keeper?.noteActivity()
  }
  for (const kind of ['pointerdown', 'keydown'] as const) {
    addEventListener(kind, noteActivity, { capture: true, passive: true })
  }
  // A page that the browser kept for its back button may show records of a session that is over.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })

  if (page.session) forgetDrafts(localStorage, page.session.user.id)
  if (tabs) {
    tabs.onmessage = ({ data }: MessageEvent<SessionMessage | typeof SIGNING_OUT | typeof STILL_SIGNED_IN>) => {
      if (data === SIGNING_OUT) expectSignOut()
      else if (data === STILL_SIGNED_IN) signOutFailed()
      else keeper?.hear(data)
    }
  }

  const signOut = async (): Promise<void> => {
    expectSignOut()
    tabs?.postMessage(SIGNING_OUT)
    try {
      await auth.signOut()
    } catch (error) {
      signOutFailed()
      tabs?.postMessage(STILL_SIGNED_IN)
      throw error
    }
    tabs?.postMessage({ type: 'ended', reason: 'signed-out' } satisfies SessionMessage)
    keeper?.stop()
    end('signed-out')
  }
  return {
    cache,
    browser: { auth, keeper, noteActivity, signOut, isOver: () => hasLeft, hasForgotten: () => hasForgotten },
    observer: watched?.observer ?? null,
  }
}
