import { fastify } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { requireRoutePolicies } from './route-policy.ts'

const app = fastify()
afterEach(() => app.close())

it('stops the start at a route that does not say who may call it', () => {
  requireRoutePolicies(app, 1)
  const handler = async () => 'x'
  app.get('/declared', { config: { policy: { rate: 'read', access: 'session' } } }, handler)
  expect(() => app.get('/forgotten', handler)).toThrow('The route GET /forgotten declares no policy')
})
