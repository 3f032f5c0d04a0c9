import { expect, it } from 'vitest'
import { getListUi } from '../adapters/lists.ts'
import { getRecord } from '../adapters/records.ts'
import { CASE, twoCases } from '../testing/two-cases.ts'
import { cacheOfPage, dehydrate, hydrate } from './hydration.ts'

const SUBJECT = { recordId: CASE, fields: ['Case.Subject'] }
const STATUS = { recordId: CASE, fields: ['Case.Status'] }
const ALL = { objectApiName: 'Case', listViewApiName: 'AllCases' }

/** A browser that has the first part of a page, and the part that comes later. */
async function setUp() {
  const server = twoCases()
  await server.cache.invoke(getRecord, SUBJECT)
  const first = structuredClone(dehydrate(server.cache))
  await server.cache.invoke(getRecord, STATUS)
  await server.cache.invoke(getListUi, ALL)
  const second = structuredClone(dehydrate(server.cache))
  const { service, cache } = twoCases()
  hydrate(cache, first)
  const change = async () => {
    service.put('Case', CASE, { Subject: 'Changed', Status: 'Closed' })
    await cache.refresh(getRecord, SUBJECT)
  }
  return { server: server.cache, cache, change, second }
}

it('is the cache itself while that holds the parts of the page and nothing else', async () => {
  const { cache, second } = await setUp()
  expect(cacheOfPage(cache)).toBe(cache)
  hydrate(cache, second)
  expect(cacheOfPage(cache)).toBe(cache)
})

it.each([
  ['before its second part came', true],
  ['after all of it came', false],
])('holds what the server rendered of a page of which a record has changed %s', async (_, isBefore) => {
  const { server, cache, change, second } = await setUp()
  if (isBefore) await change()
  hydrate(cache, second)
  if (!isBefore) await change()
  const page = cacheOfPage(cache)
  expect(cache.peek(getRecord, SUBJECT)?.data?.fields.Subject?.value).toBe('Changed')
  for (const config of [SUBJECT, STATUS]) expect(page.peek(getRecord, config)).toEqual(server.peek(getRecord, config))
  expect(page.peek(getListUi, ALL)).toEqual(server.peek(getListUi, ALL))
  expect(cacheOfPage(cache)).toBe(page)
})

it('stands for itself where no page filled it, and leaves nothing of a page behind a reset', async () => {
  const { server, cache, change } = await setUp()
  expect(cacheOfPage(server)).toBe(server)
  await change()
  const page = cacheOfPage(cache)
  expect([page.engine.store.records.size, page.engine.network.sent]).toEqual([1, 0])
  cache.reset()
  expect(cacheOfPage(cache)).toBe(cache)
})
