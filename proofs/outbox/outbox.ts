import { createHash } from 'node:crypto'
import { countJobs } from 'database'
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
import { isWhole } from '../sample.ts'
import { type SmtpSink, startSmtpSink } from './smtp-sink.ts'

const CASES = isWhole ? 100 : 3
const REPLIES = isWhole ? 8 : 3
const DOMAIN = 'calder-aerodata.example'
const PAUSE_MINUTES = 5
export const ROUNDS_OF_AN_HOUR = 60 / PAUSE_MINUTES
/** More than two days. */
const MOST_ROUNDS = 600

/** The small world with a mail server that a test lets fail. */
export type Outbox = {
  readonly world: SupportWorld
  readonly sink: SmtpSink
  readonly handlers: ReturnType<typeof jobHandlers>
  close(): Promise<void>
}

export async function createOutbox(): Promise<Outbox> {
  const world = await createSupportWorld()
  await world.database.query('delete from graphile_worker._private_jobs')
  const sink = await startSmtpSink()
  const brand = { name: 'Navdesk', company: 'Calder Aerodata' }
  const mailer: SmtpMailer = createMailer({ smtpUrl: sink.smtpUrl, fromAddress: `support@${DOMAIN}`, brand })
  return {
    world,
    sink,
    handlers: jobHandlers({ ...jobServices(world), mailer }),
    close: async () => {
      mailer.close()
      await sink.close()
      await world.close()
    },
  }
}

/** A case with the Message-IDs that each of its recipients is to get, in the order in which their events were committed. */
export type MailedCase = { caseId: string; expected: Map<string, string[]> }

const messageId = (key: string): string => `${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${DOMAIN}`

const system = (outbox: Outbox) => outbox.world.platform.asSystem('a proof')

/** Opens cases of Mara, every other one watched by Nils; no mail is queued yet. */
export async function openCases(outbox: Outbox, count: number): Promise<MailedCase[]> {
  const opener = String((await system(outbox).read('Contact', contactIdOf('mara'), ['Email']))?.Email)
  const watcher = String((await system(outbox).read('User', userIdOf('nils'), ['Email']))?.Email)
  const cases: MailedCase[] = []
  for (let index = 0; index < count; index++) {
    const caseId = await system(outbox).transaction(async (records) => {
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

export async function acknowledge(outbox: Outbox, cases: readonly MailedCase[]): Promise<void> {
  for (const { caseId, expected } of cases) {
    await system(outbox).transaction(async (_records, tx) => caseAcknowledgement.enqueue(tx, { caseId }))
    // Goes to who has opened the case, alone.
    const [ids] = expected.values()
    ids?.push(messageId(`case-acknowledgement-${caseId}`))
  }
}

/** One reply to each case after the other, so that those of a case are not neighbors. */
export async function reply(outbox: Outbox, cases: readonly MailedCase[], count: number): Promise<void> {
  for (let number = 0; number < count; number++) {
    for (const mailed of cases) {
      const { caseId } = mailed
      const commentId = await system(outbox).transaction(async (records, tx) => {
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

export async function resolve(outbox: Outbox, cases: readonly MailedCase[]): Promise<void> {
  const movedAt = '2026-11-20T10:00:00.000Z'
  for (const mailed of cases) {
    await system(outbox).transaction(async (records, tx) => {
      await records.update('Case', mailed.caseId, { Status: 'Resolved' })
      caseOutcome.enqueue(tx, { caseId: mailed.caseId, status: 'Resolved', movedAt })
    })
    expectMail(mailed, `case-outcome-${mailed.caseId}-${Date.parse(movedAt)}`)
  }
}

/** Two processes run what is due. Jobs that fail are tried again later. */
export const drain = (outbox: Outbox) =>
  Promise.allSettled([1, 2].map(() => drainJobs(outbox.world.database, outbox.handlers)))

/** Lets time pass for the queue, until jobs that failed are due again. */
export const pause = (outbox: Outbox) =>
  outbox.world.database.query(
    `update graphile_worker._private_jobs set run_at = run_at - $1 * interval '1 minute' where run_at < 'infinity'`,
    [PAUSE_MINUTES],
  )

export async function waiting(outbox: Outbox): Promise<number> {
  return (await countJobs(outbox.world.database)).reduce((sum, count) => sum + count.waiting, 0)
}

export async function drainAll(outbox: Outbox): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    await drain(outbox)
    if ((await waiting(outbox)) === 0) return
    await pause(outbox)
  }
  throw new Error(`${await waiting(outbox)} jobs still wait`)
}

/** Commits all events of some cases, half of them after what comes first has been tried. */
export async function queueMails(outbox: Outbox): Promise<MailedCase[]> {
  const cases = await openCases(outbox, CASES)
  await acknowledge(outbox, cases)
  await reply(outbox, cases, Math.ceil(REPLIES / 2))
  await drain(outbox)
  await reply(outbox, cases, Math.floor(REPLIES / 2))
  await resolve(outbox, cases)
  return cases
}

export const sizeOf = (cases: readonly MailedCase[]): number =>
  cases.reduce((sum, { expected }) => sum + [...expected.values()].flat().length, 0)

/** What is wrong with the mails that arrived: mails that are missing, in another order or not expected, and how many came twice. */
export function faultsOf(
  outbox: Outbox,
  cases: readonly MailedCase[],
  isExpected: (id: string) => boolean = () => true,
) {
  const known = new Set<string>()
  const wrong: unknown[] = []
  for (const { caseId, expected } of cases) {
    for (const [to, ids] of expected) {
      for (const id of ids) known.add(id)
      const wanted = ids.filter(isExpected)
      const first = [
        ...new Set(
          outbox.sink.taken
            .filter((mail) => mail.to === to && ids.includes(mail.messageId))
            .map((mail) => mail.messageId),
        ),
      ]
      if (first.join() !== wanted.join()) wrong.push({ caseId, to, wanted, first })
    }
  }
  const unknown = outbox.sink.taken.filter((mail) => !known.has(mail.messageId))
  return {
    wrong,
    unknown,
    twice: outbox.sink.taken.length - new Set(outbox.sink.taken.map((mail) => mail.messageId)).size,
  }
}

/** Random numbers from 0 to 1 that are the same in each run. */
export function randomFrom(seed: number): () => number {
  let state = seed + 1
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
