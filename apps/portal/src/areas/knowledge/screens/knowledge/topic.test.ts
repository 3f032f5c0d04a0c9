import { expect, it } from 'vitest'
import { addressOf, addressOfMore, topicOf } from './topic.ts'

const at = (query: string) => topicOf(new URLSearchParams(query))

it('reads from an address what is shown, in whole portions up to the most', () => {
  expect(at('')).toEqual({ from: 0, shown: 50 })
  expect(at('productName=TN-2100&category=Cards&show=100')).toEqual({
    itemNumber: 'TN-2100',
    category: 'Cards',
    from: 0,
    shown: 100,
  })
  expect(['0', '-200', 'x', '75', '1e9', ''].map((show) => at(`show=${show}`).shown)).toEqual([50, 50, 50, 50, 500, 50])
})

const last = 'ka0000000000500AAA'

it('leads to more as long as there are any', () => {
  expect(addressOf({ category: 'Avionics cards' })).toBe('/knowledge?category=Avionics+cards')
  expect(addressOfMore(at('category=Cards'), 51, last)).toBe('/knowledge?category=Cards&show=100')
  expect([addressOfMore(at(''), 50, last), addressOfMore(at('show=500'), 500, last)]).toEqual([null, null])
  expect(addressOfMore(at(''), 51, undefined)).toBeNull()
})

it('continues on a next page after the articles of one answer', () => {
  const next = '/knowledge?category=Cards&after=ka0000000000500AAA&from=500'
  expect(addressOfMore(at('category=Cards&show=500'), 601, last)).toBe(next)
  const topic = at(next.slice(next.indexOf('?')))
  expect(topic).toEqual({ category: 'Cards', after: last, from: 500, shown: 50 })
  expect(addressOfMore(topic, 601, 'ka0000000000550AAA')).toBe(`${next}&show=100`)
  expect(addressOfMore(topic, 550, 'ka0000000000550AAA')).toBeNull()
  expect(at('after=<b>&from=500')).toEqual({ from: 0, shown: 50 })
})
