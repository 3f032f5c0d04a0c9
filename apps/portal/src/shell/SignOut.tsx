import { createContext, type ReactNode, useContext, useState } from 'react'
import { Late, latePart, useLoadAhead } from 'ui'
import { useKeptDrafts } from '../forms/kept-drafts.tsx'
import { useToast } from '../parts/toasts.tsx'
import { isIncomplete } from '../parts/uploads/upload.ts'
import { usePageUploads } from '../parts/uploads/use-uploads.tsx'
import { useBrowser } from '../session/browser.tsx'
import { messages } from './messages.ts'

// Few users log out with unsent drafts or files, so the questions are loaded last.
const questions = latePart(async () => (await import('./SignOutQuestion.tsx')).SignOutQuestion)

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
  const [asked, setAsked] = useState<'uploads' | 'drafts' | null>(null)
  useLoadAhead(questions)

  const leave = async (): Promise<void> => {
    try {
      await browser?.signOut()
    } catch {
      toast({ message: messages.signOutFailed })
    }
  }
  const signOut = async (): Promise<void> => {
    const all = [...(uploads?.all().values() ?? [])]
    if (all.some((ofSender) => ofSender.getState().uploads.some(isIncomplete))) setAsked('uploads')
    else await leaveDrafts()
  }
  const leaveDrafts = async (): Promise<void> => {
    // Without an answer the sign-out fails too, and its toast says so.
    const hasDrafts = (await drafts?.isAny().catch(() => false)) ?? false
    setAsked(hasDrafts ? 'drafts' : null)
    if (!hasDrafts) await leave()
  }
  return (
    <SignOutContext value={() => void signOut()}>
      {children}
      {asked ? (
        <Late
          part={questions}
          props={{ about: asked, drafts, leave, onClose: () => setAsked(null), onStop: () => void leaveDrafts() }}
        />
      ) : null}
    </SignOutContext>
  )
}
