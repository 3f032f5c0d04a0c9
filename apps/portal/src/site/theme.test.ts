import { expect, it } from 'vitest'
import { themeCookie, themeOf } from './theme.ts'

it('reads the theme from the cookies and follows the system without one', () => {
  expect([themeOf('session=x; theme=dark'), themeOf('theme=light'), themeOf('theme=neon'), themeOf(null)]).toEqual([
    'dark',
    'light',
    'system',
    'system',
  ])
})

it('keeps a choice for a year and forgets it for the system', () => {
  expect([themeCookie('dark'), themeCookie('system')]).toEqual([
    'theme=dark; Path=/; SameSite=Lax; Max-Age=31536000',
    'theme=system; Path=/; SameSite=Lax; Max-Age=0',
  ])
})
