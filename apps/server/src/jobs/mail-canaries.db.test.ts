import { caseAcknowledgement, caseOutcome, caseReply } from 'support'
import {
  canariesIn,
  createSupportWorld,
  jobServices,
  readableCanaries,
  type SentMail,
  type SupportWorld,
  worldId,
} from 'support/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { renderMail } from '../adapters/mail/render-mail.ts'
import { writeMail } from '../adapters/mail/write-mail.ts'

// Every mail that the product sends, about every case and comment of the small world, as it is rendered. There are no PDFs yet.

const brand = { name: 'Navdesk', company: 'Calder Aerodata' }
const HIDDEN_PRODUCT = worldId('01t', 3)
const CASE_OF_MARA = worldId('500', 1)

let world: SupportWorld
const sent: SentMail[] = []

beforeAll(async () => {
  world = await createSupportWorld()
  await world.database.query('update records."Case" set "ProductId__c" = $1 where "Id" = $2', [
    HIDDEN_PRODUCT,
    CASE_OF_MARA,
  ])
  const services = jobServices(world, sent)
  const idsOf = (object: string) => world.rows.filter((row) => row.object === object).map(({ id }) => id)
  for (const caseId of idsOf('Case')) {
    await caseAcknowledgement.run(services, { caseId })
    await caseOutcome.run(services, { caseId, status: 'Closed', movedAt: '2026-11-20T10:00:00.000Z' })
  }
  for (const commentId of idsOf('CaseComment')) await caseReply.run(services, { commentId })
})
afterAll(() => world.close())

const customers = ['mara', 'nils', 'ines', 'ida', 'sam'] as const

async function wordsFor(person: (typeof customers)[number]): Promise<{ count: number; canaries: string[] }> {
  const contact = world.rows.find((row) => row.object === 'Contact' && row.person === person)
  const own = sent.filter(({ mail }) => mail.to === contact?.record.Email)
  const rendered = await Promise.all(
    own.map(async ({ mail }) => [mail.subject, await renderMail(mail, brand), writeMail(mail, brand)]),
  )
  return { count: own.length, canaries: canariesIn(rendered.flat().join('\n')) }
}

it.each(customers)('mails %s nothing that the person may not read', async (person) => {
  const { count, canaries } = await wordsFor(person)
  // An acknowledgement for each of two cases, the outcome of one, and one reply: the internal note is none.
  expect(count).toBe(4)
  const may = readableCanaries(world, person)
  expect(canaries.filter((canary) => !may.has(canary))).toEqual([])
  if (person !== 'sam') expect(canaries.length).toBeGreaterThan(0)
})

it('mails a military account only case numbers and links', async () => {
  expect((await wordsFor('sam')).canaries).toEqual([])
})
