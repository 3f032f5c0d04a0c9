import { expect, it } from 'vitest'
import type { ReadAdapter } from './adapter.ts'
import type { View } from './engine/view.ts'
import { dehydrate } from './hydration/hydration.ts'
import * as cache from './index.ts'
import { notify } from './live/notify.ts'
import { statistics } from './statistics.ts'
import { everyCallService } from './testing/every-call-service.ts'
import { failure, gate, ok, record, recordId, settle } from './testing/scripted-service.ts'

// What caches of this kind get wrong, one test for each flaw.

const ACCOUNT = recordId('001', 1)
const CASE = recordId('500', 1)
const OTHER = recordId('500', 2)
const THIRD = recordId('500', 3)
const CONFIG = { recordId: CASE, fields: ['Case.Subject', 'Case.Status'] }

function setUp(options: { maxEntries?: number } = {}) {
  const service = everyCallService()
  service.put('Account', ACCOUNT, { Name: 'Osprey Ridge' })
  for (const id of [CASE, OTHER, THIRD]) {
    service.put('Case', id, { Subject: `About ${id}`, Status: 'Open', AccountId: ACCOUNT })
  }
  const clock = { nowMs: 1_000_000 }
  const records = cache.createRecordCache({
    fetch: service.fetch,
    now: () => clock.nowMs,
    development: true,
    ...options,
  })
  return { service, clock, records }
}

it('1: ends the wait for fields whose follow-up failed, for followers, for readers who wait, and for later ones', async () => {
  const { service, clock, records } = setUp()
  await records.invoke(cache.getRecord, CONFIG)
  const heard: unknown[] = []
  records.subscribe(cache.getRecord, CONFIG, ({ state, data, error }) =>
    heard.push([state, data?.fields.Status?.value, error?.status]),
  )
  service.put('Case', CASE, { Subject: 'Changed', Status: 'Closed' })
  const { opened, open } = gate()
  let isBroken = true
  service.on(async ({ query }) => {
    if (query?.fields === 'Case.Subject') {
      // The new version comes without the field that others read.
      delete query.optionalFields
      return undefined
    }
    await opened
    return isBroken ? failure(500, 'INTERNAL_SERVER_ERROR', 'broken') : undefined
  })
  clock.nowMs += 30_000
  await records.invoke(cache.getRecord, { recordId: CASE, fields: ['Case.Subject'] })
  const waiting = records.invoke(cache.getRecord, { recordId: CASE, fields: ['Case.Status'] })
  open()
  expect(await waiting).toMatchObject({ state: 'Error', error: { status: 500 } })
  expect(heard).toEqual([['Error', 'Open', 500]])
  expect(records.peek(cache.getRecord, CONFIG)).toMatchObject({ state: 'Unfulfilled' })
  isBroken = false
  expect(await records.invoke(cache.getRecord, CONFIG)).toMatchObject({
    state: 'Fulfilled',
    data: { fields: { Status: { value: 'Closed' } } },
  })
})

it('2: asks for every record of a change notification, in one request', async () => {
  const { service, records } = setUp()
  await records.invoke(cache.getRecords, { records: [{ recordIds: [CASE, OTHER, THIRD], fields: ['Case.Status'] }] })
  for (const id of [CASE, OTHER, THIRD]) service.put('Case', id, { Status: 'Closed' })
  service.taken()
  notify(records, [CASE, OTHER, THIRD])
  await settle()
  expect(service.taken()).toEqual([`GET records/batch/${CASE},${OTHER},${THIRD}?optionalFields=Case.Status`])
  for (const recordId of [CASE, OTHER, THIRD]) {
    const { data } = await records.invoke(cache.getRecord, { recordId, fields: ['Case.Status'] })
    expect(data?.fields.Status?.value).toBe('Closed')
  }
  expect(service.taken()).toEqual([])
})

it('3: lets a request for fewer fields join the one under way for more', async () => {
  const { service, records } = setUp()
  const { opened, open } = gate()
  service.on(() => opened.then(() => undefined))
  const read = (...fields: string[]) => records.invoke(cache.getRecord, { recordId: CASE, fields })
  const asked = [
    read('Case.Subject', 'Case.Status', 'Case.Account.Name'),
    read('Case.Status'),
    read('Case.Account.Name', 'Case.Subject'),
    records.invoke(cache.getRecord, { recordId: CASE, optionalFields: ['Case.Subject'] }),
  ]
  open()
  for (const answer of asked) expect(await answer).toMatchObject({ state: 'Fulfilled' })
  expect(service.taken()).toHaveLength(1)
})

