import { expect, it } from 'vitest'
import { textOf } from './field-values.ts'

it('prefers the display value to the stored value, and reads an absent field as empty', () => {
  expect([
    textOf({ displayValue: 'In Progress', value: 'In-Progress' }),
    textOf({ displayValue: null, value: 'Corrie Terrain' }),
    textOf({ displayValue: null, value: 0 }),
    textOf({ displayValue: null, value: null }),
    textOf(undefined),
  ]).toEqual(['In Progress', 'Corrie Terrain', '0', '', ''])
})
