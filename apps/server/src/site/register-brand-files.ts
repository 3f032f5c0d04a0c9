import type { FastifyInstance } from 'fastify'
import type { BrandFile } from '../config/brand-logo.ts'
import type { RoutePolicy } from '../http/route-policy.ts'

/** An svg may have styles of its own, and nothing else that is loaded or run, also where it is opened as a page. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** Serves the logos of the brand. */
export function registerBrandFiles(app: FastifyInstance, files: readonly BrandFile[]): void {
  const config: { policy: RoutePolicy } = { policy: { rate: 'asset', access: 'open' } }
  for (const { address, type, bytes } of files) {
    app.get(address, { config }, (_request, reply) =>
      reply
        .type(type)
        .header('content-security-policy', POLICY)
        .header('cache-control', 'public, max-age=3600')
        .send(bytes),
    )
  }
}
