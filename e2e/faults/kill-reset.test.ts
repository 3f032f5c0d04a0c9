import { type DataManagerStandIn, type DevClient, type DevEnv, startDataManagerStandIn, startDevEnv } from 'dev-env'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

const METHOD = '/lwr/apex/v65.0/DownloadController/resetDownloads'
const SERVICES =
  '/services/data/v65.0/ui-api/list-records/Subscription__c/AllServices?pageSize=200&fields=Subscription__c.ServiceNumber__c,Subscription__c.Status__c,Subscription__c.DownloadsUsed__c'
const RESETS =
  '/services/data/v65.0/ui-api/list-records/DownloadReset__c/MyDownloadResets?fields=DownloadReset__c.Outcome__c'
/** The job that makes up for the request begins twenty seconds after it was recorded. */
const MENDED_MS = 120_000
const WAIT_MS = 120_000

type Row = { id: string; fields: Record<string, { value: unknown } | undefined> }

let env: DevEnv
let service: DataManagerStandIn
let mara: DevClient

beforeAll(async () => {
  service = await startDataManagerStandIn()
  env = await startDevEnv({ environment: { DATA_MANAGER_URL: service.url } })
  mara = await env.signIn('mara.okafor@osprey-ridge.example')
})
afterAll(async () => {
  await env.stop()
  await service.stop()
})

const rowsOf = async (path: string): Promise<Row[]> => ((await mara.get(path)).body as { records: Row[] }).records
const fieldOf = (row: Row | undefined, field: string): unknown => row?.fields[field]?.value

it('resets once, and loses nothing, when the server is killed between the answer of the data manager and its record', async () => {
  const usedServices = (await rowsOf(SERVICES)).filter(
    (row) => fieldOf(row, 'Status__c') === 'Active' && Number(fieldOf(row, 'DownloadsUsed__c')) > 0,
  )
  const [first, second] = usedServices
  if (!first || !second) throw new Error('There are not two services with used downloads')
  const serviceIds = [first.id, second.id]
  const numbers = [first, second].map((row) => String(fieldOf(row, 'ServiceNumber__c')))
  // The answer has come and is about to be recorded.
  const writes = await env.holdWrites('records."Subscription__c"')
  const values = { serviceIds, reason: 'The card was written again.' }
  const headers = { 'idempotency-key': 'killed' }
  const lost = mara.post(METHOD, values, headers).then(
    ({ status }) => status,
    () => 'no answer',
  )
  await vi.waitFor(async () => expect(await writes.isWaiting()).toBe(true), { timeout: WAIT_MS, interval: 50 })
  expect(service.asked).toHaveLength(1)
  expect(Object.fromEntries(service.effects)).toEqual(Object.fromEntries(numbers.map((number) => [number, 1])))
  await env.kill()
  await writes.release()
  expect(await lost).toBe('no answer')
  await env.restart()

  await vi.waitFor(async () => expect(fieldOf((await rowsOf(RESETS))[0], 'Outcome__c')).toBe('Success'), {
    timeout: MENDED_MS,
    interval: 500,
  })
  const after = (await rowsOf(SERVICES)).filter(({ id }) => serviceIds.includes(id))
  expect(after.map((row) => fieldOf(row, 'DownloadsUsed__c'))).toEqual([0, 0])
  expect(new Set(service.asked.map(({ key }) => key)).size).toBe(1)
  expect([...service.effects.values()]).toEqual([1, 1])
  expect(await rowsOf(RESETS)).toHaveLength(1)
  expect(await mara.post(METHOD, values, headers)).toMatchObject({ status: 200, body: { result: 'Success' } })
  expect([...service.effects.values()]).toEqual([1, 1])
})

it('resets once when the server is killed while the data manager answers', { tags: 'long' }, async () => {
  service.effects.clear()
  const [used] = (await rowsOf(SERVICES)).filter(
    (row) => fieldOf(row, 'Status__c') === 'Active' && Number(fieldOf(row, 'DownloadsUsed__c')) > 0,
  )
  if (!used) throw new Error('There is no service with used downloads')
  const before = service.asked.length
  const release = service.hold()
  const lost = mara
    .post(METHOD, { serviceIds: [used.id], reason: 'The card was written again.' })
    .then(({ status }) => status)
    .catch(() => 'no answer')
  await service.came(before + 1)
  await env.kill()
  release()
  expect(await lost).toBe('no answer')
  await env.restart()
  await vi.waitFor(
    async () => expect((await rowsOf(RESETS)).map((row) => fieldOf(row, 'Outcome__c'))).toEqual(['Success', 'Success']),
    {
      timeout: MENDED_MS,
      interval: 500,
    },
  )
  const after = (await rowsOf(SERVICES)).find(({ id }) => id === used.id)
  expect([fieldOf(after, 'DownloadsUsed__c'), [...service.effects.values()]]).toEqual([0, [1]])
})
