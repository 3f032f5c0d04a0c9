import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { BoundCall } from '../http/bound-call.ts'
import type { RoutePolicy } from '../http/route-policy.ts'
import { pagePolicy } from '../http/security-headers.ts'
import { docsPage } from './docs-page.ts'
import { openApi } from './open-api.ts'

export type DocsParts = { calls: readonly BoundCall[]; cookieName: string; isHttps: boolean }

/** `/api/docs` for people and `/api/docs/json` for programs. */
export function registerDocs(app: FastifyInstance, { calls, cookieName, isHttps }: DocsParts): void {
  const config: { policy: RoutePolicy } = { policy: { rate: 'page', access: 'open' } }
  const document = openApi(calls, cookieName)
  app.get('/api/docs/json', { config }, (_request, reply) => reply.send(document))
  app.get('/api/docs', { config }, (_request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    reply.header('content-security-policy', pagePolicy(nonce, isHttps))
    return reply.type('text/html; charset=utf-8').send(docsPage(calls, nonce))
  })
}
