import { afterAll, beforeAll, expect, it } from 'vitest'
import { asked, planted } from '../../testing/planted-cases.ts'
import { createSupportWorld, type SupportWorld, type WorldActor } from '../../testing/support-world.ts'
import { accountIdOf, contactIdOf, userIdOf, worldId } from '../../testing/world-people.ts'

type Similar = { id: string; subject: string; status: string; resolution: string | null; isSameProduct: boolean }

let world: SupportWorld
const texts = planted({ noise: 1_500, pairs: 60 })
const isOfNorthfield = (index: number): boolean => index % 250 === 0
const idOf = (number: number): string => worldId('500', 1_000 + number)

beforeAll(async () => {
  world = await createSupportWorld()
  await load(
    texts.map(({ subject, description }, index) => ({
      Id: idOf(index),
      CaseNumber: String(500_000 + index).padStart(8, '0'),
      Subject: subject,
      Description: description,
      ...(isOfNorthfield(index) ? northfield : osprey),
    })),
  )
  await world.database.query('analyze records."Case_search"')
})

afterAll(() => world.close())

const osprey = { AccountId: accountIdOf('osprey'), ContactId: contactIdOf('mara') }
const northfield = { AccountId: accountIdOf('northfield'), ContactId: contactIdOf('ines') }

const load = (cases: readonly Record<string, string>[]) =>
  world.platform.asSystem('planted cases').load(
    'Case',
    cases.map((fields) => ({
      Description: '',
      Status: 'Closed',
      IsClosed: true,
      Resolution__c: `Ended ${fields.CaseNumber}`,
      Impact__c: 'Minor Degradation',
      IssueType__c: 'Product',
      ProductId__c: worldId('01t', 1),
      CreatedById: userIdOf('mara'),
      LastModifiedById: userIdOf('mara'),
      CreatedDate: '2026-05-01T00:00:00.000Z',
      LastModifiedDate: '2026-05-01T00:00:00.000Z',
      SystemModstamp: '2026-05-01T00:00:00.000Z',
      ...fields,
    })),
  )

async function similar(person: WorldActor, values: Readonly<Record<string, unknown>>): Promise<Similar[]> {
  const call = { className: 'CaseController', methodName: 'getSimilarCases', values, isRead: true, areTexts: true }
  const { result } = await world.asActor(person).methods.call(call)
  return (result as { cases: Similar[] }).cases
}

it('finds nine of ten questions that are asked again in other words among the first five, for agents and customers', {
  tags: 'long',
}, async () => {
  for (const person of ['jonas', 'mara'] as const) {
    const readable = texts.flatMap((text, index) =>
      text.twin !== null && (person === 'jonas' || !isOfNorthfield(index)) ? [{ index, again: asked(text) }] : [],
    )
    // Every third question keeps the sample large and the test short.
    const repeated = readable.filter((_, place) => place % 3 === 0)
    let hits = 0
    for (const { index, again } of repeated) {
      const matches = await similar(person, { subject: again.subject, description: again.description })
      if (matches.some(({ id }) => id === idOf(index))) hits++
    }
    expect([person, hits / repeated.length >= 0.9, readable.length > 40]).toEqual([person, true, true])
  }
})

it('finds no case that the reader may not see, and reveals nothing about the case it compares', async () => {
  const ofNorthfield = texts.findIndex((text, index) => text.twin !== null && isOfNorthfield(index))
  const again = asked(texts[ofNorthfield] as (typeof texts)[number])
  const idsFor = async (person: WorldActor) => (await similar(person, again)).map(({ id }) => id)
  expect(await idsFor('ines')).toContain(idOf(ofNorthfield))
  expect(await idsFor('jonas')).toContain(idOf(ofNorthfield))
  for (const person of ['mara', 'theo', 'ida', 'sam'] as const) {
    expect([person, (await idsFor(person)).includes(idOf(ofNorthfield))]).toEqual([person, false])
  }
  for (const person of ['mara', 'ida'] as const) {
    await expect(similar(person, { caseId: idOf(ofNorthfield) })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  await expect(similar('guest', again)).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
})

it('puts the same product and aircraft first, says how it ended, and never names the case itself', async () => {
  const system = world.platform.asSystem('a test')
  const make = (subject: string, more: Record<string, unknown> = {}) =>
    system.create('Case', {
      Subject: subject,
      Description: 'Obscured quixotic windsock.',
      Impact__c: 'Minor Degradation',
      IssueType__c: 'Product',
      AccountId: accountIdOf('osprey'),
      ContactId: contactIdOf('mara'),
      Resolution__c: 'Clean the windsock.',
      ...(more as Record<string, string>),
    })
  const aircraft = { ProductId__c: worldId('01t', 1), AircraftId__c: worldId('a00', 1) }
  const own = await make('Windsock obscured again', aircraft)
  const windsock = await make('Windsock obscured')
  const same = await make('Windsock obscured', { ...aircraft, Status: 'Resolved' })
  const matches = await similar('mara', { caseId: own })
  expect(matches.map(({ id, status, resolution, isSameProduct }) => [id, status, resolution, isSameProduct])).toEqual([
    [same, 'Resolved', 'Clean the windsock.', true],
    [windsock, 'Open', null, false],
  ])
  expect(await similar('mara', { subject: '' })).toEqual([])
  expect(await similar('mara', { subject: "'; drop | & ! ( :* <-> \\" })).toEqual([])
})

it('chooses words by how common they are in cases that the reader may read', async () => {
  const number = (index: number) => ({
    Id: worldId('500', 90_000 + index),
    CaseNumber: String(900_000 + index).padStart(8, '0'),
  })
  const hidden = Array.from({ length: 1_200 }, (_, index) => ({ ...number(index), Subject: 'Gimbal', ...osprey }))
  await load([{ ...number(1_200), Subject: 'Gimbal worn', ...northfield }, ...hidden])
  await world.database.query('analyze records."Case_search"')
  const idsFor = async (person: WorldActor) => (await similar(person, { subject: 'Gimbal torn' })).map(({ id }) => id)
  expect(await idsFor('ines')).toEqual([number(1_200).Id])
  expect((await idsFor('mara')).length).toBeLessThanOrEqual(5)
  expect(await idsFor('mara')).not.toContain(number(1_200).Id)
})
