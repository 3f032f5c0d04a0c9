import { AppError } from 'contract'
import { createPlatform, type Platform, type Scalar } from 'platform'
import { createMemoryFileStore } from 'platform/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createSupportApp } from '../app.ts'
import { type DataManager, embeddedDataManager } from '../data-manager.ts'
import { jobServices, methodServices, queuedTasks } from '../testing/job-services.ts'
import { createSupportWorld, type SupportWorld, type WorldActor } from '../testing/support-world.ts'
import { accountIdOf, userIdOf, type WorldAccount, worldId } from '../testing/world-people.ts'
import { finishReset } from './finish-reset.job.ts'
import type { ResetAnswer } from './reset-answer.ts'

let world: SupportWorld
let platform: Platform
let dataManager: DataManager
const unused = () => Promise.reject(new Error('This test has no sign-in'))

beforeAll(async () => {
  world = await createSupportWorld()
  platform = createPlatform({
    app: createSupportApp(
      { rewritePerson: unused, revokeLinks: unused, resetFactors: unused, endSessionsOf: unused, forgetUser: unused },
      { services: () => ({ ...methodServices(platform), dataManager }) },
    ),
    database: world.database,
    fileStore: createMemoryFileStore(),
    tokenSecret: 'resets',
    checksAnswers: true,
  })
  await world.setNow('2026-11-20T12:00:00.000Z')
})
afterAll(() => world.close())

const system = () => platform.asSystem('look at services')
const reason = 'The card reader broke during the update.'
const MINUTE_MS = 60_000
let number = 0
let active: string

/** A service of an account: active, with three of its four downloads used. */
async function service(account: WorldAccount, values_: Record<string, Scalar> = {}): Promise<string> {
  number += 1
  return await system().create('Subscription__c', {
    ServiceNumber__c: `SVC-${number}`,
    ProductId__c: worldId('01t', 1),
    AccountId__c: accountIdOf(account),
    Status__c: 'Active',
    StartDate__c: '2026-01-01',
    EndDate__c: '2026-12-31',
    DownloadLimit__c: 4,
    DownloadsUsed__c: 3,
    ...values_,
  })
}

beforeEach(async () => {
  dataManager = embeddedDataManager
  active = await service('osprey')
})

async function reset(
  actor: WorldActor,
  values: Record<string, unknown>,
  idempotencyKey?: string,
): Promise<ResetAnswer> {
  // The test clock does not advance: without a pause this request would count as concurrent with the earlier ones.
  await world.advance(MINUTE_MS)
  return await ask(actor, values, { idempotencyKey })
}

/** Asks without a pause before, so that several arrive at once. */
async function ask(
  actor: WorldActor,
  values: Record<string, unknown>,
  how: { idempotencyKey?: string | undefined; waitedMs?: number } = {},
): Promise<ResetAnswer> {
  const { methods } = actor === 'guest' ? platform.asGuest() : platform.as(world.principalOf(actor))
  const call = { className: 'DownloadController', methodName: 'resetDownloads', values, isRead: false, ...how }
  return (await methods.call(call)).result as ResetAnswer
}

const refusal = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  )

const used = async (id: string) => (await system().read('Subscription__c', id, ['DownloadsUsed__c']))?.DownloadsUsed__c
const resets = async () => await system().find('DownloadReset__c', {}, ['Id'])

it('gives services their downloads back and keeps who asked, why, and the counter before and after', async () => {
  const second = await service('osprey', { DownloadsUsed__c: 0, EndDate__c: null, StartDate__c: null })
  const answer = await reset('mara', { serviceIds: [second.slice(0, 15), active], reason: `  ${reason}\n` })
  expect(answer).toEqual({
    result: 'Success',
    resetId: expect.stringMatching(/^a02/),
    resetNumber: expect.stringMatching(/^\d{6}$/),
    services: [
      { serviceId: second, serviceNumber: `SVC-${number}`, downloadsUsed: 0, result: 'Reset' },
      { serviceId: active, serviceNumber: `SVC-${number - 1}`, downloadsUsed: 0, result: 'Reset' },
    ],
  })
  expect([await used(active), await used(second)]).toEqual([0, 0])
  const fields = ['AccountId__c', 'RequestedById__c', 'CreatedById', 'Reason__c', 'Outcome__c']
  expect(await system().read('DownloadReset__c', answer.resetId, fields)).toEqual({
    AccountId__c: accountIdOf('osprey'),
    RequestedById__c: userIdOf('mara'),
    CreatedById: userIdOf('mara'),
    Reason__c: reason,
    Outcome__c: 'Success',
  })
  const wanted = ['SubscriptionId__c', 'UsedBefore__c', 'UsedAfter__c', 'Result__c', 'AccountId__c']
  const items = await system().find('DownloadResetItem__c', { ResetId__c: answer.resetId }, wanted)
  expect(items.find((item) => item.SubscriptionId__c === active)).toEqual({
    SubscriptionId__c: active,
    UsedBefore__c: 3,
    UsedAfter__c: 0,
    Result__c: 'Reset',
    AccountId__c: accountIdOf('osprey'),
  })
  expect(items).toHaveLength(2)
})

