import { auth as calls } from 'contract'
import {
  adoptPermissionEpoch,
  createRecordCache,
  type RecordCache,
  type RecordCacheOptions,
  receive,
} from 'record-cache'
import { hydrate } from 'record-cache/hydration'
import { retryingFetch } from 'record-cache/retrying-fetch'
import { type CacheObserver, observeCache } from 'record-cache-react/debug'
import { reloadPage } from 'ui'
import type { PageData } from '../site/page-data.ts'
import { pageAt } from '../site/pages.ts'
import { paths, signInAndReturn } from '../site/paths.ts'
import { createActivity } from './activity.ts'
import { createAuthCalls } from './auth-calls.ts'
import type { Browser } from './browser.tsx'
import { createBrowserFetch } from './browser-fetch.ts'
import { forgetDrafts } from './drafts.ts'
import { listenToLiveEvents } from './live-events.ts'
import { numberEntries } from './number-entries.ts'
import { createSessionKeeper, lifeOf, type SessionEnd, type SessionMessage } from './session-keeper.ts'
import { noteTimedOut } from './timed-out.ts'

/** Broadcast to the other tabs: sign-out has started, or has failed. */
const SIGNING_OUT = 'signing-out'
const STILL_SIGNED_IN = 'still-signed-in'

/** Broadcast to the other tabs: the password is being changed, which ends the session and starts a new one. */
const CHANGING_PASSWORD = 'changing-password'

/** Starts what a page needs in the browser: the record cache with the page's records, the session keeper and live changes. */
export function startBrowser(page: PageData): {
  cache: RecordCache
  browser: Browser
  /** Observes the record cache; null outside of development. */
  observer: CacheObserver | null
} {
  const now = () => Date.now()
  const activity = createActivity({ now })
  const csrfToken = () => page.session?.csrfToken ?? null
  let hasLeft = false
  let hasForgotten = false
  // The live stream may report the end of the session before sign-out is answered.
  let isSigningOut = false

  const send = retryingFetch(
    createBrowserFetch({ csrfToken, isPersonCaused: activity.isPresent, onSignedOut: () => end('expired') }),
    { now, isOffline: () => !navigator.onLine },
  )
  const options: RecordCacheOptions = {
    // While the page is being left, its screens reload dropped records: do not send these requests.
    fetch: (request) => (hasLeft ? new Promise<never>(() => undefined) : send(request)),
    now,
    development: import.meta.env.DEV,
  }
  const watched = import.meta.env.DEV ? observeCache(options) : null
  const cache = watched?.cache ?? createRecordCache(options)
  hydrate(cache, page.cache)

  // Permissions changed: drop the cache and reload.
  function adoptPermissions(permissionEpoch: number): void {
    if (adoptPermissionEpoch(cache, permissionEpoch) && !hasLeft) reloadPage()
  }

  const auth = createAuthCalls(
    createBrowserFetch({ csrfToken, isPersonCaused: () => false, onSignedOut: () => undefined }),
    ({ user }) => adoptPermissions(user.permissionEpoch),
  )
  const tabs = page.session ? new BroadcastChannel(`navdesk-session-${page.session.user.id}`) : null

  /** Ends the session in this tab: drops the records now, so that the next user sees none; the navigation drops the rest. */
  function end(reason: SessionEnd): void {
    if (hasLeft || !page.session) return
    hasLeft = true
    live?.end()
    cache.reset()
    if (reason === 'signed-out' || isSigningOut) {
      hasForgotten = true
      forgetDrafts(localStorage)
      location.assign(paths.signIn({ reason: 'signed-out' }))
    } else if (reason === 'timed-out') {
      noteTimedOut(sessionStorage)
      const [name, shown] = pageAt(location.pathname) ?? []
      // A public page is reloaded as visitors see it; the home page of visitors is a different page.
      if (shown?.audience === 'public' && name !== 'home') reloadPage()
      else location.assign(signInAndReturn(location, 'expired'))
    } else {
      location.assign(signInAndReturn(location, 'expired'))
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
      (event) => {
        if (event.type === 'signed-out') end('expired')
        else if (event.type === 'rights') adoptPermissions(event.permissionEpoch)
        else receive(cache, event)
      },
      () => keeper?.verify(),
    )
  // The server would refuse to reopen the stream of an ended session: close it first.
  const startSignOut = (): void => {
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
      broadcast: (message) => tabs?.postMessage(message),
      onEnd: end,
    })

  const noteActivity = (): void => {
    activity.note()
    keeper?.noteActivity()
  }
  for (const kind of ['pointerdown', 'keydown'] as const) {
    addEventListener(kind, noteActivity, { capture: true, passive: true })
  }
  // A page from the back/forward cache may show records of an ended session.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reloadPage()
  })

  if (page.session) forgetDrafts(localStorage, page.session.user.id)
  if (tabs) {
    tabs.onmessage = ({
      data,
    }: MessageEvent<SessionMessage | typeof SIGNING_OUT | typeof STILL_SIGNED_IN | typeof CHANGING_PASSWORD>) => {
      if (data === SIGNING_OUT) startSignOut()
      else if (data === STILL_SIGNED_IN) signOutFailed()
      else if (data === CHANGING_PASSWORD) live?.pause()
      else keeper?.receive(data)
    }
  }

  const signOut = async (): Promise<void> => {
    startSignOut()
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

  const changePassword: Browser['changePassword'] = async (change) => {
    // The streams would report the end of the session before the new one has its cookie. Other tabs resume theirs automatically.
    live?.pause()
    tabs?.postMessage(CHANGING_PASSWORD)
    try {
      await auth.ask(calls.changePassword, change)
    } catch (error) {
      live?.resume()
      throw error
    }
    keeper?.stop()
    // The other tabs reload signed in: the browser has the cookie of the new session.
    tabs?.postMessage({ type: 'ended', reason: 'expired' } satisfies SessionMessage)
  }
  return {
    cache,
    browser: {
      auth,
      keeper,
      noteActivity,
      noteEntry: numberEntries(),
      signOut,
      changePassword,
      noteSignedOut: () => end('expired'),
      isOver: () => hasLeft,
      hasForgotten: () => hasForgotten,
    },
    observer: watched?.observer ?? null,
  }
}
