import { expect, it } from 'vitest'
import { formatBytes } from './file-size.ts'

const MIB = 1024 * 1024

it('writes sizes in the unit that suits them', () => {
  expect(
    [0, 512, 1023, 1024, 12 * 1024, 2.4 * MIB, 341 * MIB, 800 * MIB, 3 * 1024 * MIB, 4096 * 1024 * MIB].map(
      formatBytes,
    ),
  ).toEqual(['0 B', '512 B', '1023 B', '1 KB', '12 KB', '2.4 MB', '341 MB', '800 MB', '3 GB', '4096 GB'])
})
