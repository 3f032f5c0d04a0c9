import { type CacheRequest, type CacheResponse, createRecordCache } from 'record-cache'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draftsOf } from '../session/drafts.ts'
import { listOf, record } from '../testing/records.ts'
import { ok } from '../testing/scripted-service.ts'
import { createKeptDrafts } from './kept-drafts.tsx'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

type Stored = { id: string; form: string; content: string; version: number }
type Refusal = { status: number; code: string }

/** The drafts of one person on a server, which refuses outdated versions, and what it was asked to write. */
function server() {
  const drafts = new Map<string, Stored>()
  const writes: string[] = []
  const fault: { now: 'none' | 'unreachable' | 'answer lost' | Refusal } = { now: 'none' }
  let made = 0
  const shape = ({ id, form, content, version }: Stored) => ({
    ...record('CaseDraft__c', id, { Form__c: form, Content__c: content }),
    weakEtag: version,
  })
  const answered = (status: number, body?: unknown): CacheResponse => ({ status, statusText: '', body })
  const refused = ({ status, code }: Refusal) =>
    answered(status, { output: { errors: [{ errorCode: code, message: code }] } })

  const act = ({ method, path, body, headers }: CacheRequest): CacheResponse => {
    const id = path.split('/').at(-1) ?? ''
    if (path.includes('list-records')) {
      const { where } = body as { where?: string | { Form__c: { eq: string } } }
      const wanted = typeof where === 'string' ? (JSON.parse(where) as { Form__c: { eq: string } }) : where
      const records = [...drafts.values()].filter(({ form }) => !wanted || form === wanted.Form__c.eq).map(shape)
      return ok(listOf('CaseDraft__c', 'MyDrafts', records))
    }
    const { fields } = (body ?? { fields: {} }) as { fields: { Form__c: string; Content__c: string } }
    writes.push(`${method} ${fields.Content__c ?? ''}`.trim())
    if (method === 'POST') {
      if ([...drafts.values()].some(({ form }) => form === fields.Form__c))
        return refused({ status: 400, code: 'DUPLICATE_VALUE' })
      made += 1
      const made18 = `a0900000000000${made}AAA`
      const stored = { id: made18, form: fields.Form__c, content: fields.Content__c, version: 1 }
      drafts.set(made18, stored)
      return answered(201, shape(stored))
    }
    const stored = drafts.get(id)
    if (!stored) return refused({ status: 404, code: 'NOT_FOUND' })
    const expected = headers?.['If-Match']
    if (expected !== undefined && expected !== `"${stored.version}"`)
      return refused({ status: 412, code: 'STALE_VERSION' })
    if (method === 'DELETE') {
      drafts.delete(id)
      return answered(204)
    }
    Object.assign(stored, { content: fields.Content__c, version: stored.version + 1 })
    return answered(200, shape(stored))
  }
  const fetch = async (request: CacheRequest): Promise<CacheResponse> => {
    if (fault.now === 'unreachable') throw new TypeError('the connection was lost')
    if (typeof fault.now === 'object') return refused(fault.now)
    const answer = act(request)
    if (fault.now === 'answer lost') throw new TypeError('the connection was lost')
    return answer
  }
  return {
    fetch,
    fault,
    writes,
    has: () => Object.fromEntries([...drafts.values()].map(({ form, content }) => [form, JSON.parse(content)])),
  }
}

/** A tab with a browser of its own, or one of the same browser. */
const tab = ({ fetch }: ReturnType<typeof server>, storage: Storage = localStorage) =>
  createKeptDrafts(createRecordCache({ fetch, now: () => 0 }), draftsOf(storage, 'mara'))

/** Another device: its storage holds nothing of this one. */
function storageOfOther(): Storage {
  const kept: Record<string, string> = {}
  return Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: { value: (key: string, text: string) => void Object.assign(kept, { [key]: text }) },
    removeItem: { value: (key: string) => void delete kept[key] },
  }) as unknown as Storage
}

const passed = (ms = 2_000) => vi.advanceTimersByTimeAsync(ms)

it('has a draft on the server within two seconds of the last key, and nothing in the browser from then on', async () => {
  const service = server()
  const drafts = tab(service)
  for (const subject of ['T', 'Te', 'Ter']) {
    drafts.write('case', { subject })
    await passed(500)
  }
  expect(service.has()).toEqual({})
  expect(draftsOf(localStorage, 'mara').read('case')).toEqual({ subject: 'Ter' })
  await passed(1_500)
  expect(service.has()).toEqual({ case: { subject: 'Ter' } })
  expect({ ...localStorage }).toEqual({})
  drafts.write('case', { subject: 'Terrain' })
  await passed()
  expect(service.writes).toEqual(['POST {"subject":"Ter"}', 'PATCH {"subject":"Terrain"}'])
})

it('finds a draft on another device', async () => {
  const service = server()
  tab(service).write('case', { subject: 'Terrain' })
  await passed()
  expect(await tab(service, storageOfOther()).load('case')).toEqual({ subject: 'Terrain' })
})

it('keeps what is typed in the browser while there is no answer, and sends it later', async () => {
  const service = server()
  const drafts = tab(service)
  for (const fault of [
    'unreachable',
    { status: 401, code: 'NOT_SIGNED_IN' },
    { status: 403, code: 'CSRF_REFUSED' },
    { status: 409, code: 'CONFLICT' },
  ] as const) {
    service.fault.now = fault
    drafts.write('case', { fault })
    await passed()
    expect(draftsOf(localStorage, 'mara').read('case')).toEqual({ fault })
  }
  service.fault.now = 'none'
  await passed(10_000)
  expect(service.has()).toEqual({ case: { fault: { status: 409, code: 'CONFLICT' } } })
  expect({ ...localStorage }).toEqual({})
})