const MISSING_MEMBER: [string, ReadAdapter<never, unknown>, object, ReadAdapter<never, unknown>, object, string][] = [
  [
    'records',
    cache.getRecord,
    { recordId: CASE, fields: ['Case.Status'] },
    cache.getRecords,
    { records: [{ recordIds: [CASE, OTHER], fields: ['Case.Status'] }] },
    `GET records/batch/${OTHER}?fields=Case.Status`,
  ],
  [
    'descriptions of objects',
    cache.getObjectInfo,
    { objectApiName: 'Case' },
    cache.getObjectInfos,
    { objectApiNames: ['Case', 'Account'] },
    'GET object-info/batch/Account',
  ],
  [
    'descriptions of lists',
    cache.getListInfo,
    { objectApiName: 'Case', listViewApiName: 'AllCases' },
    cache.getListInfos,
    { names: ['Case.AllCases', 'Case.Mine'] },
    'GET list-info/batch?names=Case.Mine',
  ],
  [
    'descriptions of related lists',
    cache.getRelatedListInfo,
    { parentObjectApiName: 'Case', relatedListId: 'A' },
    cache.getRelatedListInfoBatch,
    { parentObjectApiName: 'Case', relatedListNames: ['A', 'B'] },
    'GET related-list-info/batch/Case/B',
  ],
  [
    'counts',
    cache.getRelatedListCount,
    { parentRecordId: CASE, relatedListId: 'CaseComments' },
    cache.getRelatedListsCount,
    { parentRecordId: CASE, relatedListNames: ['CaseComments', 'CaseHistories'] },
    `GET related-list-count/batch/${CASE}/CaseHistories`,
  ],
  [
    'preferences',
    cache.getRelatedListPreferences,
    { preferencesId: 'Case.A' },
    cache.getRelatedListPreferencesBatch,
    { preferencesIds: ['Case.A', 'Case.B'] },
    'GET related-list-preferences/batch/Case.B',
  ],
]

it.each(MISSING_MEMBER)(
  '4: asks only for the missing member of a batch: %s',
  async (_, one, first, many, both, sent) => {
    const { service, records } = setUp()
    await records.invoke(one, first as never)
    service.taken()
    expect(await records.invoke(many, both as never)).toMatchObject({ state: 'Fulfilled' })
    expect(service.taken()).toEqual([sent])
  },
)

it('4: asks only for the missing list of a batch of rows', async () => {
  const { service, records } = setUp()
  const list = (relatedListId: string) => ({ relatedListId, fields: 'CaseComment.CommentBody' })
  await records.invoke(cache.getRelatedListRecords, { parentRecordId: CASE, ...list('CaseComments') })
  service.taken()
  const relatedListParameters = [list('CaseComments'), list('B')]
  await records.invoke(cache.getRelatedListRecordsBatch, { parentRecordId: CASE, relatedListParameters })
  expect(service.requests.map(({ body }) => body)).toMatchObject([{ relatedListParameters: [{ relatedListId: 'B' }] }])
})

it('5: lets a second reader of an avatar wait for the request under way, and invents none', async () => {
  const { service, records } = setUp()
  const { opened, open } = gate()
  service.on(() => opened.then(() => undefined))
  const first = records.invoke(cache.getRecordAvatars, { recordIds: [CASE] })
  const heard: unknown[] = []
  const second = records.subscribe(cache.getRecordAvatars, { recordIds: [CASE] }, ({ data }) => heard.push(data))
  const third = records.invoke(cache.getRecordAvatars, { recordIds: [OTHER, CASE] })
  expect(second.snapshot).toMatchObject({ state: 'Pending', data: undefined })
  open()
  const { data } = await first
  await settle()
  expect(data?.results[0]?.result).toMatchObject({ recordId: CASE, type: 'Theme' })
  expect(heard).toEqual([data])
  expect((await third).data?.results.map(({ result }) => result)).toMatchObject([
    { recordId: OTHER },
    { recordId: CASE },
  ])
  expect(service.taken()).toEqual([`GET record-avatars/batch/${CASE}`, `GET record-avatars/batch/${OTHER}`])
})

