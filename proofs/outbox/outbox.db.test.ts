import { failedJobs } from 'database'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeFigure } from '../figures.ts'
import { sampleSeed } from '../sample.ts'
import { createOutbox, drainAll, faultsOf, type Outbox, queueMails, randomFrom, sizeOf } from './outbox.ts'
import type { Verdict } from './smtp-sink.ts'

// The mails of cases reach a mail server that fails in many ways: each at least once, those of a case in their order.

let outbox: Outbox
beforeEach(async () => {
  outbox = await createOutbox()
})
afterEach(() => outbox.close())

it('delivers everything in order to a server that fails in 30 % of the cases', async () => {
  const random = randomFrom(sampleSeed)
  const failures: Verdict[] = ['refuse for now', 'end']
  let failed = 0
  outbox.sink.judge = () => {
    if (random() >= 0.3) return 'take'
    failed++
    return failures[failed % 2] ?? 'end'
  }
  const cases = await queueMails(outbox)
  await drainAll(outbox)
  expect(failed).toBeGreaterThan(0)
  expect(faultsOf(outbox, cases)).toEqual({ wrong: [], unknown: [], twice: 0 })
  writeFigure(
    'Mail server that fails in 30 %',
    `${sizeOf(cases)} mails, ${failed} failures, all delivered in order, none twice`,
    'each at least once, in order, at most 0.1 % twice',
  )
})

it('shows permanently refused mails as failed, once for each mail, and delivers the rest in order', async () => {
  const refused = new Set<string>()
  let judged = 0
  outbox.sink.judge = ({ messageId: id }) => {
    if (judged++ % 5 === 0) refused.add(id)
    return refused.has(id) ? 'refuse permanently' : 'take'
  }
  const cases = await queueMails(outbox)
  await drainAll(outbox)
  expect(refused.size).toBeGreaterThan(1)
  expect(faultsOf(outbox, cases, (id) => !refused.has(id))).toEqual({ wrong: [], unknown: [], twice: 0 })
  const failed = await failedJobs(outbox.world.database)
  expect(failed.map(({ attempts }) => attempts)).toEqual(Array.from(refused, () => 1))
  expect(failed.filter(({ error }) => !error.includes('554'))).toEqual([])
})
