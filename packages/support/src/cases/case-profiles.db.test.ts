import type { Gateway } from 'platform'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'
import { worldId } from '../testing/world-people.ts'

let world: SupportWorld
beforeAll(async () => {
  world = await createSupportWorld()
})
afterAll(() => world.close())

const CASE = worldId('500', 1)
const allCases = { objectApiName: 'Case', listViewApiName: 'AllCases' }

/** What customers and agents are given of a case, by the names in it. */
const parts: readonly [string, (caller: Gateway) => Promise<unknown>, string, string][] = [
  [
    'actions',
    ({ actions }) => actions.record([CASE], { sections: ['Page'] }),
    'Case.MarkResolved',
    'Case.ChangeStatus',
  ],
  ['apps', ({ apps }) => apps.all(), 'SupportPortal', 'SupportDesk'],
  ['filters', ({ search }) => search.filters('Case'), 'Impact', 'Queue'],
  ['layouts', ({ layouts }) => layouts.get('Case'), '01B000000000501EAA', 'Queue__c'],
  ['list views', ({ lists }) => lists.summaries('Case'), 'MyRecentCases', 'MyQueue'],
  ['columns', ({ lists }) => lists.info(allCases), 'AwaitingCustomer__c', 'Queue__c'],
  ['fields', ({ objectInfo }) => objectInfo.get('Case'), 'Resolution__c', 'ExportRestricted__c'],
]

it.each(parts)('gives customers and agents different %s', async (_, ask, ofCustomer, ofAgent) => {
  const [customer, agent] = await Promise.all(
    (['mara', 'jonas'] as const).map(async (person) => JSON.stringify(await ask(world.asActor(person)))),
  )
  expect(customer).toContain(`"${ofCustomer}"`)
  expect(customer).not.toContain(`"${ofAgent}"`)
  expect(agent).toContain(`"${ofAgent}"`)
})
