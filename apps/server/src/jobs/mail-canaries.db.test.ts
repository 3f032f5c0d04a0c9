import { drainJobs } from 'database/testing'
import { caseAcknowledgement, caseEscalation, caseOutcome, caseReminder, caseReply } from 'support'
import {
  canariesIn,
  createSupportWorld,
  jobServices,
  readableCanaries,
  type SentMail,
  type SupportWorld,
  userIdOf,
  worldId,
} from 'support/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { renderMail, renderMailText } from '../adapters/mail/render-mail.ts'
import { jobHandlers } from './job-handlers.ts'

// Every mail that the product sends, about every case and comment of the small world, as it is rendered. There are no PDFs yet.

const brand = { name: 'Navdesk', company: 'Calder Aerodata' }
const HIDDEN_PRODUCT = worldId('01t', 3)
const CASE_OF_MARA = worldId('500', 1)

const customers = ['mara', 'nils', 'ines', 'ida', 'sam'] as const

let world: SupportWorld
const sent: SentMail[] = []

beforeAll(async () => {
  world = await createSupportWorld()
  await world.database.query('update records."Case" set "IsEscalated" = true, "AwaitingCustomer__c" = true')
  await world.database.query('update records."Case" set "ProductId__c" = $1 where "Id" = $2', [
    HIDDEN_PRODUCT,
    CASE_OF_MARA,
  ])
  const services = jobServices(world, sent)
  await world.database.query('delete from graphile_worker._private_jobs')
  const idsOf = (object: string) => world.rows.filter((row) => row.object === object).map(({ id }) => id)
  for (const caseId of idsOf('Case')) {
    await caseAcknowledgement.run(services, { caseId })
    const at = '2026-11-20T10:00:00.000Z'
    await caseOutcome.run(services, { caseId, status: 'Closed', movedAt: at })
    await caseReminder.run(services, { caseId, askedAt: at })
    // To the opener and to all customers as watchers of every case: the gate decides who gets a mail.
    const watchers = customers.map((person) => ({ side: 'watchers', userId: userIdOf(person) }))
    for (const role of [{ side: 'opener' }, ...watchers]) {
      await caseEscalation.run(services, { caseId, escalatedAt: at, role })
    }
  }
  for (const commentId of idsOf('CaseComment')) await caseReply.run(services, { commentId })
  await drainJobs(world.database, jobHandlers(services))
})
afterAll(() => world.close())

async function wordsFor(person: (typeof customers)[number]): Promise<{ count: number; canaries: string[] }> {
  const contact = world.rows.find((row) => row.object === 'Contact' && row.person === person)
  const user = world.rows.find((row) => row.object === 'User' && row.person === person)
  const addresses = [contact?.record.Email, user?.record.Email]
  const own = sent.filter(({ mail }) => addresses.includes(mail.to))
  const rendered = await Promise.all(
    own.map(async ({ mail }) => [mail.subject, await renderMail(mail, brand), renderMailText(mail, brand)]),
  )
  return { count: own.length, canaries: canariesIn(rendered.flat().join('\n')) }
}

it.each(customers)('mails %s nothing that the person may not read', async (person) => {
  const { count, canaries } = await wordsFor(person)
  // An acknowledgement, a reminder and an escalation for each of two cases, the outcome of one, and one reply: the internal note is none.
  const asOpener = 8
  // Mara and Nils see each other's cases; the others have two.
  const asWatcher = person === 'mara' || person === 'nils' ? 4 : 2
  expect(count).toBe(asOpener + asWatcher)
  const may = readableCanaries(world, person)
  expect(canaries.filter((canary) => !may.has(canary))).toEqual([])
  if (person !== 'sam') expect(canaries.length).toBeGreaterThan(0)
})

it('mails a military account only case numbers and links', async () => {
  expect((await wordsFor('sam')).canaries).toEqual([])
})
