import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CachePolicy, type CacheRequest, createRecordCache, getRecord, updateRecord } from 'record-cache'
import * as lifetimesMs from 'record-cache/lifetimes'
import { expect, it } from 'vitest'

const CASE = '500000000000001AAA'
const SUBJECT = { recordId: CASE, fields: ['Case.Subject'] }

/** A cache over a service with one case, each of whose answers has another subject and version. */
function setUp() {
  const clock = { nowMs: 10 * 3_600_000 }
  const requests: CacheRequest[] = []
  const answers: Promise<void>[] = []
  let version = 0
  const recordWith = (weakEtag: number, Subject: unknown = `Subject ${weakEtag}`) => ({
    apiName: 'Case',
    childRelationships: {},
    eTag: String(weakEtag),
    fields: { Subject: { displayValue: null, value: Subject } },
    id: CASE,
    lastModifiedById: null,
    lastModifiedDate: null,
    recordTypeId: null,
    recordTypeInfo: null,
    systemModstamp: null,
    weakEtag,
  })
  const cache = createRecordCache({
    now: () => clock.nowMs,
    async fetch(request) {
      requests.push(request)
      const { fields } = (request.body ?? { fields: {} }) as { fields: { Subject?: string } }
      const body = recordWith(++version, fields.Subject)
      await answers.shift()
      return { status: 200, statusText: 'OK', body }
    },
  })
  return { cache, clock, requests, answers }
}

const expiredSince = (ms: number) => lifetimesMs.record + ms

/** What is known before a read, by the words of the guide, and how long ago it was asked for. */
const KNOWN: Record<string, number | undefined> = {
  nothing: undefined,
  fresh: 0,
  expired: expiredSince(30_000),
  'expired for longer': expiredSince(300_000),
}

const HOUR_AGO = 9 * 3_600_000

const POLICIES: Record<string, CachePolicy> = {
  '`cache-then-network`': { type: 'cache-then-network' },
  '`cache-and-network`': { type: 'cache-and-network' },
  '`no-cache`': { type: 'no-cache' },
  '`only-if-cached`': { type: 'only-if-cached' },
  '`stale-while-revalidate`, 60 seconds': { type: 'stale-while-revalidate', staleDurationSeconds: 60 },
  '`valid-at` an hour ago': { type: 'valid-at', timestampMs: HOUR_AGO },
}

async function known(ageMs: number | undefined) {
  const created = setUp()
  if (ageMs !== undefined) {
    created.clock.nowMs -= ageMs
    await created.cache.invoke(getRecord, SUBJECT)
    created.clock.nowMs += ageMs
  }
  created.requests.length = 0
  return created
}

/** Plays a row of the table, and describes it in the words of the guide. */
async function rowOf(policy: string, what: string): Promise<string> {
  const options = { cachePolicy: POLICIES[policy] as CachePolicy }
  const once = await known(KNOWN[what])
  const answer = once.cache.invoke(getRecord, SUBJECT, options)
  const { state, error } = await answer
  const first = `${answer instanceof Promise ? 'when answered' : 'at once'}, \`${state}\`${error ? ` ${error.status}` : ''}`
  const following = await known(KNOWN[what])
  const later: string[] = []
  const { snapshot } = following.cache.subscribe(getRecord, SUBJECT, (next) => later.push(next.state), options)
  await settled()
  expect(following.requests.length).toBe(once.requests.length)
  const asked = once.requests.length === 0 ? 'none' : 'one'
  const received = [snapshot.state, ...later].map((each) => `\`${each}\``)
  return `| ${policy} | ${what} | ${first} | ${asked} | ${received.join(', then ')} |`
}

/** Answers come without a clock: after these turns of the event loop nothing is in flight. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate)
}

it('answers by each policy as the guide says', async () => {
  const guide = await readFile(join(import.meta.dirname, '..', '..', 'docs', 'record-cache.md'), 'utf8')
  const rows: string[] = []
  for (const policy of Object.keys(POLICIES)) {
    for (const what of Object.keys(KNOWN)) {
      // It makes a difference to one policy only.
      if (what === 'expired for longer' && !policy.includes('revalidate')) continue
      rows.push(await rowOf(policy, what))
    }
  }
  const starts = Object.keys(POLICIES).map((policy) => `| ${policy} |`)
  expect(guide.split('\n').filter((line) => starts.some((start) => line.startsWith(start)))).toEqual(rows)
})

it('sends one request for equal reads at the same time, and all have its answer', async () => {
  const { cache, requests } = setUp()
  const [first, second] = await Promise.all([cache.invoke(getRecord, SUBJECT), cache.invoke(getRecord, { ...SUBJECT })])
  expect([first.data?.weakEtag, second.data]).toEqual([1, first.data])
  expect(requests).toHaveLength(1)
})

it('keeps the newer version of a record when the older one is answered last', async () => {
  const { cache, answers } = setUp()
  const late = Promise.withResolvers<void>()
  answers.push(late.promise)
  const older = cache.refresh(getRecord, SUBJECT)
  const newer = await cache.send(updateRecord, { fields: { Id: CASE, Subject: 'Newer' } })
  expect(newer?.weakEtag).toBe(2)
  late.resolve()
  expect((await older).data?.fields.Subject?.value).toBe('Newer')
})

it('tells subscribers of a write once, before the sender has the answer', async () => {
  const { cache } = await known(0)
  const order: unknown[] = []
  cache.subscribe(getRecord, SUBJECT, ({ data }) => order.push(data?.fields.Subject?.value))
  await cache.send(updateRecord, { fields: { Id: CASE, Subject: 'Changed' } }).then(() => order.push('sent'))
  await settled()
  expect(order).toEqual(['Changed', 'sent'])
})

it('keeps what is known with a failure, until an answer comes', async () => {
  const { cache, answers } = await known(0)
  const received: unknown[] = []
  cache.subscribe(getRecord, SUBJECT, ({ state, data }) => received.push([state, data?.weakEtag]))
  answers.push(Promise.reject(new Error('No connection')))
  expect((await cache.refresh(getRecord, SUBJECT)).error?.status).toBe(0)
  await cache.refresh(getRecord, SUBJECT)
  expect(received).toEqual([
    ['Error', 1],
    ['Fulfilled', 3],
  ])
})

it('shows nothing of before a reset, and drops answers to earlier requests', async () => {
  const { cache, answers } = await known(0)
  const received: unknown[] = []
  cache.subscribe(getRecord, SUBJECT, ({ state, data }) => received.push([state, data?.weakEtag]))
  const late = Promise.withResolvers<void>()
  answers.push(late.promise)
  const before = cache.refresh(getRecord, SUBJECT)
  cache.reset()
  await settled()
  late.resolve()
  await before
  expect(received).toEqual([
    ['Pending', undefined],
    ['Fulfilled', 3],
  ])
})
