import { expect, it } from 'vitest'
import { KeptMap } from './kept-map.ts'

it('makes what it lacks once, and hands it out again', () => {
  const map = new KeptMap<string, object>()
  const made: string[] = []
  const make = (key: string) => {
    made.push(key)
    return {}
  }
  const first = map.of('a', make)
  expect(map.of('a', make)).toBe(first)
  expect(map.of('b', make)).not.toBe(first)
  expect(made).toEqual(['a', 'b'])
})

it('lets go of what was made longest ago, and of nothing before its limit is reached', () => {
  const map = new KeptMap<number, number>(3)
  for (const key of [1, 2, 3, 1]) map.of(key, () => key)
  expect([...map.keys()]).toEqual([1, 2, 3])
  map.of(4, () => 4)
  expect([...map.keys()]).toEqual([2, 3, 4])
})
