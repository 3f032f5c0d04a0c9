import { expect, it } from 'vitest'
import { cleanEmail, isDeliverable } from './email.ts'
import { isBlank } from './visible-text.ts'

it('takes a text of which nothing is seen for blank', () => {
  const blanks = [
    '',
    ' \t\n',
    '\u00a0\u3000',
    '\u200b\u200d',
    '\u2060\ufeff',
    '\u3164',
    '\u2800 \u115f',
    '\u00ad',
    '\u202e\u0301',
  ]
  for (const text of blanks) expect([text, isBlank(text)]).toEqual([text, true])
  for (const text of ['.', '0', '\u200b-', '飛', '👍🏽', 'é', '\u202eabc'])
    expect([text, isBlank(text)]).toEqual([text, false])
})

it('removes from an address the characters that show nothing', () => {
  for (const typed of [
    ' pat@calder.example\u200b',
    'p\u00adat@calder.example',
    '\ufeffpat@calder.example\n',
    'pat\u2060@\u200ecalder.example',
  ]) {
    expect(cleanEmail(typed)).toBe('pat@calder.example')
  }
  expect(isDeliverable(cleanEmail('pаt@calder.example'))).toBe(false)
})
