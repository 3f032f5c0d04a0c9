import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportWorld, type SupportWorld, type WorldActor } from '../testing/support-world.ts'
import { userIdOf } from '../testing/world-people.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

const list = { objectApiName: 'NotificationPreference__c', listViewApiName: 'MyPreference' }
const switches = ['CaseEmails__c', 'ProductAlertEmails__c', 'ProductMarketing__c', 'CustomerSurveys__c']

/** The user and the switches of each preference that an actor finds. */
async function preferencesOf(actor: WorldActor): Promise<unknown[]> {
  const fields = ['UserId__c', ...switches].map((field) => `NotificationPreference__c.${field}`)
  const { records } = await world.asActor(actor).lists.records(list, { fields })
  return records.map(({ fields }) => ['UserId__c', ...switches].map((field) => fields[field]?.value))
}

it('shows people only their own preference', async () => {
  for (const actor of ['mara', 'theo', 'jonas', 'wren'] as const) {
    expect((await preferencesOf(actor)).map((row) => (row as unknown[])[0])).toEqual([userIdOf(actor)])
  }
})

it('is made with each user, with mails about cases and products and without marketing and surveys', async () => {
  const system = world.platform.asSystem('a test adds a user')
  const userId = await system.create('User', { Name: 'New', Email: 'new@world.example', Profile: 'Agent' })
  expect(await system.find('NotificationPreference__c', { UserId__c: userId }, switches)).toEqual([
    { CaseEmails__c: true, ProductAlertEmails__c: true, ProductMarketing__c: false, CustomerSurveys__c: false },
  ])
})

it('tells who wants mailings of the provider by the statement of docs/mail.md', async () => {
  const { database, platform } = world
  const docs = await readFile(join(import.meta.dirname, '../../../../docs/mail.md'), 'utf8')
  const [, statement = ''] = /```sql\n(select[^`]*"ProductMarketing__c"[^`]*)```/.exec(docs) ?? []
  const system = platform.asSystem('a test')
  for (const { Id } of await system.find('NotificationPreference__c', { ProductMarketing__c: true }, ['Id'])) {
    await system.update('NotificationPreference__c', String(Id), { ProductMarketing__c: false })
  }
  expect((await database.query(statement)).rows).toEqual([])
  // Rolf may not sign in any more.
  for (const actor of ['nils', 'rolf'] as const) {
    const [row] = await system.find('NotificationPreference__c', { UserId__c: userIdOf(actor) }, ['Id'])
    const fields = { ProductMarketing__c: true }
    if (row) await system.update('NotificationPreference__c', String(row.Id), fields)
    else await system.create('NotificationPreference__c', { ...fields, UserId__c: userIdOf(actor) })
  }
  const nils = await system.read('User', userIdOf('nils'), ['Email', 'Name'])
  expect((await database.query(statement)).rows).toEqual([[nils?.Email, nils?.Name]])
})
