import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

it('lets authors write synonyms and agents read those that are active', async () => {
  const author = world.asActor('priya').records
  const agent = world.asActor('jonas').records
  const { id } = await author.create('SearchSynonym__c', { Words__c: 'SD card, data card' })
  const read = async () => (await agent.get(id, { fields: ['SearchSynonym__c.Words__c'] })).fields.Words__c?.value
  expect(await read()).toBe('SD card, data card')
  await expect(agent.update(id, { Words__c: 'card' })).rejects.toMatchObject({ code: 'INSUFFICIENT_ACCESS' })
  await author.update(id, { IsActive__c: false })
  await expect(read()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await author.delete(id)
})

it('refuses words that mean the same already, and takes those of which one is new', async () => {
  const author = world.asActor('priya').records
  const { id } = await author.create('SearchSynonym__c', { Words__c: 'zeta card, Zeta plate, zeta disc' })
  const refused = {
    code: 'SYNONYMS_KNOWN',
    message: 'These words mean the same already: zeta card, Zeta plate, zeta disc.',
  }
  const create = (Words__c: string) => author.create('SearchSynonym__c', { Words__c })
  await expect(create('ZETA DISC,zeta card')).rejects.toMatchObject(refused)
  const wheels = await create('zeta disc, zeta wheel')
  await expect(author.update(wheels.id, { Words__c: 'zeta plate, zeta disc' })).rejects.toMatchObject(refused)
  // Its own words are no other group, and a group that is retired keeps no words.
  await author.update(id, { Words__c: 'zeta card, zeta plate' })
  await author.update(id, { IsActive__c: false })
  const again = await create('zeta card, zeta plate')
  await expect(author.update(id, { IsActive__c: true })).rejects.toMatchObject({ code: 'SYNONYMS_KNOWN' })
  for (const groupId of [id, wheels.id, again.id]) await author.delete(groupId)
})
