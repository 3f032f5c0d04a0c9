import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { AppError } from 'contract'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { Type } from 'typebox'
import type { RoutePolicy } from '../http/route-policy.ts'

/** The path of the files of the viewer. */
export const VIEWER = '/api/docs/viewer'

const HOUR_MS = 3_600_000

/** The files of the Swagger UI package, and our own. */
const swaggerUi = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/swagger-ui.css')))
const folders = [swaggerUi, join(import.meta.dirname, 'viewer')]
const files: ReadonlySet<string> = new Set(['swagger-ui.css', 'swagger-ui-bundle.js', 'viewer.css', 'start-viewer.js'])

const schema: FastifySchema = {
  operationId: 'docsViewer',
  tags: ['Documentation'],
  summary: 'Scripts and style sheets of that page.',
  params: Type.Object({ file: Type.String({ description: 'The name of the file.' }) }),
  produces: ['text/javascript'],
  response: {
    200: Type.String({
      description: 'The file.',
      headers: { etag: Type.String({ description: 'Changes with the file.' }) },
    }),
  },
  errors: ['NOT_FOUND'],
}

/** Serves the scripts and style sheets of the reference. */
export async function registerViewer(app: FastifyInstance): Promise<void> {
  const config: { policy: RoutePolicy } = { policy: { rate: 'asset', access: 'open' } }
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: folders, serve: false, cacheControl: true })
    scope.get<{ Params: { file: string } }>(`${VIEWER}/:file`, { schema, config }, (request, reply) => {
      const { file } = request.params
      if (!files.has(file)) throw new AppError('NOT_FOUND')
      return reply.sendFile(file, { maxAge: HOUR_MS })
    })
  })
}
