import { demoFacts } from 'demo'
import type { FastifyInstance } from 'fastify'
import type { Platform } from 'platform'

/** `/dev/demo.json`, in demo mode: the ids of demo records for tests of the product. */
export function registerDemoFacts(app: FastifyInstance, platform: Platform): void {
  app.get(
    '/dev/demo.json',
    { config: { policy: { rate: 'page', access: 'open' } } },
    async () => await demoFacts(platform),
  )
}
