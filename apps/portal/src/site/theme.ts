import { cookieValue, pageCookie } from './cookies.ts'

/** The color themes: that of the system, or always light or dark. */
export const themes = ['system', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

const COOKIE = 'theme'
const YEAR_S = 31_536_000

/** The theme in a `Cookie` header. */
export function themeOf(cookieHeader: string | null): Theme {
  const value = cookieValue(cookieHeader, COOKIE)
  return value === 'light' || value === 'dark' ? value : 'system'
}

/** The cookie that keeps a theme for a year; `system` removes it. */
export function themeCookie(theme: Theme): string {
  return pageCookie(COOKIE, theme, theme === 'system' ? 0 : YEAR_S)
}
