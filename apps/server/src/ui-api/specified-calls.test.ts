import { callAddresses, specifiedAddresses } from 'contract/testing'
import { expect, it } from 'vitest'

it('has every specified call', () => {
  const known = [...callAddresses.values()]
  expect(specifiedAddresses.filter((address) => !known.includes(address))).toEqual([])
})
