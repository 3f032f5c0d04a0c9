import { expect, it } from 'vitest'
import { rememberedFailures } from './register-previews.ts'

it('remembers a file that failed for ten minutes, and at most a thousand of them', () => {
  let now = 0
  const failures = rememberedFailures(() => now)
  failures.add('broken')
  expect([failures.has('broken'), failures.has('another')]).toEqual([true, false])
  now += 600_000
  expect(failures.has('broken')).toBe(false)
  for (let file = 0; file <= 1_000; file++) failures.add(`file ${file}`)
  expect([failures.has('file 0'), failures.has('file 1'), failures.has('file 1000')]).toEqual([false, true, true])
})