it.each([
  ['has expired', { Status__c: 'Expired' }],
  ['was cancelled', { Status__c: 'Cancelled' }],
  ['has not begun', { StartDate__c: '2026-11-21' }],
  ['has ended', { EndDate__c: '2026-11-19' }],
  ['counts no downloads', { DownloadLimit__c: null }],
])('leaves a service as it is that %s', async (_, values_) => {
  const otherService = await service('osprey', values_)
  const answer = await reset('theo', { serviceIds: [active, otherService], reason })
  expect(answer).toMatchObject({
    result: 'Partial',
    services: [
      { serviceId: active, downloadsUsed: 0, result: 'Reset' },
      { serviceId: otherService, serviceNumber: `SVC-${number}`, downloadsUsed: 3, result: 'Not reset' },
    ],
  })
  expect([await used(active), await used(otherService)]).toEqual([0, 3])
})

it('counts the last and the first day of a service in', async () => {
  const today = await service('osprey', { StartDate__c: '2026-11-20', EndDate__c: '2026-11-20' })
  expect(await reset('mara', { serviceIds: [today], reason })).toMatchObject({ result: 'Success' })
})

it('fails where no active service counts its downloads', async () => {
  const free = await service('osprey', { DownloadLimit__c: null, DownloadsUsed__c: 2 })
  const expired = await service('osprey', { Status__c: 'Expired' })
  const answer = await reset('mara', { serviceIds: [free, expired], reason })
  expect(answer).toMatchObject({ result: 'Failure', services: [{ result: 'Not reset' }, { result: 'Not reset' }] })
  expect([await used(free), await used(expired)]).toEqual([2, 3])
})

it('treats a service of another account as missing, and does not change it', async () => {
  const foreign = await service('northfield')
  const missing = 'a01000000000999AAA'
  const visible = worldId('500', 1)
  for (const serviceIds of [[foreign], [missing], [visible]]) {
    expect(await refusal(reset('mara', { serviceIds, reason }))).toBe('NO_ACTIVE_SUBSCRIPTION')
  }
  const answer = await reset('mara', { serviceIds: [foreign, active, missing, visible], reason })
  expect(answer.result).toBe('Partial')
  const nothing = { serviceNumber: null, downloadsUsed: null, result: 'Not reset' }
  expect(answer.services.filter(({ serviceId }) => serviceId !== active)).toEqual(
    [foreign, missing, visible].map((serviceId) => ({ serviceId, ...nothing })),
  )
  expect(await used(foreign)).toBe(3)
})

it('writes nothing where no service is active', async () => {
  const before = await resets()
  const expired = await service('osprey', { Status__c: 'Expired' })
  expect(await refusal(reset('mara', { serviceIds: [expired], reason }))).toBe('NO_ACTIVE_SUBSCRIPTION')
  expect(await resets()).toEqual(before)
})

it('is for people of business aviation, general aviation and military accounts', async () => {
  const of = { mara: 'osprey', theo: 'osprey', ines: 'northfield', sam: 'wing' } as const
  for (const [person, account] of Object.entries(of)) {
    const serviceIds = [await service(account)]
    expect([person, await refusal(reset(person as WorldActor, { serviceIds, reason }))]).toEqual([person, 'done'])
  }
  for (const person of ['jonas', 'wren', 'priya'] as const) {
    const code = await refusal(reset(person, { serviceIds: [active], reason }))
    expect([person, code]).toEqual([person, 'DOWNLOAD_RESET_NOT_OFFERED'])
  }
  expect(await refusal(reset('guest', { serviceIds: [active], reason }))).toBe('NOT_SIGNED_IN')
  const mara = world.principalOf('mara')
  const commercial = platform.as({
    ...mara,
    attributes: { ...mara.attributes, accountRecordType: 'Commercial' },
  })
  const call = { className: 'DownloadController', methodName: 'resetDownloads', isRead: false }
  const values = { serviceIds: [active], reason }
  expect(await refusal(commercial.methods.call({ ...call, values }))).toBe('DOWNLOAD_RESET_NOT_OFFERED')
  expect(await used(active)).toBe(3)
})

