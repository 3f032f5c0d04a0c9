import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'
import { userIdOf } from '../testing/world-people.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

it('shows people only their own acknowledgements', async () => {
  const list = { objectApiName: 'ExportAcknowledgement__c', listViewApiName: 'MyAcknowledgements' }
  for (const actor of ['mara', 'theo', 'jonas', 'otto'] as const) {
    const fields = ['ExportAcknowledgement__c.UserId__c']
    const { records } = await world.asActor(actor).lists.records(list, { fields })
    expect(records.map(({ fields }) => fields.UserId__c?.value)).toEqual([userIdOf(actor)])
  }
})
