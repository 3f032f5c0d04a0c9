import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { RoutePolicy } from '../http/route-policy.ts'

const YEAR_MS = 365 * 86_400_000
const HOUR_MS = 3_600_000

/**
 * Serves the files of the portal's build. Those under `/assets` carry a hash of their contents in the name and may be kept
 * for ever; the others stand by name in the build's root.
 */
export async function registerAssets(app: FastifyInstance, clientFolder: string): Promise<void> {
  const config: { policy: RoutePolicy } = { policy: { rate: 'asset', access: 'open' } }
  await app.register(fastifyStatic, { root: clientFolder, serve: false, preCompressed: true, cacheControl: true })
  app.get<{ Params: { '*': string } }>('/assets/*', { config, compress: false }, (request, reply) =>
    reply.sendFile(join('assets', request.params['*']), { maxAge: YEAR_MS, immutable: true }),
  )
  for (const entry of await readdir(clientFolder, { withFileTypes: true })) {
    if (!entry.isFile() || /\.(?:br|gz)$/.test(entry.name)) continue
    app.get(`/${entry.name}`, { config, compress: false }, (_request, reply) =>
      reply.sendFile(entry.name, { maxAge: HOUR_MS }),
    )
  }
}
