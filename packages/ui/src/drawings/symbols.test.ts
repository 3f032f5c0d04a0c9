import { expect, it } from 'vitest'
import { hexagon, polyline, smooth, star, triangle } from './symbols.ts'

it('draws a line through its points', () => {
  expect(
    polyline([
      [0, 0],
      [10, 5.26],
    ]),
  ).toBe('M0 0L10 5.3')
})

it('closes its symbols', () => {
  expect(triangle(10, 10, 4)).toBe('M10 6L14 13L6 13Z')
  expect(star(0, 0, 10)).toBe('M0 -10L2.7 -2.7L10 0L2.7 2.7L0 10L-2.7 2.7L-10 0L-2.7 -2.7Z')
  expect(hexagon(0, 0, 10)).toBe('M10 0L5 8.7L-5 8.7L-10 0L-5 -8.7L5 -8.7Z')
})

it('runs a smooth line exactly through every point', () => {
  const path = smooth([
    [0, 0],
    [30, 30],
    [60, 0],
  ])
  expect(path.startsWith('M0 0C')).toBe(true)
  expect(
    path
      .split('C')
      .slice(1)
      .map((curve) => curve.split(' ').slice(-2).join(' ')),
  ).toEqual(['30 30', '60 0'])
})
