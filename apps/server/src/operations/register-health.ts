import { type Database, migrationStatus } from 'database'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { Type } from 'typebox'
import type { RoutePolicy } from '../http/route-policy.ts'

export type HealthParts = { database: Database; migrationFolders: readonly string[] }

/** Serves the checks of load balancers. */
export function registerHealth(app: FastifyInstance, { database, migrationFolders }: HealthParts): void {
  const config: { policy: RoutePolicy } = { policy: { rate: 'operations', access: 'open', anyHost: true } }
  const alive: FastifySchema = {
    operationId: 'alive',
    tags: ['Operations'],
    summary: 'Whether the process answers.',
    response: { 200: Type.Object({ status: Type.String() }, { description: 'The process answers.' }) },
  }
  app.get('/healthz', { schema: alive, config }, () => ({ status: 'alive' }))
  const ready: FastifySchema = {
    operationId: 'ready',
    tags: ['Operations'],
    summary: 'Whether the database answers and has every migration.',
    response: {
      200: Type.Object({ status: Type.String() }, { description: 'It is ready.' }),
      503: Type.Object(
        { status: Type.String(), waitingFor: Type.Enum(['database', 'migrations']) },
        { description: 'Not ready, because of the database or of missing migrations.' },
      ),
    },
  }
  app.get('/readyz', { schema: ready, config }, async (request, reply) => {
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
