import { expect, it } from 'vitest'
import { BoundedMap } from './bounded-map.ts'

it('makes what it lacks once, and hands it out again', () => {
  const map = new BoundedMap<string, object>()
  const created: string[] = []
  const make = (key: string) => {
    created.push(key)
    return {}
  }
  const first = map.ensure('a', make)
  expect(map.ensure('a', make)).toBe(first)
  expect(map.ensure('b', make)).not.toBe(first)
  expect(created).toEqual(['a', 'b'])
})

it('drops the oldest entry, and none before its limit is reached', () => {
  const map = new BoundedMap<number, number>(3)
  for (const key of [1, 2, 3, 1]) map.ensure(key, () => key)
  expect([...map.keys()]).toEqual([1, 2, 3])
  map.ensure(4, () => 4)
  expect([...map.keys()]).toEqual([2, 3, 4])
})
