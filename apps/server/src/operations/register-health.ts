import { type Database, migrationStatus } from 'database'
import type { FastifyInstance } from 'fastify'
import type { RoutePolicy } from '../http/route-policy.ts'

export type HealthParts = { database: Database; migrationFolders: readonly string[] }

/** `/healthz`: the process answers. `/readyz`: its database answers too and has every migration. */
export function registerHealth(app: FastifyInstance, { database, migrationFolders }: HealthParts): void {
  const config: { policy: RoutePolicy } = { policy: { rate: 'operations', access: 'open', anyHost: true } }
  app.get('/healthz', { config }, () => ({ status: 'alive' }))
  app.get('/readyz', { config }, async (request, reply) => {
    const problem = await unreadiness(database, migrationFolders).catch((error: unknown) => {
      request.log.warn({ err: error }, 'The database does not answer')
      return 'database'
    })
    if (problem === null) return { status: 'ready' }
    return reply.code(503).header('retry-after', '1').send({ status: 'not ready', waitingFor: problem })
  })
}

async function unreadiness(database: Database, folders: readonly string[]): Promise<'migrations' | null> {
  const { pending, changed } = await migrationStatus(database, folders)
  return pending.length + changed.length === 0 ? null : 'migrations'
}
