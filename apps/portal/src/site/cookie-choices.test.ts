import { expect, it } from 'vitest'
import { choicesIn, cookieChoicesOf, cookiesFor, isAllowed } from './cookie-choices.ts'

const NOW = Date.parse('2026-11-20T23:30:00Z')

it('reads back what was chosen, and nothing of another version or of a broken value', () => {
  const choices = { allowed: ['functional', 'targeting'], chosenOn: '2026-11-20' } as const
  const [kept = ''] = cookiesFor(choices)
  expect(kept).toBe('cookie-choices=2.2026-11-20.functional.targeting; Path=/; SameSite=Lax; Max-Age=31536000')
  expect(cookieChoicesOf(`theme=dark; ${kept.split(';', 1)[0]}`)).toEqual(choices)
  for (const value of [
    '',
    '0.2026-11-20.functional',
    '1.2026-11-20.functional',
    '2',
    '2.yesterday.functional',
    '2.<b>.functional',
  ])
    expect(cookieChoicesOf(`cookie-choices=${value}`)).toBeNull()
  expect(cookieChoicesOf('cookie-choices=2.2026-11-20.everything.performance')?.allowed).toEqual(['performance'])
  expect(cookieChoicesOf(null)).toBeNull()
})

it('allows nothing before a choice', () => {
  expect(isAllowed(null, 'functional')).toBe(false)
  expect(isAllowed({ allowed: ['functional'], chosenOn: '2026-11-20' }, 'functional')).toBe(true)
  expect(isAllowed({ allowed: ['functional'], chosenOn: '2026-11-20' }, 'performance')).toBe(false)
})

it('removes the theme cookie when functional cookies are no longer allowed', () => {
  expect(cookiesFor({ allowed: ['performance'], chosenOn: '2026-11-20' })[1]).toContain(
    'theme=system; Path=/; SameSite=Lax; Max-Age=0',
  )
  expect(cookiesFor({ allowed: ['functional'], chosenOn: '2026-11-20' })).toHaveLength(1)
})

it('reads the button and the checkboxes of a form', () => {
  const chosen = (form: string) => choicesIn(new URLSearchParams(form), NOW)
  expect(chosen('choice=all')).toEqual({
    allowed: ['functional', 'performance', 'targeting'],
    chosenOn: '2026-11-20',
  })
  expect(chosen('choice=none&functional=on').allowed).toEqual([])
  expect(chosen('choice=chosen&performance=on&extra=on').allowed).toEqual(['performance'])
  expect(chosen('functional=on').allowed).toEqual([])
})
