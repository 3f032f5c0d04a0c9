import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobServices } from '../testing/job-services.ts'
import { createSupportWorld, type SupportWorld, type WorldActor } from '../testing/support-world.ts'
import { wordsAlone } from './keep-unanswered-search.ts'
import { sweepUnansweredSearches } from './unanswered-search.object.ts'

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

it('stores words without a match and their number, and nothing about the person', async () => {
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

it('keeps names of products with many digits that are in articles or synonyms', async () => {
  const system = world.platform.asSystem('a test')
  const online = { PublicationStatus: 'Online', IsPublic: true, LastPublishedDate: '2026-01-01T00:00:00.000Z' }
  await system.create('Knowledge__kav', { ...online, Title: 'Cards of the G1000', UrlName: 'cards-of-the-g1000' })
  await system.create('SearchSynonym__c', { Words__c: 'GTN7500, navigator' })
  await system.create('Product2', { Name: 'Quernstone 5000', ItemNumber__c: 'QS-5000' })
  await search('guest', 'zyqqnames G1000 G100 GTN7500 GTN75 Nav5000 N12KT QS-5000 e-mail')
  expect(await kept()).toContainEqual(['zyqqnames g1000 g100 gtn7500 gtn75 qs-5000', 1])
})

it('gives the place of the rarest words that were searched for longest ago to new ones of readers, and to none of visitors, once 2,000 are kept', async () => {
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
  await search('guest', 'zyqqurath visitors')
  expect(await system.find('UnansweredSearch__c', { Words__c: 'zyqqurath visitors' }, ['Id'])).toEqual([])
  await search('mara', 'zyqqurath new')
  const counts = async (...words: string[]) =>
    (
      await Promise.all(
        words.map((searched) => system.find('UnansweredSearch__c', { Words__c: searched }, ['Count__c'])),
      )
    ).map(([row]) => row?.Count__c ?? null)
  expect(
    (await counts('filler 0', 'filler 1', 'filler 2', 'zyqqurath new')).map((searched) => searched && Number(searched)),
  ).toEqual([2, null, 1, 1])
  expect(await system.find('UnansweredSearch__c', {}, ['Id'], 3_000)).toHaveLength(2_000)
})

const published = new Set(['g1000', '2612', 'e-mail', 'n1', '20'])

it.each([
  ['Card of mara@osprey.example  SVC-204431 N014KT 0041 8273', 'card of'],
  ['a@b 12345', ''],
  ['zyqq John Smith N12KT', 'zyqq john smith'],
  ['N1 N12345 n7 (N44AB), N2 rpm', 'n1 rpm'],
  ['D-ABCD G-EUUU VH-ABC 9V-SKA e-mail', 'e-mail'],
  ['zyqq +44 20 7946 0958 late', 'zyqq late'],
  ['zyqq (020) 7946-0958', 'zyqq'],
  ['zyqq 555-0142', 'zyqq'],
  ['G1000 G2000 cycle 2612 2613', 'g1000 cycle'],
  ['cycle 2612 of item 10 on 3 iPads', 'cycle 2612 of item 10 on 3 ipads'],
  ['page 3 5', 'page 3 5'],
  ['x'.repeat(200), 'x'.repeat(100)],
])('leaves out possible addresses and personal numbers: of %j stays %j', async (text, left) => {
  expect(await wordsAlone(text, async (word) => published.has(word))).toBe(left)
})

it('deletes words that were not repeated for 180 days', async () => {
  await search('guest', 'zyqqurath again')
  await world.setNow('2030-01-01T00:00:00.000Z')
  await search('mara', 'zyqqurath lately')
  await sweepUnansweredSearches.run(jobServices(world, [], Date.parse('2030-01-02T00:00:00.000Z')), {})
  expect(await kept()).toEqual([['zyqqurath lately', 1]])
})
