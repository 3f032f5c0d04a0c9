import { expect, it } from 'vitest'
import { LONGEST_BLOCK_MS, withLongestBlock } from './event-loop.ts'

it('measures work that blocks from its first moment', async () => {
  const { blockedMs } = await withLongestBlock(async () => {
    const end = performance.now() + 2 * LONGEST_BLOCK_MS
    while (performance.now() < end);
  })
  expect(blockedMs).toBeGreaterThan(LONGEST_BLOCK_MS)
})
