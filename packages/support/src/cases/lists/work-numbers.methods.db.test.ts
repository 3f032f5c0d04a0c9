import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportWorld, type SupportWorld, type WorldActor } from '../../testing/support-world.ts'
import { accountIdOf, contactIdOf, userIdOf, type WorldAccount } from '../../testing/world-people.ts'

let world: SupportWorld

const ago = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString()

beforeAll(async () => {
  world = await createSupportWorld()
  // The cases of the small world are put out of the way.
  await world.database.query(`update records."Case" set "IsClosed" = true, "Status" = 'Closed'`)
  const system = world.platform.asSystem('cases to count')
  await system.update('Account', accountIdOf('osprey'), { SupportTier__c: 'Prime' })
  await system.update('Account', accountIdOf('wing'), { SupportTier__c: 'Preferred' })
  const supportCase = (account: WorldAccount, hoursOld: number, fields: Record<string, string | number | boolean>) => ({
    CreatedDate: ago(hoursOld),
    Subject: 'Blank',
    Description: 'Blank.',
    Status: 'Open',
    IssueType__c: 'Product',
    AccountId: accountIdOf(account),
    ContactId: contactIdOf(account === 'osprey' ? 'mara' : 'sam'),
    ...fields,
  })
  await system.load('Case', [
    supportCase('osprey', 2, { Impact__c: 'Total Failure', NextDue__c: ago(1) }),
    supportCase('osprey', 50, { Impact__c: 'Minor Degradation', NextDue__c: ago(-0.5), OwnerId: userIdOf('wren') }),
    supportCase('osprey', 300, {
      Impact__c: 'Minor Degradation',
      NextDue__c: ago(-90),
      FirstAnswered__c: ago(24),
      FirstAnswerMinutes__c: 90,
      FirstAnswerDue__c: ago(30),
      OwnerId: userIdOf('wren'),
    }),
    supportCase('wing', 300, {
      Impact__c: 'Total Failure',
      NextDue__c: ago(5),
      FirstAnswered__c: ago(25),
      FirstAnswerMinutes__c: 30,
      FirstAnswerDue__c: ago(20),
    }),
    supportCase('osprey', 300, {
      Impact__c: 'Minor Degradation',
      Status: 'Resolved',
      FirstAnswered__c: ago(200),
      FirstAnswerMinutes__c: 45,
      FirstAnswerDue__c: ago(190),
    }),
    supportCase('osprey', 400, {
      Impact__c: 'Total Failure',
      Status: 'Resolved',
      FirstAnswered__c: ago(390),
      FirstAnswerMinutes__c: 20,
      FirstAnswerDue__c: ago(380),
    }),
  ])
})
afterAll(() => world.close())

const numbers = async (person: WorldActor): Promise<Record<string, unknown>> => {
  const call = { className: 'CaseController', methodName: 'getWorkNumbers', values: {}, isRead: true, areTexts: true }
  return (await world.asActor(person).methods.call(call)).result as Record<string, unknown>
}

const counts = (...each: [string, number][]) => each.map(([value, count]) => ({ value, count }))

it('counts the open work of all agents and of the caller, and the first answers of seven days', async () => {
  const { answers, ...work } = await numbers('wren')
  const impacts = (...[total, major, minor, question]: [number, number, number, number]) =>
    counts(
      ['Total Failure', total],
      ['Major Degradation', major],
      ['Minor Degradation', minor],
      ['Complaint/Question', question],
    )
  expect(work).toEqual({
    open: 3,
    hasMore: false,
    late: 1,
    dueWithinHour: 2,
    byImpact: impacts(1, 0, 2, 0),
    byTier: counts(['Prime', 3], ['Preferred', 0], ['Essential', 0], ['Standard', 0]),
    byAge: counts(['day', 1], ['week', 1], ['older', 1]),
    mine: { open: 2, late: 0, byImpact: impacts(0, 0, 2, 0) },
  })
  const weekBefore = { count: 1, medianMinutes: 45, inTime: 1 }
  const ofAll = { tier: null, count: 1, medianMinutes: 90, inTime: 0, weekBefore }
  expect((answers as unknown[]).slice(0, 2)).toEqual([ofAll, { ...ofAll, tier: 'Prime' }])
})

it('lists no resolved case among the open work, in the order of each column', async () => {
  const work = { objectApiName: 'Case', listViewApiName: 'OpenWork' }
  const columns = ['NextDue__c', 'CreatedDate', 'Account.Name', 'Status', 'Impact__c', 'Product__r.Name']
  for (const column of [...columns, 'Aircraft__r.TailNumber__c']) {
    const { records } = await world.asActor('jonas').lists.records(work, { sortBy: [column], fields: ['Case.Status'] })
    expect(records.map(({ fields }) => fields.Status?.value)).toEqual(Array(4).fill('Open'))
  }
})

it('counts restricted cases for agents with the clearance alone', async () => {
  const { open, late, answers } = await numbers('jonas')
  expect({ open, late }).toEqual({ open: 4, late: 2 })
  expect((answers as unknown[])[0]).toMatchObject({ tier: null, count: 2, medianMinutes: 90, inTime: 1 })
})

it('tells customers and authors nothing', async () => {
  await expect(numbers('mara')).rejects.toMatchObject({ code: 'INVALID_FIELD' })
  await expect(numbers('theo')).rejects.toMatchObject({ code: 'INVALID_FIELD' })
  await expect(numbers('otto')).rejects.toMatchObject({ code: 'INVALID_TYPE' })
})
