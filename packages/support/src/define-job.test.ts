import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { defineJob, type JobServices } from './define-job.ts'

// A job touches none of its services before it runs.
const services = {} as JobServices

it('runs with the payload that it was defined for', async () => {
  const seen: unknown[] = []
  const job = defineJob({
    task: 'greet',
    payload: Type.Object({ name: Type.String() }),
    run: async (_services, { name }) => seen.push(name),
  })
  await job.run(services, { name: 'Mara' })
  expect(seen).toEqual(['Mara'])
})

it('fails, with the member that is wrong, for a payload of another shape', async () => {
  const run = () => Promise.reject(new Error('must not run'))
  const job = defineJob({ task: 'greet', payload: Type.Object({ name: Type.String() }), run })
  await expect(job.run(services, { name: 5 })).rejects.toThrow('The payload of greet is wrong: /name must be string')
  for (const payload of [{}, null, 'x']) {
    await expect(job.run(services, payload)).rejects.toThrow('The payload of greet is wrong')
  }
})

it('takes what a schedule puts on the queue', async () => {
  const job = defineJob({ task: 'sweep', payload: Type.Object({}), schedule: '7 * * * *', run: async () => undefined })
  expect(job.schedule).toBe('7 * * * *')
  await expect(
    job.run(services, { _cron: { ts: '2026-11-20T10:07:00.000Z', backfilled: false } }),
  ).resolves.toBeUndefined()
})
