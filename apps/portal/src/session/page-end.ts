import { reloadPage } from 'ui'
import { pageAt } from '../site/pages.ts'
import { paths, signInAndReturn } from '../site/paths.ts'
import { forgetDrafts } from './drafts.ts'
import type { SessionEnd } from './session-keeper.ts'
import { noteTimedOut } from './timed-out.ts'

export type PageEnd = {
  /** Ends the session in this tab and leaves the page, once. */
  end: (reason: SessionEnd) => void
  /** The live stream may report the end of the session before sign-out is answered: until then, every end is a sign-out. */
  setSigningOut: (isSigningOut: boolean) => void
  /** Requests wait for it while their session is being ended or replaced; null otherwise. It never resolves once the page is being left. */
  held: () => Promise<void> | null
  /** Lets requests wait. @returns a function to call when the session stays. */
  hold: () => () => void
  /** The session has ended; the page is being left. */
  isOver: () => boolean
  /** The user has signed out and this browser has dropped their drafts. */
  hasForgotten: () => boolean
}

/** @param onEnd - drops the records now, so that the next user sees none; the navigation drops the rest. */
export function createPageEnd(onEnd: () => void): PageEnd {
  let isOver = false
  let hasForgotten = false
  let isSigningOut = false
  let held: Promise<void> | null = null
  const leave = (reason: SessionEnd): void => {
    if (reason === 'signed-out') {
      hasForgotten = true
      forgetDrafts(localStorage)
      location.assign(paths.signIn({ reason: 'signed-out' }))
      return
    }
    if (reason === 'timed-out') {
      noteTimedOut(sessionStorage)
      const [name, shown] = pageAt(location.pathname) ?? []
      // A public page is reloaded as visitors see it; the home page of visitors is a different page.
      if (shown?.audience === 'public' && name !== 'home') {
        reloadPage()
        return
      }
    }
    location.assign(signInAndReturn(location, 'expired'))
  }
  return {
    end: (reason) => {
      if (isOver) return
      isOver = true
      onEnd()
      leave(isSigningOut ? 'signed-out' : reason)
    },
    setSigningOut: (next) => {
      isSigningOut = next
    },
    held: () => held,
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return () => {
        held = null
        resolve()
      }
    },
    isOver: () => isOver,
    hasForgotten: () => hasForgotten,
  }
}
