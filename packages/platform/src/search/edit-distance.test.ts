import { expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

it('counts letters that are added, left out, replaced and swapped, as far as it is asked', () => {
  const cases: [string, string, number][] = [
    ['terain', 'terrain', 1],
    ['cahrt', 'chart', 1],
    ['chart', 'chart', 0],
    ['charst', 'chart', 1],
    ['chqrt', 'chart', 1],
    ['instalatoin', 'installation', 2],
    ['chart', 'cards', 3],
    ['', 'abc', 3],
    ['abcdef', 'uvwxyz', 3],
  ]
  expect(cases.map(([first, second]) => [first, second, editDistance(first, second, 2)])).toEqual(cases)
})
