import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'
import { userIdOf, type WorldPerson, worldId } from '../testing/world-people.ts'

let world: SupportWorld
const ofMara = worldId('500', 1)
const ofIda = worldId('500', 6)
const ofSam = worldId('500', 7)

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

const outcome = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )

const add = (by: WorldPerson, watcher: WorldPerson, caseId: string) =>
  world.asActor(by).records.create('CaseWatcher__c', { CaseId__c: caseId, UserId__c: userIdOf(watcher) })

const watchersFor = async (person: WorldPerson, caseId: string): Promise<unknown[]> => {
  const wanted = { fields: ['UserId__c'], where: { CaseId__c: { eq: caseId } }, orderBy: ['CreatedDate'], limit: 50 }
  const rows = await world.asActor(person).records.find('CaseWatcher__c', wanted)
  return rows.map(({ fields }) => fields.UserId__c?.value).toSorted()
}

it('lets people of the account add themselves or a colleague once, see who watches, and remove them', async () => {
  const added = await add('mara', 'nils', ofMara)
  expect(await outcome(add('mara', 'nils', ofMara))).toBe('DUPLICATE_VALUE')
  await add('theo', 'theo', ofMara)
  const all = [userIdOf('mara'), userIdOf('nils'), userIdOf('theo')].toSorted()
  for (const person of ['mara', 'nils', 'theo', 'jonas'] as const) {
    expect([person, await watchersFor(person, ofMara)]).toEqual([person, all])
  }
  await world.asActor('nils').records.delete(added.id)
  expect(await watchersFor('mara', ofMara)).not.toContain(userIdOf('nils'))
})

it('refuses watchers of another account, of support and removed ones, and cases that the caller cannot see', async () => {
  for (const watcher of ['ines', 'sam', 'jonas', 'priya', 'rolf'] as const) {
    expect([watcher, await outcome(add('mara', watcher, ofMara))]).toEqual([watcher, 'INVALID_CROSS_REFERENCE_KEY'])
  }
  for (const person of ['ines', 'sam'] as const) {
    expect([person, await outcome(add(person, person, ofMara))]).toEqual([person, 'INVALID_CROSS_REFERENCE_KEY'])
  }
  // Northfield keeps cases to their owners.
  expect(await outcome(add('ines', 'ines', ofIda))).toBe('INVALID_CROSS_REFERENCE_KEY')
  expect(await watchersFor('ines', ofIda)).toEqual([])
  // Agents may add people of the account to cases that they see.
  expect(await outcome(add('jonas', 'ines', ofMara))).toBe('INVALID_CROSS_REFERENCE_KEY')
  expect(await outcome(add('wren', 'sam', ofSam))).toBe('INVALID_CROSS_REFERENCE_KEY')
  expect(await outcome(add('jonas', 'nils', ofMara))).toBe('done')
})

it('shows customers only the names of people of their account', async () => {
  const list = { objectApiName: 'User', listViewApiName: 'Colleagues' }
  const { records } = await world.asActor('mara').lists.records(list, { fields: ['User.Name'], pageSize: 50 })
  const names = records.map(({ fields }) => fields.Name?.value)
  expect(names).toContain('Nils Berg')
  for (const hidden of ['Ines Duarte', 'Jonas Weil', 'Sam Adeyemi']) expect(names).not.toContain(hidden)
  await expect(world.asActor('jonas').lists.records(list, {})).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await world.platform.asSystem('deactivate a colleague').update('User', userIdOf('nils'), { IsActive: false })
  const offered = await world.asActor('mara').lists.records(list, { fields: ['User.Name'], pageSize: 50 })
  expect(offered.records.map(({ fields }) => fields.Name?.value)).not.toContain('Nils Berg')
})
