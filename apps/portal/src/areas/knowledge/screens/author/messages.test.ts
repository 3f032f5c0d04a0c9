import { expect, it } from 'vitest'
import { messages } from './messages.ts'

it('groups the digits of the votes', () => {
  expect([messages.helpful(1_234), messages.notHelpful(1_000), messages.helpful(7)]).toEqual([
    '1,234 found it helpful',
    '1,000 did not',
    '7 found it helpful',
  ])
})
