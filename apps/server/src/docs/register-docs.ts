import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { BoundCall } from '../http/bound-call.ts'
import type { RoutePolicy } from '../http/route-policy.ts'
import { pagePolicy } from '../http/security-headers.ts'
import { docsPage } from './docs-page.ts'
import type { DocumentFacts } from './introduction.ts'
import { openApi } from './open-api.ts'
import { registerViewer } from './register-viewer.ts'

export type DocsParts = DocumentFacts & { calls: readonly BoundCall[]; isHttps: boolean }

/** `/api/docs` for people, with the files of its viewer, and `/api/docs/json` for programs. */
export async function registerDocs(app: FastifyInstance, { calls, isHttps, ...facts }: DocsParts): Promise<void> {
  const config: { policy: RoutePolicy } = { policy: { rate: 'page', access: 'open' } }
  // Guests may read it, also over slow connections: it is written and compressed once, and all answers share its bytes.
  const document = Buffer.from(JSON.stringify(openApi(calls, facts)))
  const compressed = gzipSync(document)
  app.get('/api/docs/json', { config, compress: false }, ({ headers }, reply) => {
    reply.type('application/json; charset=utf-8').header('vary', 'Accept-Encoding')
    const isGzip = /\bgzip\b/.test(String(headers['accept-encoding']))
    return isGzip ? reply.header('content-encoding', 'gzip').send(compressed) : reply.send(document)
  })
  app.get('/api/docs', { config }, (_request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    reply.header('content-security-policy', pagePolicy(nonce, isHttps))
    return reply.type('text/html; charset=utf-8').send(docsPage(nonce))
  })
  await registerViewer(app)
}
