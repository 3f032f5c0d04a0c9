import { drainJobs } from 'database/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobServices, queuedTasks } from '../testing/job-services.ts'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'
import { accountIdOf, contactIdOf, worldId } from '../testing/world-people.ts'
import { refillWords } from './refill-words.ts'

const CASES = 1_200
const [earlier, later] = [worldId('01t', 1), worldId('01t', 2)]

let world: SupportWorld
let ids: string[]

beforeAll(async () => {
  world = await createSupportWorld()
  await system().update('Product2', earlier, { Name: 'Kestrel' })
  await system().update('Product2', later, { Name: 'Merlin' })
  ids = await system().load(
    'Case',
    Array.from({ length: CASES }, (_, index) => ({
      CreatedDate: new Date(Date.parse('2026-05-01T00:00:00.000Z') + index * 60_000).toISOString(),
      Subject: `Case r${index}`,
      Description: 'The unit does not start.',
      Status: 'Open',
      Impact__c: 'Minor Degradation',
      IssueType__c: 'Data',
      AccountId: accountIdOf('osprey'),
      ContactId: contactIdOf('mara'),
      ProductId__c: earlier,
    })),
  )
  // The words as they were written before a case was found by names.
  await world.database.query(
    `update records."Case_search" s
     set "case" = search_words(concat_ws(' ', c."CaseNumber", c."Subject", c."Description", c."Resolution__c"))
     from records."Case" c where c."Id" = s."Id"`,
  )
})

afterAll(() => world.close())

const system = () => world.platform.asSystem('fill words in a test')
const run = (payload: unknown): Promise<void> => refillWords.run(jobServices(world), payload)
const drain = (): Promise<void> => drainJobs(world.database, { 'refill-words': run })

async function subjectsFound(searchTerm: string): Promise<string[]> {
  const list = { objectApiName: 'Case', listViewApiName: 'AllCases' }
  const { records } = await world.asActor('mara').lists.records(list, { searchTerm })
  return records.map(({ id }) => id)
}

/** Which transactions wrote the words. */
async function writtenBy(): Promise<unknown[]> {
  const { rows } = await world.database.query('select xmin::text from records."Case_search" order by "Id"')
  return rows.flat()
}

it('rebuilds words in batches, the newest first', async () => {
  const [oldest, newest] = [ids[0], ids.at(-1)]
  expect([await subjectsFound('r1199 kestrel'), await subjectsFound('r0 kestrel')]).toEqual([[], []])
  await run({ objectApiName: 'Case' })
  expect([await subjectsFound('r1199 kestrel'), await subjectsFound('r0 kestrel')]).toEqual([[newest], []])
  // As after a crash: the portion was written, but its job was not ended.
  await run({ objectApiName: 'Case' })
  await drain()
  expect([await subjectsFound('r1199 kestrel'), await subjectsFound('r0 kestrel')]).toEqual([[newest], [oldest]])
  expect(await queuedTasks(world)).toEqual([])
})

it('writes no words that are right already', async () => {
  const before = await writtenBy()
  await run({ objectApiName: 'Case' })
  await drain()
  expect(await writtenBy()).toEqual(before)
})

it('writes the words of records that were not searched before', async () => {
  await system().create('CaseComment', { ParentId: ids[0] ?? '', CommentBody: 'Whimbrel' })
  await world.database.query('delete from records."CaseComment_search"')
  const comments = async () => {
    const { results } = (await world.asActor('mara').search.results({ q: 'whimbrel' })).keywordSearchResult ?? {}
    return results?.find(({ objectApiName }) => objectApiName === 'CaseComment')?.records.length
  }
  expect(await comments()).toBe(0)
  await run({ objectApiName: 'CaseComment' })
  expect(await comments()).toBe(1)
})

it('makes the words of a case that is being changed of what was changed', async () => {
  const id = ids.at(-1) ?? ''
  await world.database.query(`update records."Case_search" set "case" = '' where "Id" = $1`, [id])
  const [changed, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const changing = system().transaction(async (records) => {
    await records.update('Case', id, { ProductId__c: later })
    changed.resolve()
    await release.promise
  })
  await changed.promise
  const refilling = run({ objectApiName: 'Case' })
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await world.database.query(waiting)).rowCount).toBe(1)
  release.resolve()
  await Promise.all([changing, refilling])
  expect([await subjectsFound('r1199 merlin'), await subjectsFound('r1199 kestrel')]).toEqual([[id], []])
  await drain()
})
