import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobServices } from '../testing/job-services.ts'
import { createSupportWorld, type SupportWorld, type WorldActor } from '../testing/support-world.ts'
import { wordsAlone } from './keep-unanswered-search.ts'
import { sweepUnansweredSearches } from './sweep-unanswered-searches.job.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

const search = (who: WorldActor | 'guest', words: string, more: Record<string, unknown> = {}) =>
  (who === 'guest' ? world.platform.asGuest() : world.asActor(who)).methods.call({
    className: 'SearchController',
    methodName: 'findEverywhere',
    values: { words, ...more },
    isRead: true,
    areTexts: true,
  })

async function kept(): Promise<unknown[]> {
  const { records } = await world
    .asActor('priya')
    .lists.records(
      { objectApiName: 'UnansweredSearch__c', listViewApiName: 'UnansweredSearches' },
      { fields: ['UnansweredSearch__c.Words__c', 'UnansweredSearch__c.Count__c'] },
    )
  return records
    .map(({ fields }) => [fields.Words__c?.value, fields.Count__c?.value])
    .filter(([words]) => String(words).startsWith('zyqq'))
}

it('keeps words that nobody finds anything by, how often, and nothing of who searched', async () => {
  await search('guest', 'Zyqqurath  Vortex')
  await search('mara', 'zyqqurath vortex')
  await search('mara', 'zyqqurath', { category: 'Charts and diagrams' })
  expect(await kept()).toEqual([['zyqqurath vortex', 2]])
  const [row] = await world.platform
    .asSystem('a test')
    .find('UnansweredSearch__c', { Words__c: 'zyqqurath vortex' }, ['CreatedById'])
  expect(row?.CreatedById).not.toBe(world.principalOf('mara').userId)
})

it('keeps words of which nothing has all, although one of them finds something', async () => {
  const system = world.platform.asSystem('a test')
  const online = { PublicationStatus: 'Online', IsPublic: true, LastPublishedDate: '2026-01-01T00:00:00.000Z' }
  await system.create('Knowledge__kav', { ...online, Title: 'Zyqqlayer', UrlName: 'layer' })
  const { result } = await search('guest', 'zyqqlayer zyqqmissing')
  expect((result as { articleCount: number }).articleCount).toBe(1)
  await search('guest', 'zyqqlayer')
  await search('guest', 'zyqqother', { page: '2' })
  expect(await kept()).toContainEqual(['zyqqlayer zyqqmissing', 1])
  expect(JSON.stringify(await kept())).not.toMatch(/"zyqq(layer|other)"/)
})

it('gives the place of the rarest words that were searched for longest ago to new ones, once 2,000 are kept', async () => {
  const system = world.platform.asSystem('a test')
  const others = await system.find('UnansweredSearch__c', {}, ['Id'], 2_000)
  await system.load(
    'UnansweredSearch__c',
    Array.from({ length: 2_000 - others.length }, (_, index) => ({
      CreatedDate: '2026-01-01T00:00:00.000Z',
      Words__c: `filler ${index}`,
      Count__c: index === 0 ? 2 : 1,
      LastSearched__c: new Date(Date.parse('2025-01-01T00:00:00.000Z') + index * 1_000).toISOString(),
    })),
  )
  await search('guest', 'zyqqurath new')
  const counts = async (...words: string[]) =>
    (await Promise.all(words.map((one) => system.find('UnansweredSearch__c', { Words__c: one }, ['Count__c'])))).map(
      ([row]) => row?.Count__c ?? null,
    )
  expect((await counts('filler 0', 'filler 1', 'filler 2', 'zyqqurath new')).map((one) => one && Number(one))).toEqual([
    2,
    null,
    1,
    1,
  ])
  expect(await system.find('UnansweredSearch__c', {}, ['Id'], 3_000)).toHaveLength(2_000)
})

it('leaves out what may be the address or the number of somebody', () => {
  expect(wordsAlone('Card of mara@osprey.example  SVC-204431 N014KT 0041 8273')).toBe('card of n014kt')
  expect(wordsAlone('a@b 12345')).toBe('')
  expect(wordsAlone('x'.repeat(200))).toHaveLength(100)
})

it('forgets words that nobody repeats for 180 days', async () => {
  await search('guest', 'zyqqurath again')
  await world.setNow('2030-01-01T00:00:00.000Z')
  await search('guest', 'zyqqurath lately')
  await sweepUnansweredSearches.run(jobServices(world, [], Date.parse('2030-01-02T00:00:00.000Z')), {})
  expect(await kept()).toEqual([['zyqqurath lately', 1]])
})