it('wants services and a reason', async () => {
  const serviceIds = [active]
  const wrong: [Record<string, unknown>, string][] = [
    [{ serviceIds }, 'MISSING_ARGUMENT'],
    [{ serviceIds, reason: ' \n' }, 'MISSING_ARGUMENT'],
    [{ serviceIds, reason: 'x'.repeat(2_001) }, 'INVALID_API_INPUT'],
    [{ serviceIds: [], reason }, 'MISSING_ARGUMENT'],
    [{ reason }, 'MISSING_ARGUMENT'],
    [{ serviceIds: ['SVC-1'], reason }, 'INVALID_ID_FIELD'],
    [{ serviceIds: Array(11).fill(active), reason }, 'QUERY_TOO_COMPLICATED'],
  ]
  for (const [values, code] of wrong) {
    expect(await refusal(reset('mara', values)), JSON.stringify(values).slice(0, 80)).toBe(code)
  }
  expect(await used(active)).toBe(3)
})

it('does once what is asked twice with one key', async () => {
  const values = { serviceIds: [active], reason }
  const first = await reset('mara', values, 'one key')
  await system().update('Subscription__c', active, { DownloadsUsed__c: 2 })
  expect(await reset('mara', values, 'one key')).toEqual(first)
  expect(await used(active)).toBe(2)
  expect(await refusal(reset('mara', { ...values, reason: 'Another' }, 'one key'))).toBe('IDEMPOTENCY_KEY_REUSED')
})

/** A data manager that holds its answers until `release`, and counts how often it has reset each counter. */
function countingDataManager() {
  const effects = new Map<string, number>()
  const answered = new Set<string>()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const counting: DataManager = {
    resetCounters: async ({ key, services }) => {
      if (!answered.has(key))
        for (const { serviceId } of services) effects.set(serviceId, (effects.get(serviceId) ?? 0) + 1)
      answered.add(key)
      await held
      return services.map(({ serviceId }) => ({ serviceId, result: 'Reset', downloadsUsed: 0 }))
    },
  }
  return { counting, effects, release }
}

it('resets a counter once, however many ask at once, and answers each of them truthfully', async () => {
  const otherService = await service('osprey')
  const { counting, effects, release } = countingDataManager()
  dataManager = counting
  const pairs = [
    [active, otherService],
    [otherService, active],
  ]
  await world.advance(MINUTE_MS)
  const asked = Array.from({ length: 20 }, (_, index) =>
    ask(index % 2 === 0 ? 'mara' : 'theo', { serviceIds: pairs[index % 2], reason }).then(
      ({ result, services }) => [result, ...services.map(({ downloadsUsed }) => downloadsUsed)].join(' '),
      (error: unknown) => (error instanceof AppError ? error.code : error),
    ),
  )
  release()
  const answers = await Promise.all(asked)
  expect(Object.fromEntries(effects)).toEqual({ [active]: 1, [otherService]: 1 })
  expect(answers).toContain('Success 0 0')
  expect(new Set([...answers, 'DOWNLOAD_RESET_UNDER_WAY'])).toEqual(
    new Set(['Success 0 0', 'DOWNLOAD_RESET_UNDER_WAY']),
  )
  expect([await used(active), await used(otherService)]).toEqual([0, 0])
})

