import { Writable } from 'node:stream'
import { AppError } from 'contract'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { handleErrors } from './error-handling.ts'

it('logs faults of the server, and no refusal while it is busy', async () => {
  let logged = ''
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      logged += chunk
      done()
    },
  })
  const app = fastify({ logger: { level: 'error', stream } })
  handleErrors(app, { methodsAt: () => [], countMisses: async () => undefined })
  app.get('/busy', () => Promise.reject(new AppError('SERVICE_UNAVAILABLE')))
  app.get('/lost', () => Promise.reject(new AppError('SERVICE_UNAVAILABLE', {}, { cause: new Error('lost') })))
  expect((await app.inject('/busy')).statusCode).toBe(503)
  expect(logged).toBe('')
  expect((await app.inject('/lost')).statusCode).toBe(503)
  expect(logged).toContain('lost')
  await app.close()
})
