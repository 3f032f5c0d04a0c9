import { expect, it } from 'vitest'
import { getListInfo, getListRecords, getListUi } from '../adapters/lists.ts'
import { getRecord } from '../adapters/records.ts'
import { getRelatedListRecords } from '../adapters/related-lists.ts'
import { dehydrate, hydrate } from '../hydration/hydration.ts'
import { createRecordCache } from '../record-cache.ts'
import { listService } from '../testing/list-service.ts'
import { failure, ok, record, recordId, settle } from '../testing/scripted-service.ts'
import { threeCases } from '../testing/three-cases.ts'
import { clientToken as pageTokenAt } from './page-token.ts'

const ACCOUNT = recordId('001', 1)
const CASES = [1, 2, 3, 4, 5, 6, 7].map((number) => recordId('500', number))
const [FIRST = '', SECOND = ''] = CASES
const ALL = { objectApiName: 'Case', listViewApiName: 'AllCases' }

function setUp() {
  const service = listService()
  service.put('Account', ACCOUNT, { Name: 'Osprey Ridge' })
  for (const [position, id] of CASES.entries())
    service.put('Case', id, { Subject: `Case ${position + 1}`, Status: 'Open', AccountId: ACCOUNT })
  const clock = { nowMs: 1_000_000 }
  const cache = createRecordCache({ fetch: service.fetch, now: () => clock.nowMs, development: true })
  const subjects = async (config: object) => {
    const { data } = await cache.invoke(getListUi, { ...ALL, ...config })
    return data?.records.records.map((row) => row.fields.Subject?.value)
  }
  return { service, clock, cache, subjects }
}

it('reads a list once; its rows, its description and its name by id are hits then', async () => {
  const { service, cache } = setUp()
  const first = await cache.invoke(getListUi, ALL)
  expect(first.data?.records.count).toBe(7)
  service.taken()
  expect(cache.invoke(getListUi, { ...ALL })).toBe(first)
  expect(cache.invoke(getRecord, { recordId: FIRST, fields: ['Case.Subject', 'Case.Account.Name'] })).toMatchObject({
    state: 'Fulfilled',
  })
  expect(cache.invoke(getListInfo, { objectApiName: 'case', listViewApiName: 'ALLCASES' })).toMatchObject({
    state: 'Fulfilled',
  })
  expect(cache.invoke(getListUi, { listViewId: service.listId })).toMatchObject({ state: 'Fulfilled' })
  expect(cache.invoke(getListRecords, ALL)).toMatchObject({ state: 'Fulfilled', data: { count: 7 } })
  expect(service.taken()).toEqual([])
})

it('notes what a record leaves out that comes new into a list, though nothing else is new of it', async () => {
  const { service, cache } = setUp()
  const config = { ...ALL, fields: ['Case.Subject'], optionalFields: ['Case.Nowhere__c'] }
  service.list.order = [FIRST]
  await cache.invoke(getListRecords, config)
  await cache.invoke(getRecord, { recordId: SECOND, fields: ['Case.Subject', 'Case.Account.Name'] })
  service.list.order = [FIRST, SECOND]
  service.taken()
  expect(await cache.refresh(getListRecords, config)).toMatchObject({ state: 'Fulfilled', data: { count: 2 } })
  expect(service.taken()).toHaveLength(1)
})

it('grows from the rows it has and asks only for the rest', async () => {
  const { service, cache, subjects } = setUp()
  await subjects({ pageSize: 3 })
  const { data } = await cache.invoke(getListUi, { ...ALL, pageSize: 3 })
  await subjects({ pageSize: 3, pageToken: data?.records.nextPageToken })
  expect(
    service.requests.splice(0).map((request) => (request.body as { pageToken?: string } | undefined)?.pageToken),
  ).toEqual([undefined, `behind ${CASES[2]}`])
  expect(await subjects({ pageSize: 6 })).toHaveLength(6)
  expect(service.taken()).toEqual([])
  expect(await subjects({ pageSize: 9 })).toHaveLength(7)
  expect(service.requests.splice(0).map((request) => request.body)).toMatchObject([
    { pageSize: 3, pageToken: `behind ${CASES[5]}` },
  ])
})

