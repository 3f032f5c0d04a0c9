import { expect, it } from 'vitest'
import { pageOfTests } from '../testing/render-screen.tsx'
import { type Audience, admitsVisitors, isFor } from './audience.ts'

const audiences: Audience[] = ['public', 'guest', 'customer', 'admin', 'agent', 'author', 'administrator']

it.each([
  [null, ['public', 'guest']],
  ['Customer', ['public', 'customer']],
  ['AccountAdmin', ['public', 'customer', 'admin']],
  ['Agent', ['public', 'customer', 'agent']],
  ['Author', ['public', 'author']],
  ['Administrator', ['public', 'administrator']],
  ['Nobody', ['public']],
])('shows %s the pages for %j', (profile, own) => {
  const { session } = profile === null ? pageOfTests({ isSignedIn: false }) : pageOfTests({ profile })
  expect(audiences.filter((audience) => isFor(audience, session))).toEqual(own)
  expect(isFor(audiences, session)).toBe(true)
  expect(isFor([], session)).toBe(false)
})

it('admits visitors to public and guest pages', () => {
  expect(audiences.filter(admitsVisitors)).toEqual(['public', 'guest'])
  expect(admitsVisitors(['customer', 'public'])).toBe(true)
})
