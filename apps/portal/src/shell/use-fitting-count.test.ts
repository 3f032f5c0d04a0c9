import { expect, it } from 'vitest'
import { fittingCount } from './use-fitting-count.ts'

it('counts the screens that fit next to the menu that is then shown', () => {
  const count = (room: number) => fittingCount([100, 100, 100], room, { supportMenu: 90, moreMenu: 80 })
  expect([390, 389, 280, 279, 180, 179, 10].map(count)).toEqual([3, 2, 2, 1, 1, 0, 0])
})

it('shows every screen where nothing has a width, as in a header whose line is not shown', () => {
  expect(fittingCount([0, 0], 0, { supportMenu: 0, moreMenu: 0 })).toBe(2)
})