it('serves a page whose end has no token from the stored rows', async () => {
  const { service, cache, subjects } = setUp()
  await subjects({ pageSize: 6 })
  service.taken()
  expect(await subjects({ pageSize: 2 })).toEqual(['Case 1', 'Case 2'])
  const { data } = await cache.invoke(getListUi, { ...ALL, pageSize: 2 })
  expect(await subjects({ pageSize: 2, pageToken: data?.records.nextPageToken })).toEqual(['Case 3', 'Case 4'])
  expect(service.taken()).toEqual([])
})

it('renews rows after 30 seconds, and the description as well when its eTag changed', async () => {
  const { service, clock, subjects } = setUp()
  await subjects({})
  service.taken()
  clock.nowMs += 30_000
  await subjects({})
  expect(service.taken()).toEqual(['POST list-records/Case/AllCases'])
  clock.nowMs += 30_000
  service.list.eTag = 'v2'
  await subjects({})
  expect(service.taken()).toEqual(['POST list-records/Case/AllCases', 'GET list-ui/Case/AllCases?pageSize=50'])
})

it('notifies a subscriber once of a changed row and keeps the other rows', async () => {
  const { service, cache } = setUp()
  const received: (readonly object[])[] = []
  const before = await cache.invoke(getListUi, ALL)
  cache.subscribe(getListUi, ALL, (snapshot) => received.push(snapshot.data?.records.records ?? []))
  service.put('Case', SECOND, { Subject: 'Changed' })
  await cache.refresh(getRecord, { recordId: SECOND, fields: ['Case.Subject'] })
  expect(received).toHaveLength(1)
  const old = before.data?.records.records ?? []
  expect(received[0]?.map((row, position) => row === old[position])).toEqual([
    true,
    false,
    true,
    true,
    true,
    true,
    true,
  ])
})

it('notifies a subscriber of a description that was read elsewhere, with the rows that it has', async () => {
  const { service, cache } = setUp()
  const { data } = await cache.invoke(getListUi, ALL)
  const received: (string | null | undefined)[] = []
  const subscription = cache.subscribe(getListUi, ALL, ({ data: next }) => received.push(next?.info.eTag))
  service.list.eTag = 'v2'
  await cache.refresh(getListInfo, ALL)
  expect(received).toEqual(['v2'])
  expect(subscription.snapshot.data?.records.records).toBe(data?.records.records)
})

it('drops the rows behind a page whose last row moved, and keeps them otherwise', async () => {
  const { service, clock, cache, subjects } = setUp()
  await subjects({ pageSize: 6 })
  service.list.order = [CASES[6] ?? '', ...CASES.slice(0, 6)]
  await cache.refresh(getListUi, { ...ALL, pageSize: 3 })
  service.taken()
  expect(await subjects({ pageSize: 6 })).toEqual(['Case 7', 'Case 1', 'Case 2', 'Case 3', 'Case 4', 'Case 5'])
  expect(service.taken()).toHaveLength(1)
  clock.nowMs += 1_000
  await cache.refresh(getListUi, { ...ALL, pageSize: 3 })
  service.taken()
  await subjects({ pageSize: 6 })
  expect(service.taken()).toEqual([])
})

it('forgets where smaller pages began when the rows of a larger one have moved', async () => {
  const { service, clock, cache, subjects } = setUp()
  const second = { pageSize: 2, pageToken: btoa('client:2') }
  await subjects({ pageSize: 2 })
  await subjects(second)
  service.list.order = [CASES[6] ?? '', ...CASES.slice(0, 6)]
  await cache.refresh(getListUi, { ...ALL, pageSize: 4 })
  clock.nowMs += 30_000
  expect(await subjects(second)).toEqual(['Case 2', 'Case 3'])
})

it('keeps an unknown page token out of the rows of the list', async () => {
  const { service, subjects } = setUp()
  await subjects({ pageSize: 2 })
  expect(await subjects({ pageSize: 2, pageToken: `behind ${CASES[3]}` })).toEqual(['Case 5', 'Case 6'])
  service.taken()
  expect(await subjects({ pageSize: 2 })).toEqual(['Case 1', 'Case 2'])
  expect(service.taken()).toEqual([])
})

