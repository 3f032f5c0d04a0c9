import { Readable } from 'node:stream'
import { AppError, limits } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { canariesIn, readableCanaries } from '../testing/readable-canaries.ts'
import { createSupportWorld, type SupportWorld, type WorldActor } from '../testing/support-world.ts'
import { accountIdOf, contactIdOf, userIdOf, worldId } from '../testing/world-people.ts'
import { type CaseDocument, readCaseDocument } from './read-case-document.ts'

let world: SupportWorld
const now = '2026-11-20T13:05:00.000Z'
const brand = { name: 'Navdesk', company: 'Calder Aerodata', hasOwnLogo: false }

beforeAll(async () => {
  world = await createSupportWorld()
})
afterAll(() => world.close())

const print = (actor: WorldActor, id: string): Promise<CaseDocument> =>
  readCaseDocument({ gateway: world.asActor(actor), principal: world.principalOf(actor), brand, now }, id)

const refusal = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'told',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  )

const sectionOf = ({ sections }: CaseDocument, heading: string) => {
  const section = sections.find((part) => part.heading === heading)
  if (!section) throw new Error(`No section ${heading}`)
  return section
}

async function newCase(): Promise<string> {
  return await world.platform.asSystem('make a case').create('Case', {
    Subject: 'Terrain layer blank',
    Description: 'Blank on both displays.\n\n\nSince Monday.',
    Impact__c: 'Minor Degradation',
    IssueType__c: 'Product',
    AccountId: accountIdOf('osprey'),
    ContactId: contactIdOf('mara'),
    OwnerId: userIdOf('jonas'),
    ProductId__c: worldId('01t', 1),
  })
}

it('shows each actor only what that actor may read', async () => {
  const cases = world.rows.filter(({ object }) => object === 'Case')
  const shownTexts: string[] = []
  for (const actor of world.actors) {
    const readable = readableCanaries(world, actor)
    const reads = world.asActor(actor).records
    for (const { id } of cases) {
      const isVisible = (await refusal(reads.get(id, { optionalFields: ['Case.CaseNumber'] }))) === 'told'
      const outcome = await print(actor, id).catch((error: unknown) => error)
      if (!isVisible) {
        expect([actor, id, outcome]).toEqual([actor, id, expect.objectContaining({ code: 'NOT_FOUND' })])
        continue
      }
      const words = canariesIn(JSON.stringify(outcome))
      shownTexts.push(actor, ...words)
      expect([actor, id, words.filter((word) => !readable.has(word))]).toEqual([actor, id, []])
    }
  }
  expect([...new Set(shownTexts.filter((part) => !part.startsWith('canary')))].sort()).toEqual(
    ['ida', 'ines', 'jonas', 'mara', 'nils', 'sam', 'theo', 'wren'].sort(),
  )
  for (const field of ['casesubject', 'casedescription', 'casecommentcommentbody', 'contentdocumenttitle']) {
    expect(shownTexts.some((word) => word.startsWith(`canary${field}`))).toBe(true)
  }
})

it('answers hidden, missing and malformed ids alike', async () => {
  const ids = [worldId('500', 5), '500000000000999AAA', accountIdOf('osprey'), userIdOf('mara'), 'no id', '']
  for (const id of ids) expect([id, await refusal(print('mara', id))]).toEqual([id, 'NOT_FOUND'])
  expect(await refusal(print('priya', worldId('500', 1)))).toBe('NOT_FOUND')
})

it('shows a case in the language and time zone of its reader', async () => {
  const id = await newCase()
  await world
    .asActor('jonas')
    .actions.perform('Case.ChangeStatus', { contextId: id, fields: { Status: 'In-Progress' } })
  const jonas = world.asActor('jonas')
  await jonas.records.create('CaseComment', { ParentId: id, CommentBody: 'Load 2610 again.\n\nThen write.' })
  await jonas.records.create('CaseComment', { ParentId: id, CommentBody: 'Ask the desk.', IsPublished: false })
  const data = Readable.from([Buffer.from('0123456789')], { objectMode: false })
  const uploaded = await jonas.content.upload({ fileName: 'unit log.txt', data })
  const link = { ContentDocumentId: uploaded.contentDocument.id, LinkedEntityId: id }
  await jonas.records.create('ContentDocumentLink', link)

  const document = await print('mara', id.slice(0, 15))
  const { number } = document
  expect(document).toMatchObject({
    fileName: `Case ${number}.pdf`,
    number: expect.stringMatching(/^\d{8}$/),
    title: 'Terrain layer blank',
    printed: ['Case record', 'Printed Nov 20, 2026, 13:05 by Mara Okafor', 'Times in UTC'],
    language: 'en-US',
    madeAt: now,
    footer: 'Non-technical administrative data only',
  })
  const facts = Object.fromEntries(document.facts.map(({ label, value }) => [label, value]))
  expect(facts).toMatchObject({ Status: 'In Progress', 'Support agent': 'Jonas Weil' })
  expect(facts).not.toHaveProperty('Closed')
  expect(document.sections.map(({ heading }) => heading)).toEqual([
    'Description',
    'Comments',
    'Attachments',
    'Status changes',
  ])
  expect(sectionOf(document, 'Description').paragraphs).toEqual(['Blank on both displays.', 'Since Monday.'])
  expect(sectionOf(document, 'Status changes').entries).toEqual([
    { head: 'Opened', detail: expect.any(String), paragraphs: [] },
    { head: 'In Progress', detail: expect.stringMatching(/ · Jonas Weil$/), paragraphs: [] },
  ])
  expect(sectionOf(document, 'Attachments').entries).toEqual([
    { head: 'unit log.txt', detail: expect.stringMatching(/^10 B · /), paragraphs: [] },
  ])
  expect(sectionOf(document, 'Comments').entries).toEqual([
    { head: 'Jonas Weil, Calder support', detail: expect.any(String), paragraphs: ['Load 2610 again.', 'Then write.'] },
  ])
  const ofAgent = sectionOf(await print('jonas', id), 'Comments').entries
  expect(ofAgent.at(-1)).toEqual({
    head: 'Jonas Weil, Calder support',
    detail: expect.stringMatching(/ · internal note$/),
    paragraphs: ['Ask the desk.'],
  })
})

