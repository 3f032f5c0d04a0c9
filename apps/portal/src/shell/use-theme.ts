import { useState } from 'react'
import { useCookieChoices } from '../parts/cookies/cookie-choosing.ts'
import { useToast } from '../parts/toasts.tsx'
import { isAllowed } from '../site/cookie-choices.ts'
import { usePage } from '../site/page.tsx'
import { type Theme, themeCookie } from '../site/theme.ts'
import { messages } from './messages.ts'

/** The current theme and its setter, which applies at once and, if functional cookies are allowed, keeps the theme for a year. */
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