it('asks for fields that the rows lack, and reads them with the columns', async () => {
  const { service, cache } = setUp()
  await cache.invoke(getListUi, ALL)
  service.taken()
  const { data } = await cache.invoke(getListUi, { ...ALL, fields: ['Case.Status'], optionalFields: ['Nothing__c'] })
  expect(Object.keys(data?.records.records[0]?.fields ?? {})).toEqual(['Account', 'Status', 'Subject'])
  expect(service.requests.splice(0).map((request) => request.body)).toMatchObject([
    { fields: ['Case.Status'], optionalFields: ['Case.Nothing__c'] },
  ])
  expect(cache.invoke(getListUi, { ...ALL, fields: ['Status'], optionalFields: ['Case.Nothing__c'] })).toMatchObject({
    state: 'Fulfilled',
  })
})

it('does not know a list that nothing names', () => {
  const { cache } = setUp()
  expect(() => cache.invoke(getListUi, { objectApiName: 'Case' } as never)).toThrow('unrecognized config')
})

it('reads related lists with tokens of the cache, empty ones too', async () => {
  const { service, cache } = setUp()
  const config = { parentRecordId: FIRST, relatedListId: 'CaseComments', fields: ['CaseComment.CommentBody'] }
  const empty = await cache.invoke(getRelatedListRecords, config)
  expect(empty.data).toMatchObject({ count: 0, nextPageToken: null, records: [] })
  expect(cache.invoke(getRelatedListRecords, { ...config })).toBe(empty)
  for (const number of [1, 2, 3])
    service.put('CaseComment', recordId('00a', number), { ParentId: FIRST, CommentBody: `Text ${number}` })
  const page = await cache.refresh(getRelatedListRecords, { ...config, pageSize: 2 })
  expect(page.data).toMatchObject({ count: 2, currentPageToken: btoa('client:0'), nextPageToken: btoa('client:2') })
  const behind = await cache.invoke(getRelatedListRecords, {
    ...config,
    pageSize: 2,
    pageToken: page.data?.nextPageToken ?? null,
  })
  expect(behind.data).toMatchObject({ count: 1, nextPageToken: null, previousPageToken: btoa('client:0') })
})

it('keeps the rows of a subscriber with the error when renewing fails', async () => {
  const { service, cache } = setUp()
  const received: unknown[] = []
  await cache.invoke(getListUi, ALL)
  cache.subscribe(getListUi, ALL, ({ state, data, error }) =>
    received.push([state, data?.records.count, error?.status]),
  )
  service.on(() => failure(500, 'INTERNAL_SERVER_ERROR', 'broken'))
  await cache.refresh(getListUi, ALL)
  await settle()
  expect(received).toEqual([['Error', 7, 500]])
})

it('hydrates lists without a request', async () => {
  const { service, clock, cache } = setUp()
  const rendered = await cache.invoke(getListUi, { ...ALL, pageSize: 3 })
  const state = JSON.parse(JSON.stringify(dehydrate(cache)))
  service.taken()
  const browser = createRecordCache({ fetch: service.fetch, now: () => clock.nowMs + 7, development: true })
  hydrate(browser, state)
  expect(browser.invoke(getListUi, { ...ALL, pageSize: 3 })).toEqual(rendered)
  expect(service.taken()).toEqual([])
})

it('hydrates the failure of a list that does not exist, so that the browser renders the same as the server', async () => {
  const { service, clock, cache } = setUp()
  service.on(() => failure(404, 'NOT_FOUND', 'The requested resource does not exist'))
  await cache.invoke(getListRecords, ALL)
  await cache.invoke(getListInfo, ALL)
  const state = JSON.parse(JSON.stringify(dehydrate(cache)))
  service.taken()
  const browser = createRecordCache({ fetch: service.fetch, now: () => clock.nowMs + 7, development: true })
  hydrate(browser, state)
  const rows = cache.peek(getListRecords, ALL)
  expect(rows).toMatchObject({ state: 'Error', error: { status: 404 } })
  expect(browser.peek(getListRecords, ALL)).toEqual(rows)
  const description = cache.peek(getListInfo, ALL)
  expect(description).toMatchObject({ state: 'Error', error: { status: 404 } })
  expect(browser.peek(getListInfo, ALL)).toEqual(description)
  expect(service.taken()).toEqual([])
})

