import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobServices } from '../testing/job-services.ts'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'
import { sweepIdempotencyKeys } from './sweep-expired.job.ts'

let world: SupportWorld
beforeAll(async () => {
  world = await createSupportWorld()
})
afterAll(() => world.close())

it('forgets idempotency keys after 48 hours', async () => {
  const draft = (idempotencyKey: string) =>
    world
      .asActor('ines')
      .records.create('CaseDraft__c', { Form__c: idempotencyKey, Content__c: '{}' }, { idempotencyKey })
  const keys = async () =>
    (await world.database.query('select key from idempotency_key order by key')).rows.map(([key]) => key)
  await world.setNow('2027-01-01T10:00:00.000Z')
  await draft('old')
  await world.setNow('2027-01-01T10:00:00.001Z')
  await draft('young')
  await sweepIdempotencyKeys.run(jobServices(world, [], Date.parse('2027-01-03T10:00:00.001Z')), {})
  expect(await keys()).toEqual(['young'])
})
