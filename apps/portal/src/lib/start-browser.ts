import { createRecordCache, type RecordCache } from 'record-cache'
import { createActivity } from './activity.ts'
import { createAuthCalls } from './auth-calls.ts'
import type { Browser } from './browser.tsx'
import { createBrowserFetch } from './browser-fetch.ts'
import { listenToLiveEvents } from './live-events.ts'
import type { PageData } from './page-data.ts'
import { signInAndReturn } from './paths.ts'
import { createSessionKeeper, lifeOf, type SessionEnd, type SessionMessage } from './session-keeper.ts'

/** Starts what a page needs in the browser: the record cache with what the page brought, the session's keeper, live changes. */
export function startBrowser(page: PageData): { cache: RecordCache; browser: Browser } {
  const now = () => Date.now()
  const activity = createActivity({ now })
  const csrfToken = () => page.session?.csrfToken ?? null
  let hasLeft = false

  const cache = createRecordCache({
    fetch: createBrowserFetch({ csrfToken, isPersonCaused: activity.isPresent, onSignedOut: () => end('expired') }),
    now,
    development: import.meta.env.DEV,
  })
  cache.hydrate(page.cache)

  const auth = createAuthCalls(
    createBrowserFetch({ csrfToken, isPersonCaused: () => false, onSignedOut: () => undefined }),
  )
  const tabs = page.session ? new BroadcastChannel(`navdesk-session-${page.session.user.id}`) : null

  /** Nothing of one person may be left for the next one: the records go now, the rest of the page with the navigation. */
  function end(reason: SessionEnd): void {
    if (hasLeft || !page.session) return
    hasLeft = true
    cache.reset()
    location.assign(reason === 'signed-out' ? '/login?reason=signed-out' : signInAndReturn(location, reason))
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

  if (tabs) tabs.onmessage = ({ data }: MessageEvent<SessionMessage>) => keeper?.hear(data)
  if (page.session) {
    listenToLiveEvents(
      {
        locks: navigator.locks,
        openChannel: (name) => new BroadcastChannel(name),
        openSource: (path) => new EventSource(path),
      },
      page.session.user.id,
      (event) => (event.type === 'signed-out' ? end('expired') : cache.receive(event)),
    )
  }

  const leave = (reason: SessionEnd): void => {
    tabs?.postMessage({ type: 'ended', reason } satisfies SessionMessage)
    keeper?.stop()
    end(reason)
  }
  return { cache, browser: { auth, keeper, noteActivity, leave } }
}
