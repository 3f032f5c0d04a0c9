import { expect, it } from 'vitest'
import { createAlertLinks } from './alert-links.ts'

const mara = '005000000000001AAA'
const links = createAlertLinks('a secret')

it('knows its own tokens and keys, each for its purpose alone', () => {
  expect(links.userOfStopToken(links.stopToken(mara))).toBe(mara)
  expect(links.feedOf(links.feedKey(mara, 3))).toEqual({ userId: mara, version: 3 })
  expect(links.feedOf(links.stopToken(mara))).toBeNull()
  expect(links.userOfStopToken(links.feedKey(mara, 3))).toBeNull()
})

it.each([
  ['nothing', ''],
  ['a user alone', mara],
  ['another user', links.stopToken(mara).replace(mara, '005000000000002AAA')],
  ['a part of the signature', links.stopToken(mara).slice(0, -1)],
  ['more', `${links.stopToken(mara)}A`],
  ['another secret', createAlertLinks('another').stopToken(mara)],
])('refuses %s', (_, token) => {
  expect(links.userOfStopToken(token)).toBeNull()
  expect(links.feedOf(token)).toBeNull()
})

it('refuses the key of a feed with another version', () => {
  expect(links.feedOf(links.feedKey(mara, 3).replace('.3.', '.4.'))).toBeNull()
})