it('prints why and when a case was escalated', async () => {
  const id = await newCase()
  expect((await print('mara', id)).sections.map(({ heading }) => heading)).not.toContain('Escalation')
  const fields = { EscalationReason__c: 'We fly at 0500.' }
  await world.asActor('mara').actions.perform('Case.Escalate', { contextId: id, fields })
  const document = await print('mara', id)
  expect(sectionOf(document, 'Escalation').paragraphs).toEqual(['We fly at 0500.'])
  expect(sectionOf(document, 'Status changes').entries.at(-1)).toMatchObject({
    head: 'Escalated',
    detail: expect.stringMatching(/ · Mara Okafor$/),
  })
})

it('names each file once with its extension, and files of notes to agents alone, as such', async () => {
  const id = await newCase()
  const jonas = world.asActor('jonas')
  const commented = async (IsPublished: boolean) =>
    (await jonas.records.create('CaseComment', { ParentId: id, CommentBody: 'See the file.', IsPublished })).id
  const attach = async (fileName: string, title: string | undefined, LinkedEntityId: string) => {
    const data = Readable.from([Buffer.from('0123456789')], { objectMode: false })
    const { contentDocument } = await jonas.content.upload({ fileName, data, details: () => ({ title }) })
    await jonas.records.create('ContentDocumentLink', { ContentDocumentId: contentDocument.id, LinkedEntityId })
  }
  await attach('panel.JPG', 'panel.JPG', id)
  await attach('unit.log', undefined, await commented(true))
  await attach('trace.txt', 'Trace of the desk', await commented(false))
  const namesFor = async (actor: WorldActor) =>
    sectionOf(await print(actor, id), 'Attachments')
      .entries.map(({ head, detail }) => (detail.endsWith('internal') ? `${head} · internal` : head))
      .sort()
  expect(await namesFor('mara')).toEqual(['panel.JPG', 'unit.log'])
  expect(await namesFor('jonas')).toEqual(['Trace of the desk.txt · internal', 'panel.JPG', 'unit.log'])
})

it('says that a section is empty, and shows the newest when there are too many', async () => {
  const id = await newCase()
  expect(sectionOf(await print('mara', id), 'Comments')).toMatchObject({ entries: [], note: 'None.' })
  const comments = (count: number, text: (index: number) => string, from: number) =>
    Array.from({ length: count }, (_, index) => ({
      ParentId: id,
      CommentBody: text(index),
      IsPublished: true,
      CreatedDate: new Date(Date.UTC(2026, 10, 1, 0, 0, from + index)).toISOString(),
    }))
  const system = world.platform.asSystem('write comments')
  await system.load(
    'CaseComment',
    comments(limits.printedRows + 1, (index) => `Comment ${index}`, 0),
  )
  const many = sectionOf(await print('mara', id), 'Comments')
  expect(many.note).toMatch(/^Earlier ones are left out/)
  expect(many.entries.map(({ paragraphs }) => paragraphs[0])).toEqual(
    Array.from({ length: limits.printedRows }, (_, index) => `Comment ${index + 1}`),
  )
  await system.load(
    'CaseComment',
    comments(60, (index) => `${index} `.padEnd(limits.commentCharacters, 'x'), 1_000),
  )
  const long = sectionOf(await print('mara', id), 'Comments')
  expect(long.note).toMatch(/^Earlier ones are left out/)
  const texts = long.entries.flatMap(({ paragraphs }) => paragraphs)
  expect(texts.at(-1)).toMatch(/^59 x/)
  expect(texts.length).toBe(Math.floor(limits.printedCharacters / limits.commentCharacters) - 1)
})

it('prints what a mailed comment quoted below its text', async () => {
  const fields = { ParentId: worldId('500', 1), CommentBody: 'By mail.', FoldedText__c: 'You wrote:\n> Which one?' }
  await world.asActor('mara').records.create('CaseComment', fields)
  const { entries } = sectionOf(await print('mara', worldId('500', 1)), 'Comments')
  const printed = entries.map(({ paragraphs }) => paragraphs.join(' | '))
  expect(printed).toContainEqual(expect.stringMatching(/^By mail\. \| Quoted text: \| You wrote:[\s|]+> Which one\?$/))
})
