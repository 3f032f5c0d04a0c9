import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fuzz, fuzzSideBySide } from './fuzz-run.ts'

const size = { inputs: 5_003, seed: 1 }
const lane = (tried: number[]) => ({
  inputs: fc.nat(),
  faultOf: async (input: number) => {
    tried.push(input)
    return null
  },
})

it('tries as many inputs as are wanted, and answers how many it did try', async () => {
  const tried: number[] = []
  const { inputs, faultOf } = lane(tried)
  expect([await fuzz('nothing kept', inputs, size, faultOf), tried.length]).toEqual([5_003, 5_003])
})

it('counts what was tried side by side', async () => {
  const tried: number[] = []
  expect(await fuzzSideBySide('nothing kept', [lane(tried), lane(tried)], size)).toBe(tried.length)
})

it('fails with the fault of an input', async () => {
  const faultOf = async (input: number) => (input > 100 ? 'is too much' : null)
  await expect(fuzz('nothing kept', fc.nat(), size, faultOf)).rejects.toThrow(
    /is too much\n101\nRepeat it: npm run prove -- fuzz repeat nothing-kept 1 [\d:]+$/,
  )
})