it('reads a list from its start when the service no longer knows its place in it', async () => {
  const { service, clock, subjects } = setUp()
  await subjects({ pageSize: 2 })
  await subjects({ pageSize: 2, pageToken: btoa('client:2') })
  clock.nowMs += 30_000
  service.on((request) => {
    const isOld = (request.body as { pageToken?: string } | undefined)?.pageToken !== undefined
    return isOld ? failure(400, 'INVALID_PAGE_TOKEN', 'The page token is not valid for this list.') : undefined
  })
  service.taken()
  expect(await subjects({ pageSize: 2, pageToken: btoa('client:2') })).toEqual(['Case 3', 'Case 4'])
  expect(service.requests.splice(0).map(({ body }) => body)).toMatchObject([{ pageSize: 2 }, { pageSize: 4 }])
})

it('reads a page far behind the start at once when nothing of the list is known', async () => {
  const { service, subjects } = setUp()
  expect(await subjects({ pageSize: 2, pageToken: btoa('client:4') })).toEqual(['Case 5', 'Case 6'])
  expect(service.taken()).toEqual(['GET list-ui/Case/AllCases?pageSize=6'])
})

it('takes a token for one place only, so that a service that repeats one is not followed in a circle', async () => {
  const { service, cache } = setUp()
  const rows = CASES.map((id) => record('Case', id, 1, { Subject: id }))
  service.on(({ path, body }) => {
    if (!path.includes('list-records')) return undefined
    const { pageToken, pageSize } = body as { pageToken?: string; pageSize: number }
    const start = pageToken === undefined ? 0 : 2
    const records = rows.slice(start, start + pageSize)
    const listReference = { id: null, listViewApiName: 'AllCases', objectApiName: 'Case' }
    return ok({ listInfoETag: 'v1', listReference, nextPageToken: 'again', records, sortBy: null })
  })
  const read = async (offset: number) => {
    const pageToken = btoa(`client:${offset}`)
    const config = { ...ALL, fields: ['Case.Subject'], pageSize: 2, pageToken }
    return (await cache.invoke(getListRecords, config)).data?.records.map(({ id }) => id)
  }
  for (const offset of [0, 2, 4]) expect(await read(offset)).toEqual(CASES.slice(offset, offset + 2))
  expect(service.requests.map(({ body }) => body)).toMatchObject([
    { pageSize: 2 },
    { pageSize: 2, pageToken: 'again' },
    { pageSize: 4, pageToken: 'again' },
  ])
})

it('serves a page from the rows it has, also where no token tells its end', async () => {
  const { service, cache } = threeCases()
  for (let number = 10; number < 40; number++) service.put('Case', recordId('500', number), { Subject: `${number}` })
  const list = { objectApiName: 'Case', listViewApiName: 'AllCases', fields: ['Case.Subject'] }
  const all = await cache.invoke(getListRecords, { ...list, pageSize: 33 })
  service.taken()
  for (const pageSize of [1, 5, 32]) {
    const { data } = await cache.invoke(getListRecords, { ...list, pageSize })
    expect(data?.records).toEqual(all.data?.records.slice(0, pageSize))
    const behind = await cache.invoke(getListRecords, { ...list, pageSize, pageToken: data?.nextPageToken })
    expect(behind.data?.records).toEqual(all.data?.records.slice(pageSize, 2 * pageSize))
  }
  expect(service.taken()).toEqual([])
})

it('reads on where a list ended exactly with a page and has grown', async () => {
  const { service, cache, subjects } = setUp()
  service.list.order = CASES.slice(0, 4)
  const { data } = await cache.invoke(getListUi, { ...ALL, pageSize: 2 })
  const second = { pageSize: 2, pageToken: data?.records.nextPageToken }
  expect(await subjects(second)).toEqual(['Case 3', 'Case 4'])
  const third = { ...ALL, pageSize: 2, pageToken: pageTokenAt(4) }
  const received: (number | undefined)[] = []
  const following = cache.subscribe(getListUi, third, (snapshot) => received.push(snapshot.data?.records.count))
  expect(following.snapshot.data?.records.count).toBe(0)
  service.list.order = CASES
  await cache.refresh(getListUi, { ...ALL, ...second })
  await settle()
  expect(received).toEqual([2])
})

