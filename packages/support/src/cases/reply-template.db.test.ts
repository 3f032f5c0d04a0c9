import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

it('shows a reply template to agents, who cannot change it, and lets authors write it', async () => {
  const readers = new Set<string>()
  for (const actor of world.actors) {
    const { objects } = await world.asActor(actor).objectInfo.directory()
    if (Object.hasOwn(objects, 'ReplyTemplate__c')) readers.add(world.principalOf(actor).profile)
  }
  expect([...readers].toSorted()).toEqual(['Agent', 'Author'])

  const author = world.asActor('priya').records
  const agent = world.asActor('jonas')
  const fields = { Name: 'Ask for the log', Body__c: 'Dear {contact name}, could you attach the card log?' }
  const { id } = await author.create('ReplyTemplate__c', fields)
  const listed = async () => {
    const { records } = await agent.lists.records(
      { objectApiName: 'ReplyTemplate__c', listViewApiName: 'ReplyTemplates' },
      { fields: ['ReplyTemplate__c.Name'] },
    )
    return records.filter((record) => record.id === id).map(({ fields: of }) => of.Name?.value)
  }
  expect(await listed()).toEqual([fields.Name])
  await expect(agent.records.update(id, { Body__c: 'Changed' })).rejects.toMatchObject({
    code: 'INSUFFICIENT_ACCESS',
  })
  await author.update(id, { IsActive__c: false })
  expect(await listed()).toEqual([])
})
