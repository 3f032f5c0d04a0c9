import { createPlatform, type Platform } from 'platform'
import { createMemoryFileStore } from 'platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportApp } from '../app.ts'
import type { MethodServices } from '../define-method.ts'
import { createSupportWorld, type SupportWorld, type WorldActor } from '../testing/support-world.ts'
import { userIdOf } from '../testing/world-people.ts'

const state = {
  waitingJobs: 2,
  failedJobs: [{ id: '7', task: 'send-invitation', attempts: 25, error: 'no answer' }],
  databaseBytes: 10,
  freeBytes: 20,
  versions: { product: '1.0.0', node: '24.0.0', database: '18.0' },
  hasMail: true,
  hasScanner: false,
  isHttps: true,
  unusableSettings: [],
  hasOwnBrand: true,
  hasOwnTerms: false,
}

let world: SupportWorld
let platform: Platform
let retries = 0
const unused = () => Promise.resolve()

beforeAll(async () => {
  world = await createSupportWorld()
  const operations = { health: async () => state, retryFailedJobs: async () => ++retries }
  platform = createPlatform({
    app: createSupportApp(
      { rewritePerson: unused, revokeLinks: unused, resetFactors: unused, endSessionsOf: unused, forgetUser: unused },
      { services: () => ({ platform, operations }) as unknown as MethodServices },
    ),
    database: world.database,
    fileStore: createMemoryFileStore(),
    tokenSecret: 'health',
  })
})
afterAll(() => world.close())

const call = async (who: WorldActor, methodName: 'getHealth' | 'retryFailedJobs') =>
  (
    await platform
      .as(world.principalOf(who))
      .methods.call({ className: 'OperationsController', methodName, values: {}, isRead: methodName === 'getHealth' })
  ).result

it('shows administrators the state, and tries failed jobs again with an event', async () => {
  const members = async () => ((await call('ada', 'getHealth')) as { emptyQueues: number }).emptyQueues
  expect(await call('ada', 'getHealth')).toEqual({ ...state, emptyQueues: expect.any(Number) })
  const before = await members()
  const system = platform.asSystem('a test')
  const queue = await system.create('Queue__c', { Name: 'Charts' })
  expect(await members()).toBe(before + 1)
  await system.create('QueueMember__c', { QueueId__c: queue, UserId__c: userIdOf('jonas') })
  expect(await members()).toBe(before)
  expect(await call('ada', 'retryFailedJobs')).toEqual({ retried: 1 })
  const events = await platform.asSystem('a test').find('AuditEvent__c', { Kind__c: 'JobsRetried' }, ['ActorId__c'])
  expect(events).toEqual([{ ActorId__c: userIdOf('ada') }])
})

it('exists for no other person', async () => {
  for (const who of ['mara', 'theo', 'jonas', 'priya', 'otto'] as const) {
    for (const name of ['getHealth', 'retryFailedJobs'] as const) {
      await expect(call(who, name), `${who} ${name}`).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  }
  expect(retries).toBe(1)
})
