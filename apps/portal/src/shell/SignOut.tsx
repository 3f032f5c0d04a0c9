import { createContext, type ReactNode, useContext, useState } from 'react'
import { Late, latePart, useLoadAhead, useQuestion } from 'ui'
import { useKeptDrafts } from '../forms/kept-drafts.tsx'
import { useToast } from '../parts/toasts.tsx'
import { isIncomplete } from '../parts/uploads/upload.ts'
import { usePageUploads } from '../parts/uploads/use-uploads.tsx'
import { useBrowser } from '../session/browser.tsx'
import { messages } from './messages.ts'

// Few users log out with unsent drafts, so the dialog is loaded last.
const draftsDialog = latePart(async () => (await import('./DraftsDialog.tsx')).DraftsDialog)

const SignOutContext = createContext<() => void>(() => undefined)

/** Signs out on the server, then clears this browser. With uploads in progress or drafts, it asks the user first. */
export function useSignOut(): () => void {
  return useContext(SignOutContext)
}

/** Provides sign-out, with the questions about uploads in progress and drafts. */
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
    // Without an answer the sign-out fails too, and its toast says so.
    const hasDrafts = (await drafts?.isAny().catch(() => false)) ?? false
    setAsksForDrafts(hasDrafts)
    if (!hasDrafts) await leave()
  }
  /** Signs out after `work` on the drafts; when that fails, shows `failed`. */
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
