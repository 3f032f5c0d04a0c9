import { knowledgeMethods } from 'contract'
import { createPlatform, type Gateway } from 'platform'
import { createMemoryFileStore } from 'platform/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createSupportApp } from '../app.ts'
import { sweepIdempotencyKeys } from '../people/sweep-expired.job.ts'
import { jobServices } from '../testing/job-services.ts'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'
import { worldId } from '../testing/world-people.ts'

const [publicId, forCustomersId, draftId] = [1, 2, 4].map((number) => worldId('ka0', number))

let world: SupportWorld
beforeAll(async () => {
  world = await createSupportWorld()
})
beforeEach(() => world.setNow('2027-03-01T12:00:00.000Z'))
afterAll(() => world.close())

const urlNameOf = (articleId: string | undefined) =>
  world.rows.find(({ object, id }) => object === 'Knowledge__kav' && id === articleId)?.record.UrlName

const open = (caller: Gateway, articleId: string | undefined, ip = '192.0.2.1') =>
  caller.methods.call({
    ...knowledgeMethods.countArticleView,
    values: { urlName: urlNameOf(articleId) },
    isRead: false,
    ip,
  })

const factsOf = async (articleId: string | undefined) => {
  const { rows } = await world.database.query('select to_jsonb(a) from records."Knowledge__kav" a where "Id" = $1', [
    articleId,
  ])
  const { ViewCount__c, ...others } = (rows[0]?.[0] ?? {}) as Record<string, unknown>
  return { views: Number(ViewCount__c), others }
}

const readersKept = async () => (await world.database.query('select day::text, reader from counted_reader')).rows

it('counts each reader once a day, and is no edit of the article', async () => {
  const before = await factsOf(publicId)
  const guest = world.platform.asGuest()
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) await open(guest, publicId, address)
  for (const address of ['192.0.2.1', '192.0.2.9']) await open(world.asActor('mara'), publicId, address)
  await open(world.asActor('theo'), publicId)
  expect(await factsOf(publicId)).toEqual({ views: before.views + 4, others: before.others })
})

it('counts a reader of several articles for each of them', async () => {
  const before = await Promise.all([publicId, forCustomersId].map(factsOf))
  for (const id of [publicId, forCustomersId]) await open(world.asActor('ines'), id)
  const after = await Promise.all([publicId, forCustomersId].map(factsOf))
  expect(after.map(({ views }, index) => views - (before[index]?.views ?? 0))).toEqual([1, 1])
})

it('counts each reader again from midnight in UTC, and deletes readers of earlier days', async () => {
  const { views } = await factsOf(forCustomersId)
  const mara = world.asActor('mara')
  const opened = async (at: string) => {
    await world.setNow(at)
    await open(mara, forCustomersId)
    return (await factsOf(forCustomersId)).views - views
  }
  expect(await opened('2027-03-02T00:00:00.000Z')).toBe(1)
  expect(await opened('2027-03-02T23:59:59.999Z')).toBe(1)
  expect(await opened('2027-03-03T00:00:00.000Z')).toBe(2)
  await sweepIdempotencyKeys.run(jobServices(world, [], Date.parse('2027-03-03T00:00:01.000Z')), {})
  const kept = await readersKept()
  expect(kept).toEqual([['2027-03-03', expect.stringMatching(/^[\w-]{32}$/)]])
  expect(await opened('2027-03-03T01:00:00.000Z')).toBe(2)
})

it('counts calls at once as one', async () => {
  const { views } = await factsOf(publicId)
  await Promise.all(Array.from({ length: 12 }, () => open(world.platform.asGuest(), publicId, '203.0.113.5')))
  expect((await factsOf(publicId)).views).toBe(views + 1)
})

it('counts no views in a preview', async () => {
  const before = await factsOf(publicId)
  const unused = () => Promise.reject(new Error('This test has no sign-in'))
  const preview = createPlatform({
    app: createSupportApp(
      { rewritePerson: unused, revokeLinks: unused, resetFactors: unused, endSessionsOf: unused, forgetUser: unused },
      { countsViews: false },
    ),
    database: world.database,
    fileStore: createMemoryFileStore(),
    tokenSecret: 'a secret of this test',
  })
  expect((await open(preview.asGuest(), publicId, '203.0.113.6')).result).toEqual({})
  expect(await factsOf(publicId)).toEqual(before)
})

it('counts nothing that the caller may not read, as what does not exist', async () => {
  const before = await Promise.all([forCustomersId, draftId].map(factsOf))
  for (const [caller, id] of [
    [world.platform.asGuest(), forCustomersId],
    [world.platform.asGuest(), draftId],
    [world.asActor('mara'), draftId],
    // What its author sees of a draft is a preview.
    [world.asActor('otto'), draftId],
  ] as const) {
    await expect(open(caller, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  expect(await Promise.all([forCustomersId, draftId].map(factsOf))).toEqual(before)
})
