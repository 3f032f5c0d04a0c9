import { createContext, type ReactNode, useContext, useState } from 'react'
import { Late, latePart, useLoadAhead } from 'ui'
import { useKeptDrafts } from '../forms/kept-drafts.tsx'
import { useToast } from '../parts/toasts.tsx'
import { useBrowser } from '../session/browser.tsx'
import { messages } from './messages.ts'

// Few people log out while something is not sent: the dialog is loaded last.
const draftsDialog = latePart(async () => (await import('./DraftsDialog.tsx')).DraftsDialog)

const SignOutContext = createContext<() => void>(() => undefined)

/** Ends the session on the server, then everything of it in this browser. Somebody with drafts is asked about them first. */
export function useSignOut(): () => void {
  return useContext(SignOutContext)
}

/** Signs out for everything below, and asks what becomes of drafts. */
export function SignOutProvider({ children }: { children: ReactNode }) {
  const browser = useBrowser()
  const drafts = useKeptDrafts()
  const toast = useToast()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useLoadAhead(draftsDialog)

  const leave = async (): Promise<void> => {
    try {
      await browser?.signOut()
    } catch {
      toast({ message: messages.signOutFailed })
    }
  }
  const signOut = async (): Promise<void> => {
    // Without an answer nobody can be signed out either, and that is said.
    const hasDrafts = (await drafts?.isAny().catch(() => false)) ?? false
    if (hasDrafts) setAsking(true)
    else await leave()
  }
  /** Signs out once something is done with the drafts, or says that it was not done. */
  const leaveAfter = async (work: (() => Promise<void>) | undefined, failed: string): Promise<void> => {
    setBusy(true)
    try {
      await work?.()
      await leave()
    } catch {
      toast({ message: failed })
    }
    setBusy(false)
    setAsking(false)
  }
  return (
    <SignOutContext value={() => void signOut()}>
      {children}
      {isAsking ? (
        <Late
          part={draftsDialog}
          props={{
            isBusy,
            onStay: () => setAsking(false),
            onKeep: () => void leaveAfter(drafts?.saveAll, messages.drafts.notKept),
            onDelete: () => void leaveAfter(drafts?.removeAll, messages.drafts.notDeleted),
          }}
        />
      ) : null}
    </SignOutContext>
  )
}
