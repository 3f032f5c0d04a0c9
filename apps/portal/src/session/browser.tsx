import { createContext, type ReactNode, useContext } from 'react'
import type { AuthCalls } from './auth-calls.ts'
import type { SessionKeeper } from './session-keeper.ts'

/** Services of the page in the browser. */
export type Browser = {
  auth: AuthCalls
  /** Watches the session; null for visitors. */
  keeper: SessionKeeper | null
  /** Records activity without a key or click, such as the progress of an upload. */
  noteActivity: () => void
  /** Records where the router is in the history of the tab. */
  noteEntry: () => void
  /** Ends the session, forgets the records and drafts and goes to the sign-in page, in every tab. @throws when there is no answer. */
  signOut: () => Promise<void>
  /**
   * Changes the password. It ends all sessions and starts a new one, which this page does not belong to: load a page afterwards. The other
   * tabs do so automatically.
   *
   * @param send - sends the change.
   * @throws what `send` throws; then nothing has changed.
   */
  changePassword: (send: () => Promise<unknown>) => Promise<void>
  /** A call that the record cache did not make was refused because the session has ended. */
  noteSignedOut: () => void
  /** Calls that the record cache does not make wait for it while the session is being ended or replaced; null otherwise. */
  held: () => Promise<void> | null
  /** The session has ended; the page is being left. */
  isOver: () => boolean
  /** The user has signed out and this browser has dropped their drafts: none may be written until the page is gone. */
  hasForgotten: () => boolean
}

const BrowserContext = createContext<Browser | null>(null)

export function BrowserProvider({ browser, children }: { browser: Browser; children: ReactNode }) {
  return <BrowserContext value={browser}>{children}</BrowserContext>
}

/** The running browser; null during server rendering. */
export function useBrowser(): Browser | null {
  return useContext(BrowserContext)
}

/** The same for event handlers, such as the submit of a form, which run after hydration. The function throws before hydration. */
export function useAliveBrowser(): () => Browser {
  const browser = useBrowser()
  return () => {
    if (!browser) throw new Error('nothing is sent before the page is alive')
    return browser
  }
}
