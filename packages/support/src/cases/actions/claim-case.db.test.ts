import { caseMethods } from 'contract/methods'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportWorld, type SupportWorld } from '../../testing/support-world.ts'
import { userIdOf, type WorldPerson } from '../../testing/world-people.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
  // The cases of the small world are put out of the way.
  await world.database.query('update records."Case" set "IsUnassigned__c" = false')
})
afterAll(() => world.close())

async function openedBy(person: WorldPerson, impact = 'Minor Degradation'): Promise<string> {
  const fields = { Subject: 'Blank', Description: 'Blank.', Impact__c: impact, IssueType__c: 'Product' }
  return (await world.asActor(person).records.create('Case', fields)).id
}

const claim = (person: WorldPerson, contextId: string) =>
  world.asActor(person).actions.perform('Case.Claim', { contextId })

const next = async (person: WorldPerson, idempotencyKey?: string) => {
  const { className, methodName } = caseMethods.takeNextCase
  const call = { className, methodName, values: {}, isRead: false, idempotencyKey }
  return (await world.asActor(person).methods.call(call)).result as { caseId: string; caseNumber: string }
}

const ownerOf = async (id: string) =>
  (await world.platform.asSystem('look at a case').read('Case', id, ['OwnerId', 'Status']))?.OwnerId

it('gives a case to one of two agents who claim it at once, and names the owner to the other', async () => {
  const id = await openedBy('mara')
  const outcomes = await Promise.allSettled([claim('jonas', id), claim('wren', id)])
  const refused = outcomes.find((outcome) => outcome.status === 'rejected')
  const won = outcomes[0].status === 'fulfilled' ? 'jonas' : 'wren'
  expect(await ownerOf(id)).toBe(userIdOf(won))
  expect(refused?.reason).toMatchObject({
    code: 'CASE_CLAIMED',
    facts: { owner: won === 'jonas' ? 'Jonas Weil' : 'Wren Castell' },
  })
})

it('offers to claim only to agents, and only cases without an owner', async () => {
  const id = await openedBy('mara')
  await expect(claim('mara', id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await claim('wren', id)
  await expect(claim('wren', id)).rejects.toMatchObject({ code: 'ACTION_NOT_AVAILABLE' })
  const solved = await openedBy('mara')
  await world.asActor('jonas').records.update(solved, { Status: 'Resolved' })
  await expect(claim('jonas', solved)).rejects.toMatchObject({ code: 'ACTION_NOT_AVAILABLE' })
  expect(await ownerOf(solved)).toBeNull()
})

it('hides a restricted case from an agent without clearance who claims it, and never gives it as the next one', async () => {
  const restricted = await openedBy('sam', 'Total Failure')
  const open = await openedBy('ines')
  await expect(claim('wren', restricted)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await next('wren')).caseId).toBe(open)
  await expect(next('wren')).rejects.toMatchObject({ code: 'NO_UNASSIGNED_CASE' })
  expect((await next('jonas')).caseId).toBe(restricted)
})

it('gives the case that is due first, to agents who ask at once different ones, and to a repeated call the same', async () => {
  const later = await openedBy('ines', 'Complaint/Question')
  const urgent = await openedBy('ines', 'Total Failure')
  const soon = await openedBy('ines', 'Major Degradation')
  expect((await next('wren', 'a key')).caseId).toBe(urgent)
  expect((await next('wren', 'a key')).caseId).toBe(urgent)
  const taken = await Promise.all([next('wren'), next('jonas')])
  expect(new Set(taken.map(({ caseId }) => caseId))).toEqual(new Set([soon, later]))
})

it('takes no case for customers and authors', async () => {
  await expect(next('mara')).rejects.toMatchObject({ code: 'INVALID_FIELD' })
  await expect(next('otto')).rejects.toMatchObject({ code: 'INVALID_FIELD' })
})
