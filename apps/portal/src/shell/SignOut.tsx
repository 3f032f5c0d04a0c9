import { createContext, type ReactNode, useContext, useState } from 'react'
import { Late, latePart, useLoadAhead, useQuestion } from 'ui'
import { useKeptDrafts } from '../forms/kept-drafts.tsx'
import { useToast } from '../parts/toasts.tsx'
import { isIncomplete } from '../parts/uploads/upload.ts'
import { usePageUploads } from '../parts/uploads/use-uploads.tsx'
import { useBrowser } from '../session/browser.tsx'
import { messages } from './messages.ts'

// Few people log out while something is not sent: the dialogs are loaded last.
const draftsDialog = latePart(async () => (await import('./DraftsDialog.tsx')).DraftsDialog)

const SignOutContext = createContext<() => void>(() => undefined)

/** Ends the session on the server, then everything of it in this browser. Somebody with files on their way, or with drafts, is asked about them first. */
export function useSignOut(): () => void {
  return useContext(SignOutContext)
}

/** Signs out for everything below, and asks what becomes of files on their way and of drafts. */
export function SignOutProvider({ children }: { children: ReactNode }) {
  const browser = useBrowser()
  const drafts = useKeptDrafts()
  const toast = useToast()
  const uploads = usePageUploads()
  const [asksForDrafts, setAsksForDrafts] = useState(false)
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
    const all = [...(uploads?.all().values() ?? [])]
    if (all.some((ofSender) => ofSender.getState().uploads.some(isIncomplete))) stopUploads.ask(undefined)
    else await leaveDrafts()
  }
  const leaveDrafts = async (): Promise<void> => {
    // Without an answer nobody can be signed out either, and that is said.
    const hasDrafts = (await drafts?.isAny().catch(() => false)) ?? false
    setAsksForDrafts(hasDrafts)
    if (!hasDrafts) await leave()
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
    setAsksForDrafts(false)
  }
  const stopUploads = useQuestion(() => ({
    title: messages.uploads.title,
    keep: messages.uploads.stay,
    confirm: messages.uploads.stop,
    text: <p className="soft">{messages.uploads.text}</p>,
    onConfirm: () => void leaveDrafts(),
  }))
  return (
    <SignOutContext value={() => void signOut()}>
      {children}
      {stopUploads.dialog}
      {asksForDrafts ? (
        <Late
          part={draftsDialog}
          props={{
            isBusy,
            onStay: () => setAsksForDrafts(false),
            onKeep: () => void leaveAfter(drafts?.saveAll, messages.drafts.notKept),
            onDelete: () => void leaveAfter(drafts?.removeAll, messages.drafts.notDeleted),
          }}
        />
      ) : null}
    </SignOutContext>
  )
}
