import { runJobs } from 'database'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeFigure } from '../figures.ts'
import { sampleSeed } from '../sample.ts'
import {
  acknowledge,
  createOutbox,
  drain,
  drainAll,
  faultsOf,
  type Outbox,
  openCases,
  pause,
  queueMails,
  ROUNDS_OF_AN_HOUR,
  randomFrom,
  reply,
  resolve,
  sizeOf,
  waiting,
} from './outbox.ts'

// What takes longer than the failures of `outbox.db.test.ts`: hours without a mail server, lost answers, ten thousand mails.

const ROUNDS_OF_REFUSALS = 6 * ROUNDS_OF_AN_HOUR
const BACKLOG = 10_000
const BACKLOG_GOAL_S = 600

let outbox: Outbox
beforeEach(async () => {
  outbox = await createOutbox()
})
afterEach(() => outbox.close())

it('delivers everything in order after the server was down for an hour', async () => {
  await outbox.sink.close()
  const cases = await queueMails(outbox)
  for (let round = 0; round < ROUNDS_OF_AN_HOUR; round++) {
    await drain(outbox)
    await pause(outbox)
  }
  expect(outbox.sink.taken).toEqual([])
  await outbox.sink.open()
  await drain(outbox)
  expect(await waiting(outbox)).toBe(0)
  expect(faultsOf(outbox, cases)).toEqual({ wrong: [], unknown: [], twice: 0 })
})

it('delivers everything in order after the server has refused all of it for a while', async () => {
  outbox.sink.judge = () => 'refuse for now'
  const cases = await queueMails(outbox)
  for (let round = 0; round < ROUNDS_OF_REFUSALS; round++) {
    await drain(outbox)
    await pause(outbox)
  }
  expect(outbox.sink.taken).toEqual([])
  outbox.sink.judge = () => 'take'
  await drain(outbox)
  expect(await waiting(outbox)).toBe(0)
  expect(faultsOf(outbox, cases)).toEqual({ wrong: [], unknown: [], twice: 0 })
})

it('sends a mail again whose answer was lost, with the same Message-ID, and no other one twice', async () => {
  const random = randomFrom(sampleSeed)
  const lost: string[] = []
  outbox.sink.judge = ({ messageId: id }) => {
    if (random() >= 0.3) return 'take'
    lost.push(id)
    return 'take and end'
  }
  const cases = await queueMails(outbox)
  await drainAll(outbox)
  expect(lost.length).toBeGreaterThan(0)
  const { wrong, unknown, twice } = faultsOf(outbox, cases)
  expect({ wrong, unknown }).toEqual({ wrong: [], unknown: [] })
  expect(twice).toBe(lost.length)
})

it('drains a backlog in order, by the runner of one process', async () => {
  const replies = 18
  const cases = await openCases(outbox, Math.ceil(BACKLOG / (replies * 1.5 + 2.5)) + 1)
  await acknowledge(outbox, cases)
  await reply(outbox, cases, replies)
  await resolve(outbox, cases)
  const began = performance.now()
  const runner = await runJobs(outbox.world.connectionString, outbox.handlers)
  await expect.poll(() => waiting(outbox), { timeout: 1_500_000, interval: 250 }).toBe(0)
  const seconds = (performance.now() - began) / 1_000
  await runner.stop()
  expect(faultsOf(outbox, cases)).toEqual({ wrong: [], unknown: [], twice: 0 })
  const mails = sizeOf(cases)
  expect(mails).toBeGreaterThanOrEqual(BACKLOG)
  expect(seconds).toBeLessThan(BACKLOG_GOAL_S)
  writeFigure(
    'Backlog of mails',
    `${mails} mails in ${Math.round(seconds)} s, in order, none twice`,
    `10,000 in ${BACKLOG_GOAL_S} s`,
  )
})
