import { useState } from 'react'
import { usePage } from '../site/page.tsx'
import { type Theme, themeCookie } from '../site/theme.ts'

/** The theme in force, and how to change it: at once on this page, and for a year by its cookie. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const page = usePage()
  const [theme, setTheme] = useState(page.theme)
  const change = (next: Theme): void => {
    setTheme(next)
    if (next === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = next
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser of today
    document.cookie = themeCookie(next)
  }
  return [theme, change]
}
