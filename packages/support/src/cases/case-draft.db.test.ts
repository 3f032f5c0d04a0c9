import { limits } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobServices } from '../testing/job-services.ts'
import { createSupportWorld, type SupportWorld, type WorldActor } from '../testing/support-world.ts'
import { userIdOf } from '../testing/world-people.ts'
import { sweepCaseDrafts } from './case-draft.object.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

const write = async (person: WorldActor, form: string, content = '{}') =>
  (await world.asActor(person).records.create('CaseDraft__c', { Form__c: form, Content__c: content })).id

const formsOf = async (person: WorldActor): Promise<unknown[]> => {
  const { records } = await world
    .asActor(person)
    .lists.records(
      { objectApiName: 'CaseDraft__c', listViewApiName: 'MyDrafts' },
      { fields: ['CaseDraft__c.Form__c'], sortBy: ['Form__c'], pageSize: limits.pageSizeMax },
    )
  return records.map(({ fields }) => fields.Form__c?.value)
}

it('keeps one draft of each person and form', async () => {
  await write('mara', 'case')
  await write('mara', 'comment:500')
  await expect(write('mara', 'case')).rejects.toMatchObject({ code: 'DUPLICATE_VALUE' })
  await write('nils', 'case')
  expect(await formsOf('mara')).toEqual(expect.arrayContaining(['case', 'comment:500']))
})

it('shows and changes drafts only for their writer', async () => {
  const id = await write('jonas', 'note:500', '"For agents"')
  expect(await formsOf('jonas')).toContain('note:500')
  for (const reader of ['mara', 'theo', 'wren'] as const) {
    const { records } = world.asActor(reader)
    expect(await formsOf(reader)).not.toContain('note:500')
    await expect(records.get(id, { fields: ['Content__c'] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(records.update(id, { Content__c: '1' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(records.delete(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  const { records } = world.asActor('jonas')
  await expect(
    records.create('CaseDraft__c', { Form__c: 'x', Content__c: '1', UserId__c: userIdOf('mara') }),
  ).rejects.toMatchObject({ code: 'FIELD_NOT_WRITEABLE' })
})

it('takes the longest description that a form can hold', async () => {
  const description = '\n'.repeat(limits.descriptionCharacters)
  await write('ines', 'case', JSON.stringify({ description, subject: 'x'.repeat(limits.subjectCharacters) }))
  expect(await formsOf('ines')).toContain('case')
})

it('deletes drafts that were not changed for 30 days', async () => {
  await world.setNow('2027-01-01T10:00:00.000Z')
  await write('ida', 'old')
  const renewed = await write('ida', 'renewed')
  await world.setNow('2027-01-31T10:00:00.000Z')
  await world.asActor('ida').records.update(renewed, { Content__c: '{"subject":"Again"}' })
  const sweepAt = (now: string) => sweepCaseDrafts.run(jobServices(world, [], Date.parse(now)), {})
  await sweepAt('2027-01-31T10:00:00.000Z')
  expect(await formsOf('ida')).toEqual(expect.arrayContaining(['old', 'renewed']))
  await sweepAt('2027-01-31T10:00:00.001Z')
  expect(await formsOf('ida')).toEqual(['renewed'])
})
