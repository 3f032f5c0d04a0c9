import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { Type } from 'typebox'
import type { BoundCall } from '../http/bound-call.ts'
import type { RoutePolicy } from '../http/route-policy.ts'
import { pagePolicy } from '../http/security-headers.ts'
import { docsPage } from './docs-page.ts'
import type { DocumentFacts } from './introduction.ts'
import { openApi } from './open-api.ts'
import { registerViewer } from './register-viewer.ts'

export type DocsParts = DocumentFacts & { calls: readonly BoundCall[]; isHttps: boolean }

const pageSchema: FastifySchema = {
  operationId: 'docsPage',
  tags: ['Documentation'],
  summary: 'This document as a page for people.',
  produces: ['text/html'],
  response: { 200: Type.String({ description: 'The page.' }) },
}
const documentSchema: FastifySchema = {
  operationId: 'docsDocument',
  tags: ['Documentation'],
  summary: 'This document.',
  response: { 200: Type.Object({}, { description: 'OpenAPI 3.1.' }) },
}

/** Serves the OpenAPI document for programs, and a page for people with the files of its viewer. */
export async function registerDocs(app: FastifyInstance, { calls, isHttps, ...facts }: DocsParts): Promise<void> {
  const config: { policy: RoutePolicy } = { policy: { rate: 'page', access: 'open' } }
  // Guests may read it, and slowly: it is serialised and compressed once, and all responses share these bytes.
  const bytes = { plain: Buffer.alloc(0), gzip: Buffer.alloc(0) }
  app.addHook('onReady', async () => {
    bytes.plain = Buffer.from(JSON.stringify(await openApi(app, calls, facts)))
    bytes.gzip = gzipSync(bytes.plain)
  })
  app.get('/api/docs/json', { schema: documentSchema, config, compress: false }, ({ headers }, reply) => {
    reply.type('application/json; charset=utf-8').header('vary', 'Accept-Encoding')
    const isGzip = /\bgzip\b/.test(String(headers['accept-encoding']))
    return isGzip ? reply.header('content-encoding', 'gzip').send(bytes.gzip) : reply.send(bytes.plain)
  })
  app.get('/api/docs', { schema: pageSchema, config }, (_request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    reply.header('content-security-policy', pagePolicy(nonce, isHttps))
    return reply.type('text/html; charset=utf-8').send(docsPage(nonce))
  })
  await registerViewer(app)
}
