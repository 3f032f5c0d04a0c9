import { expect, it } from 'vitest'
import { addressQuery, flag, named, oneOf, pageNumber, recordId, someOf, words } from './address-query.ts'

const query = addressQuery(
  (values) =>
    `/list?${new URLSearchParams(Object.entries(values).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])))}`,
  {
    searchTerm: named('q', words()),
    sort: oneOf(['Name', '-Name'], 'Name'),
    age: oneOf(['day', 'week'], null),
    tiers: someOf(['Prime', 'Standard']),
    isEscalated: flag(),
    owner: recordId,
    page: pageNumber(25),
  },
)

const full = {
  searchTerm: 'chart & card',
  sort: '-Name',
  age: 'week',
  tiers: ['Prime', 'Standard'],
  isEscalated: true,
  owner: '005000000000001AAA',
  page: 3,
} as const

const readAt = (address: string) => query.read(new URLSearchParams(address))

it('writes a query into an address and reads it back', () => {
  expect(readAt(query.href(full).replace('/list?', ''))).toEqual(full)
})

it('leaves defaults out of the address', () => {
  expect(query.href(query.initial)).toBe('/list?')
})

it('reads what is missing or invalid as the default', () => {
  expect(readAt('')).toEqual(query.initial)
  expect(readAt('sort=Nme&age=year&tiers=,Gold&isEscalated=1&owner=5&page=0')).toEqual(query.initial)
})

it('cuts a text and a page number to what the service accepts', () => {
  expect(readAt(`q=${'x'.repeat(3_000)}`).searchTerm.length).toBeLessThan(3_000)
  expect(readAt('page=100000').page).toBe(80)
})
