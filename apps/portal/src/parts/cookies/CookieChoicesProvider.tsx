import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Late, latePart } from 'ui'
import { type CookieChoices, cookiesFor, isAllowed } from '../../site/cookie-choices.ts'
import { forgetFunctional } from '../../site/functional-storage.ts'
import { usePage } from '../../site/page.tsx'
import { useToast } from '../toasts.tsx'
import { CookieChoosingContext } from './cookie-choosing.ts'
import { messages } from './messages.ts'

const dialog = latePart(async () => (await import('./CookieDialog.tsx')).CookieDialog)

/** Provides the cookie choices of this browser, and shows the settings dialog. */
export function CookieChoicesProvider({ children }: { children: ReactNode }) {
  const page = usePage()
  const toast = useToast()
  const [choices, setChoices] = useState(page.cookieChoices)
  const [isOpen, setOpen] = useState(false)
  const tabs = useRef<BroadcastChannel | null>(null)
  const choose = (next: CookieChoices): void => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser of today
    for (const cookie of cookiesFor(next)) document.cookie = cookie
    setChoices(next)
    tabs.current?.postMessage(next)
    toast({ message: messages.saved })
  }
  useEffect(() => {
    const channel = new BroadcastChannel('navdesk-cookie-choices')
    channel.onmessage = ({ data }: MessageEvent<CookieChoices>) => setChoices(data)
    tabs.current = channel
    return () => channel.close()
  }, [])
  // Also runs on load, for a choice submitted without JavaScript or one that the user must make again.
  useEffect(() => {
    if (!isAllowed(choices, 'functional')) forgetFunctional(localStorage)
  }, [choices])
  return (
    <CookieChoosingContext value={{ choices, choose, openSettings: () => setOpen(true) }}>
      {children}
      {isOpen ? <Late part={dialog} props={{ onClose: () => setOpen(false) }} /> : null}
    </CookieChoosingContext>
  )
}
