import type { AuthCalls } from './auth-calls.ts'
import type { Browser } from './browser.tsx'
import type { LiveListening } from './live-events.ts'
import type { PageEnd } from './page-end.ts'
import type { SessionKeeper, SessionMessage } from './session-keeper.ts'

/** Broadcast to the other tabs: sign-out has started, or has failed. */
const SIGNING_OUT = 'signing-out'
const STILL_SIGNED_IN = 'still-signed-in'

/** Broadcast to the other tabs: the password is being changed, which ends the session and starts a new one. */
const CHANGING_PASSWORD = 'changing-password'

type TabMessage = SessionMessage | typeof SIGNING_OUT | typeof STILL_SIGNED_IN | typeof CHANGING_PASSWORD

type Parts = {
  auth: AuthCalls
  /** The channel between the tabs of the user; null for visitors, like `live` and `keeper`. */
  tabs: BroadcastChannel | null
  live: LiveListening | null
  keeper: SessionKeeper | null
  pageEnd: PageEnd
}

/** Ends and replaces the session of the user in all tabs of this browser, and receives what other tabs do. */
export function createSessionChanges({
  auth,
  tabs,
  live,
  keeper,
  pageEnd,
}: Parts): Pick<Browser, 'signOut' | 'changePassword'> {
  const broadcast = (message: TabMessage): void => tabs?.postMessage(message)

  let release = (): void => undefined

  // The server would refuse requests of an ended session, and to reopen its stream.
  const startSignOut = (): void => {
    pageEnd.setSigningOut(true)
    release = pageEnd.hold()
    live?.pause()
  }
  const signOutFailed = (): void => {
    pageEnd.setSigningOut(false)
    release()
    live?.resume()
  }
  if (tabs) {
    tabs.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      if (data === SIGNING_OUT) startSignOut()
      else if (data === STILL_SIGNED_IN) signOutFailed()
      else if (data === CHANGING_PASSWORD) live?.pause()
      else keeper?.receive(data)
    }
  }
  return {
    signOut: async () => {
      startSignOut()
      broadcast(SIGNING_OUT)
      try {
        await auth.signOut()
      } catch (error) {
        signOutFailed()
        broadcast(STILL_SIGNED_IN)
        throw error
      }
      broadcast({ type: 'ended', reason: 'signed-out' })
      keeper?.stop()
      pageEnd.end('signed-out')
    },
    changePassword: async (send) => {
      // The streams would report the end of the session before the new one has its cookie. Other tabs resume theirs automatically.
      live?.pause()
      broadcast(CHANGING_PASSWORD)
      release = pageEnd.hold()
      try {
        await send()
      } catch (error) {
        release()
        live?.resume()
        throw error
      }
      keeper?.stop()
      // The other tabs reload signed in: the browser has the cookie of the new session.
      broadcast({ type: 'ended', reason: 'expired' })
    },
  }
}
