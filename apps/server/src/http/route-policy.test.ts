import { fastify } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { requireRoutePolicies } from './route-policy.ts'

const app = fastify()
afterEach(() => app.close())

it('fails the start for a route without a policy', () => {
  requireRoutePolicies(app, 1)
  const handler = async () => 'x'
  app.get('/declared', { config: { policy: { rate: 'read', access: 'session' } } }, handler)
  expect(() => app.get('/forgotten', handler)).toThrow('The route GET /forgotten declares no policy')
})
