import { createHash } from 'node:crypto'
import { countJobs, failedJobs, runJobs } from 'database'
import { drainJobs } from 'database/testing'
import { createMailer, jobHandlers, type SmtpMailer } from 'server/testing'
import { caseAcknowledgement, caseOutcome, caseReply } from 'support'
import {
  accountIdOf,
  contactIdOf,
  createSupportWorld,
  jobServices,
  type SupportWorld,
  userIdOf,
  worldId,
} from 'support/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeFigure } from '../figures.ts'
import { isWhole, sampleSeed } from '../sample.ts'
import { type SmtpSink, startSmtpSink, type Verdict } from './smtp-sink.ts'

// The mails of cases reach a mail server that fails in many ways: each at least once, those of a case in their order.

const CASES = isWhole ? 100 : 3
const REPLIES = isWhole ? 8 : 3
const BACKLOG = isWhole ? 10_000 : 60
const BACKLOG_GOAL_S = 600
const DOMAIN = 'calder-aerodata.example'
const PAUSE_MINUTES = 5
const ROUNDS_OF_AN_HOUR = 60 / PAUSE_MINUTES
const ROUNDS_OF_REFUSALS = 6 * ROUNDS_OF_AN_HOUR
/** More than two days. */
const MOST_ROUNDS = 600

let world: SupportWorld
let sink: SmtpSink
let mailer: SmtpMailer
let handlers: ReturnType<typeof jobHandlers>

beforeEach(async () => {
  world = await createSupportWorld()
  await world.database.query('delete from graphile_worker._private_jobs')
  sink = await startSmtpSink()
  const brand = { name: 'Navdesk', company: 'Calder Aerodata' }
  mailer = createMailer({ smtpUrl: sink.smtpUrl, fromAddress: `support@${DOMAIN}`, brand })
  handlers = jobHandlers({ ...jobServices(world), mailer })
})

afterEach(async () => {
  mailer.close()
  await sink.close()
  await world.close()
})

/** A case with the Message-IDs that each of its recipients is to get, in the order in which their events were committed. */
type MailedCase = { caseId: string; expected: Map<string, string[]> }

const messageId = (key: string): string => `${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${DOMAIN}`

const system = () => world.platform.asSystem('a proof')

/** Opens cases of Mara, every other one watched by Nils; no mail is queued yet. */
async function openCases(count: number): Promise<MailedCase[]> {
  const opener = String((await system().read('Contact', contactIdOf('mara'), ['Email']))?.Email)
  const watcher = String((await system().read('User', userIdOf('nils'), ['Email']))?.Email)
  const cases: MailedCase[] = []
  for (let index = 0; index < count; index++) {
    const caseId = await system().transaction(async (records) => {
      const created = await records.create('Case', {
        Subject: `Terrain layer blank ${index}`,
        Description: 'Blank on both displays',
        Impact__c: 'Major Degradation',
        IssueType__c: 'Product',
        ProductId__c: worldId('01t', 1),
        AccountId: accountIdOf('osprey'),
        ContactId: contactIdOf('mara'),
        Status: 'Open',
      })
      if (index % 2 === 1) await records.create('CaseWatcher__c', { CaseId__c: created, UserId__c: userIdOf('nils') })
      return created
    })
    const expected = new Map([[opener, [] as string[]]])
    if (index % 2 === 1) expected.set(watcher, [])
    cases.push({ caseId, expected })
  }
  return cases
}

/** Expects a mail with this key for every recipient; that of a watcher has the id of the user behind it. */
function expectMail({ expected }: MailedCase, key: string): void {
  for (const [index, ids] of [...expected.values()].entries()) {
    ids.push(messageId(index === 0 ? key : `${key}-${userIdOf('nils')}`))
  }
}

async function acknowledge(cases: readonly MailedCase[]): Promise<void> {
  for (const { caseId, expected } of cases) {
    await system().transaction(async (_records, tx) => caseAcknowledgement.enqueue(tx, { caseId }))
    // Goes to who has opened the case, alone.
    const [ids] = expected.values()
    ids?.push(messageId(`case-acknowledgement-${caseId}`))
  }
}

