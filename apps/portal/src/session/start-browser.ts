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
import { createActivity } from './activity.ts'
import { createAuthCalls } from './auth-calls.ts'
import type { Browser } from './browser.tsx'
import { createBrowserFetch } from './browser-fetch.ts'
import { forgetDrafts } from './drafts.ts'
import { listenToLiveEvents } from './live-events.ts'
import { numberEntries } from './number-entries.ts'
import { createPageEnd } from './page-end.ts'
import { createSessionChanges } from './session-changes.ts'
import { createSessionKeeper, lifeOf, type SessionEnd } from './session-keeper.ts'

/** Starts what a page needs in the browser: the record cache with the page's records, the session keeper and live changes. */
export function startBrowser(page: PageData): {
  cache: RecordCache
  browser: Browser
  /** Observes the record cache; null outside of development. */
  observer: CacheObserver | null
} {
  const now = () => Date.now()
  const activity = createActivity({ now })
  const { session } = page
  const csrfToken = () => session?.csrfToken ?? null
  const pageEnd = createPageEnd(() => {
    live?.end()
    cache.reset()
  })
  const end = (reason: SessionEnd): void => {
    if (session) pageEnd.end(reason)
  }

  const send = retryingFetch(
    createBrowserFetch({ csrfToken, isPersonCaused: activity.isPresent, onSignedOut: () => end('expired') }),
    { now, isOffline: () => !navigator.onLine },
  )
  const options: RecordCacheOptions = {
    fetch: async (request) => {
      await pageEnd.held()
      // While the page is being left, its screens reload dropped records: do not send these requests.
      return pageEnd.isOver() ? new Promise<never>(() => undefined) : send(request)
    },
    now,
    development: import.meta.env.DEV,
  }
  const watched = import.meta.env.DEV ? observeCache(options) : null
  const cache = watched?.cache ?? createRecordCache(options)
  hydrate(cache, page.cache)

  // Permissions changed: drop the cache and reload.
  function adoptPermissions(permissionEpoch: number): void {
    if (adoptPermissionEpoch(cache, permissionEpoch) && !pageEnd.isOver()) reloadPage()
  }

  const auth = createAuthCalls(
    createBrowserFetch({ csrfToken, isPersonCaused: () => false, onSignedOut: () => undefined }),
    ({ user }) => adoptPermissions(user.permissionEpoch),
  )
  const tabs = session ? new BroadcastChannel(`navdesk-session-${session.user.id}`) : null

  const live =
    session &&
    listenToLiveEvents(
      {
        locks: navigator.locks,
        openChannel: (name) => new BroadcastChannel(name),
        openSource: (path) => new EventSource(path),
        ageMs: () => performance.now(),
      },
      session.user.id,
      (event) => {
        if (event.type === 'signed-out') end('expired')
        else if (event.type === 'rights') adoptPermissions(event.permissionEpoch)
        else receive(cache, event)
      },
      () => keeper?.verify(),
    )

  const keeper =
    session &&
    createSessionKeeper({
      life: lifeOf(session, page.renderedAtMs),
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

  if (session) forgetDrafts(localStorage, session.user.id)

  return {
    cache,
    browser: {
      auth,
      keeper,
      noteActivity,
      noteEntry: numberEntries(),
      ...createSessionChanges({ auth, tabs, live, keeper, pageEnd }),
      noteSignedOut: () => end('expired'),
      held: pageEnd.held,
      isOver: pageEnd.isOver,
      hasForgotten: pageEnd.hasForgotten,
    },
    observer: watched?.observer ?? null,
  }
}
