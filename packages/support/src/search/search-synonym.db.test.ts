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
