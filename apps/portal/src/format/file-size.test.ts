import { expect, it } from 'vitest'
import { formatBytes, formatBytesOf } from './file-size.ts'

const MIB = 1024 * 1024

it('writes sizes in the unit that suits them', () => {
  expect([0, 512, 12 * 1024, 2.4 * MIB, 341 * MIB, 800 * MIB, 3 * 1024 * MIB].map(formatBytes)).toEqual([
    '0 B',
    '512 B',
    '12 KB',
    '2.4 MB',
    '341 MB',
    '800 MB',
    '3 GB',
  ])
})

it('writes a part in the unit of the whole', () => {
  expect([formatBytesOf(214 * MIB, 341 * MIB), formatBytesOf(0.5 * MIB, 8 * MIB), formatBytesOf(0, 900)]).toEqual([
    '214 of 341 MB',
    '0.5 of 8 MB',
    '0 of 900 B',
  ])
})
