import { drainJobs } from 'database/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobServices } from '../../testing/job-services.ts'
import { createSupportWorld, type SupportWorld } from '../../testing/support-world.ts'
import { accountIdOf, type WorldPerson } from '../../testing/world-people.ts'
import { retargetCases } from './case-targets.ts'

// 2026-06-22 is a Monday.
const OPENED = '2026-06-22T08:00:00.000Z'
const ACCOUNT = accountIdOf('osprey')

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
  await world.setNow(OPENED)
  await system().update('Account', ACCOUNT, { SupportTier__c: 'Standard' })
})
afterAll(() => world.close())

const system = () => world.platform.asSystem('a test')
const fields = { Subject: 'Blank', Description: 'Blank.', Impact__c: 'Total Failure', IssueType__c: 'Product' }
const opened = async (person: WorldPerson): Promise<string> =>
  (await world.asActor(person).records.create('Case', fields)).id
const targets = (id: string) => system().read('Case', id, ['FirstAnswerDue__c', 'SolutionDue__c', 'NextDue__c'])
const runJobs = () =>
  drainJobs(world.database, {
    [retargetCases.task]: (payload) => retargetCases.run(jobServices(world, [], Date.parse(OPENED)), payload),
  })

it('gives the open cases of an account the targets of its new tier, and no other case', async () => {
  await world.database.query('delete from graphile_worker._private_jobs')
  const [open, answered, closed, ofOthers] = [
    await opened('mara'),
    await opened('mara'),
    await opened('theo'),
    await opened('ines'),
  ]
  const answer = { ParentId: answered, CommentBody: 'Text', IsPublished: true }
  await world.asActor('jonas').records.create('CaseComment', answer)
  await world.asActor('jonas').records.update(closed, { Status: 'Closed' })
  const before = [await targets(closed), await targets(ofOthers)]
  expect(await targets(open)).toEqual({
    FirstAnswerDue__c: '2026-06-22T12:00:00.000Z',
    SolutionDue__c: '2026-06-23T18:00:00.000Z',
    NextDue__c: '2026-06-22T12:00:00.000Z',
  })
  // More cases than one portion of the job has.
  const more = Array.from({ length: 120 }, () => ({
    ...fields,
    CreatedDate: OPENED,
    Status: 'Open',
    AccountId: ACCOUNT,
    ClockStart__c: OPENED,
  }))
  const ids = await system().load('Case', more)
  await world.database.query('delete from graphile_worker._private_jobs')

  await world.asActor('jonas').records.update(ACCOUNT, { SupportTier__c: 'Preferred' })
  await world.asActor('jonas').records.update(ACCOUNT, { SupportTier__c: 'Prime' })
  await runJobs()
  const prime = {
    FirstAnswerDue__c: '2026-06-22T09:00:00.000Z',
    SolutionDue__c: '2026-06-22T16:00:00.000Z',
    NextDue__c: '2026-06-22T09:00:00.000Z',
  }
  expect(await targets(open)).toEqual(prime)
  for (const id of ids) expect(await targets(id)).toEqual(prime)
  // The first due time stays, to see whether the answer was in time.
  expect(await targets(answered)).toEqual({
    FirstAnswerDue__c: '2026-06-22T12:00:00.000Z',
    SolutionDue__c: '2026-06-22T16:00:00.000Z',
    NextDue__c: '2026-06-22T16:00:00.000Z',
  })
  expect([await targets(closed), await targets(ofOthers)]).toEqual(before)
})

it('puts nothing on the queue for another change of an account', async () => {
  await world.database.query('delete from graphile_worker._private_jobs')
  await world.asActor('jonas').records.update(ACCOUNT, { Name: 'Osprey Ridge Flying' })
  const { rows } = await world.database.query('select task_identifier from graphile_worker.jobs')
  expect(rows.map(([task]) => task)).not.toContain(retargetCases.task)
})