it('shows the failure of a list until the list is answered, not only one of its rows', async () => {
  const { service, cache } = setUp()
  const states: string[] = []
  cache.subscribe(getListRecords, { ...ALL, fields: ['Case.Subject'] }, ({ state }) => states.push(state))
  await settle()
  let isBroken = true
  service.on(({ path }) =>
    isBroken && path.includes('list-records') ? failure(500, 'INTERNAL_SERVER_ERROR', 'broken') : undefined,
  )
  await cache.refresh(getListRecords, { ...ALL, fields: ['Case.Subject'] })
  service.put('Case', FIRST, { Subject: 'Changed' })
  await cache.refresh(getRecord, { recordId: FIRST, fields: ['Case.Subject'] })
  expect(states).toEqual(['Fulfilled', 'Error', 'Error'])
  isBroken = false
  await cache.invoke(getListRecords, { ...ALL, fields: ['Case.Status'] })
  expect(states.at(-1)).toBe('Fulfilled')
})

it('leaves a list stale whose changed description could not be read', async () => {
  const { service, clock, cache, subjects } = setUp()
  await subjects({})
  clock.nowMs += 30_000
  service.list.eTag = 'v2'
  let isBroken = true
  service.on(({ path }) =>
    isBroken && path.includes('list-ui') ? failure(500, 'INTERNAL_SERVER_ERROR', 'broken') : undefined,
  )
  expect(await cache.invoke(getListUi, ALL)).toMatchObject({ state: 'Error' })
  expect(cache.peek(getListUi, ALL)).toMatchObject({ state: 'Stale' })
  isBroken = false
  expect(await cache.invoke(getListUi, ALL)).toMatchObject({ state: 'Fulfilled', data: { eTag: 'v2' } })
})

it('says nothing of a renewal that changes nothing of the page', async () => {
  const { cache, service } = setUp()
  const received: string[] = []
  await cache.invoke(getListUi, { ...ALL, pageSize: 3 })
  const { snapshot } = cache.subscribe(getListUi, { ...ALL, pageSize: 3 }, ({ state }) => received.push(state))
  service.list.order = CASES.slice(0, 6)
  await cache.invoke(getListUi, { ...ALL, pageSize: 9 })
  await settle()
  expect(received).toEqual([])
  expect(cache.peek(getListUi, { ...ALL, pageSize: 3 })).toBe(snapshot)
})

it('asks for an optional field of the present parent after an older page that named another one', async () => {
  const { service, cache } = setUp()
  const LATER = recordId('001', 2)
  const row = (weakEtag: number, accountId: string, fields: { [name: string]: string }) =>
    record('Case', FIRST, weakEtag, {
      Subject: 'Case 1',
      AccountId: accountId,
      Account: record('Account', accountId, 1, fields),
    })
  service.put('Account', LATER, { Name: 'Calder', Phone: '555' })
  service.on(({ path }) => (path.endsWith(FIRST) ? ok(row(5, LATER, { Name: 'Calder' })) : undefined))
  await cache.invoke(getRecord, { recordId: FIRST, fields: ['Case.Subject', 'Case.Account.Name'] })
  let isBehind = true
  service.on(({ path }) => {
    if (!path.includes('list-records')) return undefined
    const answered = isBehind
      ? row(4, ACCOUNT, { Name: 'Osprey Ridge' })
      : row(5, LATER, { Name: 'Calder', Phone: '555' })
    isBehind = false
    return ok({
      records: [answered],
      count: 1,
      nextPageToken: null,
      listReference: { id: null, listViewApiName: 'AllCases', objectApiName: 'Case' },
    })
  })
  const config = { ...ALL, fields: ['Case.Subject'], optionalFields: ['Case.Account.Phone'] }
  const { state, data } = await cache.invoke(getListRecords, config)
  expect(state).toBe('Fulfilled')
  expect(data?.records[0]?.fields.Account?.value).toMatchObject({ id: LATER, fields: { Phone: { value: '555' } } })
})
