import { expect, it } from 'vitest'
import { addressOf, addressOfMore, topicOf } from './topic.ts'

const at = (query: string) => topicOf(new URLSearchParams(query))

it('reads from an address what is shown, in whole portions up to the most', () => {
  expect(at('')).toEqual({ shown: 50 })
  expect(at('productName=TN-2100&category=Cards&show=100')).toEqual({
    itemNumber: 'TN-2100',
    category: 'Cards',
    shown: 100,
  })
  expect(['0', '-200', 'x', '75', '1e9', ''].map((show) => at(`show=${show}`).shown)).toEqual([50, 50, 50, 50, 500, 50])
})

it('leads to more as long as there are any', () => {
  expect(addressOf({ category: 'Avionics cards' })).toBe('/knowledge?category=Avionics+cards')
  expect(addressOfMore(at('category=Cards'), 51)).toBe('/knowledge?category=Cards&show=100')
  expect([addressOfMore(at(''), 50), addressOfMore(at('show=500'), 9_000)]).toEqual([null, null])
})