it('sends after a reload what an earlier page left, in place of the version it was written over', async () => {
  const service = server()
  const before = tab(service)
  before.write('case', { subject: 'One' })
  await passed()
  service.fault.now = 'unreachable'
  before.write('case', { subject: 'Two' })
  await passed()
  service.fault.now = 'none'
  const after = tab(service)
  after.start()
  expect(await after.load('case')).toEqual({ subject: 'Two' })
  await passed()
  expect(service.has()).toEqual({ case: { subject: 'Two' } })
  expect(after.replaced('case')).toBeNull()
})

it('lets the later of two tabs win, and shows it what the other one had written', async () => {
  const service = server()
  const first = tab(service)
  first.write('case', { subject: 'First' })
  await passed()
  const second = tab(service)
  await second.load('case')
  first.write('case', { subject: 'First, and more' })
  await passed()
  second.write('case', { subject: 'Second' })
  await passed()
  expect(service.has()).toEqual({ case: { subject: 'Second' } })
  expect([first.replaced('case'), second.replaced('case')]).toEqual([null, { subject: 'First, and more' }])
  expect(second.takeReplaced('case')).toEqual({ subject: 'First, and more' })
  expect(second.replaced('case')).toEqual({ subject: 'Second' })
})

it('compares before it replaces a draft that it could not read', async () => {
  const service = server()
  tab(service, storageOfOther()).write('case', { subject: 'Elsewhere' })
  await passed()
  service.fault.now = 'unreachable'
  const drafts = tab(service)
  expect(await drafts.load('case')).toBeNull()
  service.fault.now = 'none'
  drafts.write('case', { subject: 'Here' })
  await passed()
  expect([service.has(), drafts.replaced('case')]).toEqual([{ case: { subject: 'Here' } }, { subject: 'Elsewhere' }])
})

it('takes its own draft whose answer was lost for no draft of another tab', async () => {
  const service = server()
  const drafts = tab(service)
  service.fault.now = 'answer lost'
  drafts.write('case', { subject: 'One' })
  await passed()
  service.fault.now = 'none'
  drafts.write('case', { subject: 'Two' })
  await passed()
  expect([service.has(), drafts.replaced('case')]).toEqual([{ case: { subject: 'Two' } }, null])
})

it('removes the draft that it knows, also after a reload, and none that was written since or never read', async () => {
  const service = server()
  const first = tab(service)
  first.write('case', { subject: 'One' })
  await passed()
  service.fault.now = 'unreachable'
  first.remove('case')
  await passed()
  service.fault.now = 'none'
  tab(service).start()
  await passed()
  expect([service.has(), { ...localStorage }]).toEqual([{}, {}])

  const second = tab(service)
  second.write('case', { subject: 'Two' })
  await passed()
  const third = tab(service)
  await third.load('case')
  second.write('case', { subject: 'Two, and more' })
  await passed()
  third.remove('case')
  tab(service).remove('case')
  await passed()
  expect(service.has()).toEqual({ case: { subject: 'Two, and more' } })
})

it('removes a draft that was on its way to the server when the page was left', async () => {
  const service = server()
  const before = tab(service)
  await before.load('case')
  before.write('case', { subject: 'One' })
  service.fault.now = 'answer lost'
  await passed()
  service.fault.now = 'unreachable'
  const after = tab(service)
  expect(await after.load('case')).toEqual({ subject: 'One' })
  after.remove('case')
  await passed()
  expect(service.has()).toEqual({ case: { subject: 'One' } })
  service.fault.now = 'none'
  tab(service).start()
  await passed()
  expect([service.has(), { ...localStorage }]).toEqual([{}, {}])
})

it('sends nothing for a draft that it has deleted, where the answer to that was lost', async () => {
  for (const goesOn of [
    (drafts: ReturnType<typeof tab>) => drafts.remove('case'),
    (drafts: ReturnType<typeof tab>) => drafts.write('case', { subject: 'Two' }),
    (_drafts: ReturnType<typeof tab>, service: ReturnType<typeof server>) => tab(service).start(),
  ]) {
    const service = server()
    const drafts = tab(service)
    drafts.write('case', { subject: 'One' })
    await passed()
    service.fault.now = 'answer lost'
    drafts.remove('case')
    await passed()
    service.fault.now = 'none'
    goesOn(drafts, service)
    await passed(20_000)
    expect(service.writes.filter((write) => /^(DELETE|PATCH)/.test(write))).toEqual(['DELETE'])
    expect(drafts.replaced('case')).toBeNull()
    drafts.remove('case')
    await passed()
    expect([service.has(), { ...localStorage }]).toEqual([{}, {}])
  }
})

it('knows at log out whether there are drafts, sends what other tabs left, and deletes all on request', async () => {
  const service = server()
  const drafts = tab(service)
  expect(await drafts.isAny()).toBe(false)
  draftsOf(localStorage, 'mara').write('comment:500', 'Typed in a tab that is gone')
  draftsOf(localStorage, 'mara').write('version:comment:500', {})
  drafts.write('case', { subject: 'Half' })
  expect(await drafts.isAny()).toBe(true)
  await drafts.saveAll()
  expect(service.has()).toEqual({ case: { subject: 'Half' }, 'comment:500': 'Typed in a tab that is gone' })
  service.fault.now = 'unreachable'
  drafts.write('case', { subject: 'Half a case' })
  await expect(drafts.saveAll()).rejects.toThrow()
  await expect(drafts.removeAll()).rejects.toThrow()
  service.fault.now = 'none'
  await drafts.removeAll()
  expect(service.has()).toEqual({})
})
