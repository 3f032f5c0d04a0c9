import { assert, constantFrom, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { filterOptions, splitAtMatch } from './filter-options.ts'

const options = ['Corrie Terrain', 'Halyard Flight Planner', 'Tarn NavData'].map((label) => ({ value: label, label }))

it('keeps the options whose label contains the text, whatever its case', () => {
  expect(filterOptions(options, 'TERR').map((option) => option.label)).toEqual(['Corrie Terrain'])
  expect(filterOptions(options, 'r').map((option) => option.label)).toEqual([
    'Corrie Terrain',
    'Halyard Flight Planner',
    'Tarn NavData',
  ])
  expect(filterOptions(options, 'zz')).toEqual([])
})

it('keeps all options for a blank text', () => {
  expect(filterOptions(options, '  ')).toEqual(options)
})

it('splits a label at the match and keeps every letter', async () => {
  expect(splitAtMatch('Corrie Terrain', 'terr')).toEqual({ before: 'Corrie ', match: 'Terr', after: 'ain' })
  await assert(
    property(string({ unit: 'grapheme' }), string({ maxLength: 3 }), (label, query) => {
      const { before, match, after } = splitAtMatch(label, query)
      expect(before + match + after).toBe(label)
    }),
  )
})

it('finds any part of any label', async () => {
  await assert(
    property(constantFrom(...options), string({ maxLength: 8 }), (option, noise) => {
      const isPart = option.label.toLowerCase().includes(noise.trim().toLowerCase())
      expect(filterOptions([option], noise).length === 1).toBe(isPart)
    }),
  )
})
