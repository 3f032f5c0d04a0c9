import { useState } from 'react'
import { useCookieChoices } from '../parts/cookies/cookie-choosing.ts'
import { useToast } from '../parts/toasts.tsx'
import { isAllowed } from '../site/cookie-choices.ts'
import { usePage } from '../site/page.tsx'
import { type Theme, themeCookie } from '../site/theme.ts'
import { messages } from './messages.ts'

/** The theme in force, and how to change it: at once on this page, and for a year by its cookie where it may be kept. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const page = usePage()
  const { choices } = useCookieChoices()
  const toast = useToast()
  const [theme, setTheme] = useState(page.theme)
  const change = (next: Theme): void => {
    setTheme(next)
    if (next === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = next
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser of today
    if (isAllowed(choices, 'functional')) document.cookie = themeCookie(next)
    else toast({ message: messages.themeNotKept })
  }
  return [theme, change]
}
