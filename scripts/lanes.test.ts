import { expect, it, vi } from 'vitest'
import { runFailedAgain } from './lanes.mjs'

const passed = { passed: 3, failed: 0 }
const failed = { passed: 2, failed: 1 }

/** What a runner with these failed files came to, and what it comes to when they run again. */
const failing = (files: string[], later: typeof passed) => {
  const run = vi.fn(async () => later)
  return { outcome: { ...failed, again: { files, run } }, run }
}

it('counts what files of failed tests come to when they run once more, with nothing beside', async () => {
  const busy = failing(['busy.test.ts'], passed)
  const wrong = failing(['wrong.test.ts'], failed)
  expect(await runFailedAgain([passed, busy.outcome, wrong.outcome])).toEqual([passed, passed, failed])
  expect(busy.run).toHaveBeenCalledOnce()
})

it('runs nothing again when more files failed than a busy machine explains', async () => {
  const files = Array.from({ length: 6 }, (_, at) => `${at}.test.ts`)
  const broken = failing(files, passed)
  expect(await runFailedAgain([broken.outcome])).toMatchObject([failed])
  expect(broken.run).not.toHaveBeenCalled()
})