it('takes what was reset since a request arrived as done by that, with the same answer and no further effect', async () => {
  const otherService = await service('osprey')
  const late = await service('osprey')
  const { counting, effects, release } = countingDataManager()
  release()
  dataManager = {
    resetCounters: async (wanted) =>
      (await counting.resetCounters(wanted))?.map((result) =>
        result.serviceId === otherService
          ? { serviceId: otherService, result: 'Not reset', downloadsUsed: null }
          : result,
      ) ?? null,
  }
  await reset('mara', { serviceIds: [active, otherService], reason })
  await system().update('Subscription__c', active, { DownloadsUsed__c: 2 })
  // It arrived a minute ago, and waited for its turn.
  const waited = { waitedMs: MINUTE_MS }
  const answer = await ask('theo', { serviceIds: [active, otherService, late], reason }, waited)
  expect(answer).toMatchObject({
    result: 'Partial',
    services: [
      { serviceId: active, downloadsUsed: 0, result: 'Reset' },
      { serviceId: otherService, downloadsUsed: 3, result: 'Not reset' },
      { serviceId: late, downloadsUsed: 0, result: 'Reset' },
    ],
  })
  expect(await ask('mara', { serviceIds: [late, active], reason }, waited)).toMatchObject({ result: 'Success' })
  expect(await ask('mara', { serviceIds: [otherService], reason }, waited)).toMatchObject({ result: 'Failure' })
  expect(Object.fromEntries(effects)).toEqual({ [active]: 1, [otherService]: 1, [late]: 1 })
  expect(await used(active)).toBe(2)
  expect(await system().read('DownloadReset__c', answer.resetId, ['Outcome__c', 'RequestedById__c'])).toEqual({
    Outcome__c: 'Partial',
    RequestedById__c: userIdOf('theo'),
  })
  // A request after the answer resets again: there may have been downloads since.
  expect(await reset('theo', { serviceIds: [active], reason })).toMatchObject({ result: 'Success' })
  expect(effects.get(active)).toBe(2)
})

it('lists the resets of the caller, not those of colleagues', async () => {
  await reset('mara', { serviceIds: [active], reason })
  await reset('theo', { serviceIds: [active], reason })
  for (const actor of ['mara', 'theo'] as const) {
    const list = { objectApiName: 'DownloadReset__c', listViewApiName: 'MyDownloadResets' }
    const { records } = await world
      .asActor(actor)
      .lists.records(list, { fields: ['DownloadReset__c.RequestedById__c'] })
    expect(new Set(records.map(({ fields }) => fields.RequestedById__c?.value))).toEqual(new Set([userIdOf(actor)]))
  }
})

it('leaves open what the data manager has not answered for, and finishes it by the job under the same key', async () => {
  const keys: string[] = []
  dataManager = {
    resetCounters: async ({ key }) => {
      keys.push(key)
      return null
    },
  }
  const answer = await reset('mara', { serviceIds: [active], reason }, 'unanswered')
  expect(answer).toMatchObject({ result: 'Pending', services: [{ downloadsUsed: null, result: 'Pending' }] })
  expect(await used(active)).toBe(3)
  expect(await queuedTasks(world)).toContain('finish-download-reset')
  expect(await refusal(reset('theo', { serviceIds: [active], reason }))).toBe('DOWNLOAD_RESET_UNDER_WAY')
  const job = () => finishReset.run({ ...jobServices({ platform }), dataManager }, { resetId: answer.resetId })
  await expect(job()).rejects.toThrow('The data manager has not answered')
  expect(keys).toEqual([answer.resetId, answer.resetId])

  dataManager = embeddedDataManager
  await job()
  expect(await used(active)).toBe(0)
  await system().update('Subscription__c', active, { DownloadsUsed__c: 2 })
  await job()
  expect(await used(active)).toBe(2)
  expect(await reset('mara', { serviceIds: [active], reason }, 'unanswered')).toMatchObject({ result: 'Success' })
})

it('finishes an open reset when its request is sent again under its key', async () => {
  dataManager = { resetCounters: async () => null }
  const values = { serviceIds: [active], reason }
  expect(await reset('mara', values, 'again')).toMatchObject({ result: 'Pending' })
  dataManager = embeddedDataManager
  expect(await reset('mara', values, 'again')).toMatchObject({ result: 'Success', services: [{ downloadsUsed: 0 }] })
})

it('tells service by service what the data manager has refused', async () => {
  const otherService = await service('osprey')
  dataManager = {
    resetCounters: async ({ services }) =>
      services.map(({ serviceId }) =>
        serviceId === otherService
          ? { serviceId, result: 'Not reset', downloadsUsed: null }
          : { serviceId, result: 'Reset', downloadsUsed: 1 },
      ),
  }
  const answer = await reset('mara', { serviceIds: [active, otherService], reason })
  expect(answer).toMatchObject({
    result: 'Partial',
    services: [
      { serviceId: active, downloadsUsed: 1, result: 'Reset' },
      { serviceId: otherService, downloadsUsed: 3, result: 'Not reset' },
    ],
  })
  expect([await used(active), await used(otherService)]).toEqual([1, 3])
  expect(await system().read('DownloadReset__c', answer.resetId, ['Outcome__c'])).toEqual({ Outcome__c: 'Partial' })
  expect(await reset('mara', { serviceIds: [otherService], reason })).toMatchObject({ result: 'Failure' })
})