/** One reply to each case after the other, so that those of a case are not neighbors. */
async function reply(cases: readonly MailedCase[], count: number): Promise<void> {
  for (let number = 0; number < count; number++) {
    for (const mailed of cases) {
      const { caseId } = mailed
      const commentId = await system().transaction(async (records, tx) => {
        const created = await records.create('CaseComment', {
          ParentId: caseId,
          CommentBody: `Reply ${number}`,
          IsPublished: true,
        })
        caseReply.enqueue(tx, { caseId, commentId: created })
        return created
      })
      expectMail(mailed, `case-reply-${commentId}`)
    }
  }
}

async function resolve(cases: readonly MailedCase[]): Promise<void> {
  const movedAt = '2026-11-20T10:00:00.000Z'
  for (const mailed of cases) {
    await system().transaction(async (records, tx) => {
      await records.update('Case', mailed.caseId, { Status: 'Resolved' })
      caseOutcome.enqueue(tx, { caseId: mailed.caseId, status: 'Resolved', movedAt })
    })
    expectMail(mailed, `case-outcome-${mailed.caseId}-${Date.parse(movedAt)}`)
  }
}

/** Two processes run what is due. Jobs that fail are tried again later. */
const drain = () => Promise.allSettled([1, 2].map(() => drainJobs(world.database, handlers)))

/** Lets time pass for the queue, until jobs that failed are due again. */
const pause = () =>
  world.database.query(
    `update graphile_worker._private_jobs set run_at = run_at - $1 * interval '1 minute' where run_at < 'infinity'`,
    [PAUSE_MINUTES],
  )

async function waiting(): Promise<number> {
  return (await countJobs(world.database)).reduce((sum, count) => sum + count.waiting, 0)
}

async function drainAll(): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    await drain()
    if ((await waiting()) === 0) return
    await pause()
  }
  throw new Error(`${await waiting()} jobs still wait`)
}

/** Commits all events of some cases, half of them after what comes first has been tried. */
async function queueMails(): Promise<MailedCase[]> {
  const cases = await openCases(CASES)
  await acknowledge(cases)
  await reply(cases, Math.ceil(REPLIES / 2))
  await drain()
  await reply(cases, Math.floor(REPLIES / 2))
  await resolve(cases)
  return cases
}

const sizeOf = (cases: readonly MailedCase[]): number =>
  cases.reduce((sum, { expected }) => sum + [...expected.values()].flat().length, 0)

/** What is wrong with the mails that arrived: mails that are missing, in another order or not expected, and how many came twice. */
function faultsOf(cases: readonly MailedCase[], isExpected: (id: string) => boolean = () => true) {
  const known = new Set<string>()
  const wrong: unknown[] = []
  for (const { caseId, expected } of cases) {
    for (const [to, ids] of expected) {
      for (const id of ids) known.add(id)
      const wanted = ids.filter(isExpected)
      const first = [
        ...new Set(
          sink.taken.filter((mail) => mail.to === to && ids.includes(mail.messageId)).map((mail) => mail.messageId),
        ),
      ]
      if (first.join() !== wanted.join()) wrong.push({ caseId, to, wanted, first })
    }
  }
  const unknown = sink.taken.filter((mail) => !known.has(mail.messageId))
  return { wrong, unknown, twice: sink.taken.length - new Set(sink.taken.map((mail) => mail.messageId)).size }
}

