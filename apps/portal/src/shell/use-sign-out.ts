import { useToast } from '../parts/toasts.tsx'
import { useBrowser } from '../session/browser.tsx'
import { messages } from './messages.ts'

/** Ends the session on the server, then everything of it in this browser. */
export function useSignOut(): () => void {
  const browser = useBrowser()
  const toast = useToast()
  return () => {
    browser?.signOut().catch(() => toast({ message: messages.signOutFailed }))
  }
}
