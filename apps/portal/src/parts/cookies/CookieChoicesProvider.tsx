import { type ReactNode, useState } from 'react'
import { Late, latePart } from 'ui'
import { type CookieChoices, cookiesFor } from '../../site/cookie-choices.ts'
import { usePage } from '../../site/page.tsx'
import { useToast } from '../toasts.tsx'
import { CookieChoosingContext } from './cookie-choosing.ts'
import { messages } from './messages.ts'

const dialog = latePart(async () => (await import('./CookieDialog.tsx')).CookieDialog)

/** Knows what may be stored in this browser, and shows the settings above the page. */
export function CookieChoicesProvider({ children }: { children: ReactNode }) {
  const page = usePage()
  const toast = useToast()
  const [choices, setChoices] = useState(page.cookieChoices)
  const [isOpen, setOpen] = useState(false)
  const choose = (next: CookieChoices): void => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser of today
    for (const cookie of cookiesFor(next)) document.cookie = cookie
    setChoices(next)
    toast({ message: messages.saved })
  }
  return (
    <CookieChoosingContext value={{ choices, choose, openSettings: () => setOpen(true) }}>
      {children}
      {isOpen ? <Late part={dialog} props={{ onClose: () => setOpen(false) }} /> : null}
    </CookieChoosingContext>
  )
}