/** Random numbers from 0 to 1 that are the same in each run. */
function randomFrom(seed: number): () => number {
  let state = seed + 1
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

it('delivers everything in order to a server that fails in 30 % of the cases', async () => {
  const random = randomFrom(sampleSeed)
  const failures: Verdict[] = ['refuse for now', 'end']
  let failed = 0
  sink.judge = () => {
    if (random() >= 0.3) return 'take'
    failed++
    return failures[failed % 2] ?? 'end'
  }
  const cases = await queueMails()
  await drainAll()
  expect(failed).toBeGreaterThan(0)
  expect(faultsOf(cases)).toEqual({ wrong: [], unknown: [], twice: 0 })
  writeFigure(
    'Mail server that fails in 30 %',
    `${sizeOf(cases)} mails, ${failed} failures, all delivered in order, none twice`,
    'each at least once, in order, at most 0.1 % twice',
  )
})

it.runIf(isWhole)('delivers everything in order after the server was down for an hour', async () => {
  await sink.close()
  const cases = await queueMails()
  for (let round = 0; round < ROUNDS_OF_AN_HOUR; round++) {
    await drain()
    await pause()
  }
  expect(sink.taken).toEqual([])
  await sink.open()
  await drain()
  expect(await waiting()).toBe(0)
  expect(faultsOf(cases)).toEqual({ wrong: [], unknown: [], twice: 0 })
})

it.runIf(isWhole)('delivers everything in order after the server has refused all of it for a while', async () => {
  sink.judge = () => 'refuse for now'
  const cases = await queueMails()
  for (let round = 0; round < ROUNDS_OF_REFUSALS; round++) {
    await drain()
    await pause()
  }
  expect(sink.taken).toEqual([])
  sink.judge = () => 'take'
  await drain()
  expect(await waiting()).toBe(0)
  expect(faultsOf(cases)).toEqual({ wrong: [], unknown: [], twice: 0 })
})

it('shows permanently refused mails as failed, once for each mail, and delivers the rest in order', async () => {
  const refused = new Set<string>()
  let judged = 0
  sink.judge = ({ messageId: id }) => {
    if (judged++ % 5 === 0) refused.add(id)
    return refused.has(id) ? 'refuse permanently' : 'take'
  }
  const cases = await queueMails()
  await drainAll()
  expect(refused.size).toBeGreaterThan(1)
  expect(faultsOf(cases, (id) => !refused.has(id))).toEqual({ wrong: [], unknown: [], twice: 0 })
  const failed = await failedJobs(world.database)
  expect(failed.map(({ attempts }) => attempts)).toEqual(Array.from(refused, () => 1))
  expect(failed.filter(({ error }) => !error.includes('554'))).toEqual([])
})

it.runIf(isWhole)(
  'sends a mail again whose answer was lost, with the same Message-ID, and no other one twice',
  async () => {
    const random = randomFrom(sampleSeed)
    const lost: string[] = []
    sink.judge = ({ messageId: id }) => {
      if (random() >= 0.3) return 'take'
      lost.push(id)
      return 'take and end'
    }
    const cases = await queueMails()
    await drainAll()
    expect(lost.length).toBeGreaterThan(0)
    const { wrong, unknown, twice } = faultsOf(cases)
    expect({ wrong, unknown }).toEqual({ wrong: [], unknown: [] })
    expect(twice).toBe(lost.length)
  },
)

it('drains a backlog in order, by the runner of one process', async () => {
  const replies = 18
  const cases = await openCases(Math.ceil(BACKLOG / (replies * 1.5 + 2.5)) + 1)
  await acknowledge(cases)
  await reply(cases, replies)
  await resolve(cases)
  const began = performance.now()
  const runner = await runJobs(world.connectionString, handlers)
  await expect.poll(waiting, { timeout: 1_500_000, interval: 250 }).toBe(0)
  const seconds = (performance.now() - began) / 1_000
  await runner.stop()
  expect(faultsOf(cases)).toEqual({ wrong: [], unknown: [], twice: 0 })
  const mails = sizeOf(cases)
  expect(mails).toBeGreaterThanOrEqual(BACKLOG)
  // Only a whole run has the machine for itself.
  if (isWhole) expect(seconds).toBeLessThan(BACKLOG_GOAL_S)
  writeFigure(
    'Backlog of mails',
    `${mails} mails in ${Math.round(seconds)} s, in order, none twice`,
    `10,000 in ${BACKLOG_GOAL_S} s`,
  )
})