it('6: keeps nothing of records and descriptions beyond its bound', async () => {
  const { service, clock, records } = setUp({ maxEntries: 40 })
  for (let number = 10; number < 400; number++) {
    const [account, id] = [recordId('001', number), recordId('500', number)]
    service.put('Account', account, { Name: `Account ${number}` })
    service.put('Case', id, { Subject: `Case ${number}`, AccountId: account })
    await records.invoke(cache.getRecord, { recordId: id, fields: ['Case.Subject', 'Case.Account.Name'] })
    await records.invoke(cache.getObjectInfo, { objectApiName: `Object${number}__c` })
    // Most of them are past their lifetime by the end, which alone frees nothing.
    clock.nowMs += 10_000
    const { records: held, sources } = statistics(records)
    expect(Math.max(held, sources)).toBeLessThanOrEqual(40)
  }
  const text = JSON.stringify(dehydrate(records))
  for (const old of ['"Case 10"', '"Account 10"', 'object10__c']) expect(text).not.toContain(old)
  expect(text).toContain('"Case 399"')
})

it('7: goes on comparing versions after an answer without one', async () => {
  const { service, records } = setUp()
  const read = () => records.peek(cache.getRecord, CONFIG)?.data
  const answer = async (weakEtag: number, Subject: string) => {
    service.on(() => ok(record('Case', CASE, weakEtag, { Subject, Status: 'Open' })))
    await records.refresh(cache.getRecord, CONFIG)
  }
  await answer(5, 'Fifth')
  await answer(0, 'Without a version')
  expect(read()).toMatchObject({ weakEtag: 5, fields: { Subject: { value: 'Without a version' } } })
  await answer(4, 'Fourth')
  expect(read()).toMatchObject({ weakEtag: 5, fields: { Subject: { value: 'Without a version' } } })
  await answer(6, 'Sixth')
  expect(read()).toMatchObject({ weakEtag: 6, fields: { Subject: { value: 'Sixth' } } })
})

it('8: looks at no subscription whose records did not change', async () => {
  const { service, records } = setUp()
  const ids = Array.from({ length: 1_000 }, (_, number) => recordId('500', 1_000 + number))
  for (const id of ids) service.put('Case', id, { Subject: 'Same', Status: 'Open' })
  const all = (recordIds: readonly string[]) => ({ records: [{ recordIds, fields: CONFIG.fields }] })
  await records.invoke(cache.getRecords, all(ids))
  const seen = new Set<string>()
  const heard = new Set<string>()
  const watched: ReadAdapter<cache.GetRecordConfig, unknown> = {
    ...cache.getRecord,
    open(engine, config) {
      const view = cache.getRecord.open(engine, config)
      return view === null ? null : seenBy(view, () => seen.add(config.recordId))
    },
  }
  for (const id of ids) {
    records.subscribe(watched, { recordId: id, fields: CONFIG.fields }, () => heard.add(id))
  }
  const changed = ids.filter((_, position) => position % 10 === 0)
  for (const id of changed) service.put('Case', id, { Status: 'Closed' })
  const asked = records.refresh(cache.getRecords, all(changed))
  seen.clear()
  await asked
  expect([...heard].sort()).toEqual(changed)
  expect([...seen].sort()).toEqual(changed)
})

/** The same view, which tells whenever somebody touches it. */
const seenBy = <D>(view: View<D>, touched: () => void): View<D> =>
  new Proxy(view, {
    get(target, name) {
      touched()
      const part: unknown = Reflect.get(target, name)
      return typeof part === 'function' ? part.bind(target) : part
    },
    set(target, name, value) {
      touched()
      return Reflect.set(target, name, value)
    },
  })

it('9: serves a page from the rows it has, also where no token tells its end', async () => {
  const { service, records } = setUp()
  for (let number = 10; number < 40; number++) service.put('Case', recordId('500', number), { Subject: `${number}` })
  const list = { objectApiName: 'Case', listViewApiName: 'AllCases', fields: ['Case.Subject'] }
  const all = await records.invoke(cache.getListRecords, { ...list, pageSize: 33 })
  service.taken()
  for (const pageSize of [1, 5, 32]) {
    const { data } = await records.invoke(cache.getListRecords, { ...list, pageSize })
    expect(data?.records).toEqual(all.data?.records.slice(0, pageSize))
    const behind = await records.invoke(cache.getListRecords, { ...list, pageSize, pageToken: data?.nextPageToken })
    expect(behind.data?.records).toEqual(all.data?.records.slice(pageSize, 2 * pageSize))
  }
  expect(service.taken()).toEqual([])
})
