import { useBrowser } from '../lib/browser.tsx'
import { useToast } from '../lib/toasts.tsx'
import { messages } from './messages.ts'

/** Ends the session on the server, then everything of it in this browser. */
export function useSignOut(): () => void {
  const browser = useBrowser()
  const toast = useToast()
  return () => {
    browser?.signOut().catch(() => toast({ message: messages.signOutFailed }))
  }
}
