import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { BrandFile } from '../config/brand-logo.ts'
import type { RoutePolicy } from '../http/route-policy.ts'

const YEAR_MS = 365 * 86_400_000
const HOUR_MS = 3_600_000

const HASHED = 'assets'

/**
 * Serves the files of the portal's build. Files under `/assets` have a hash of their contents in the name and are cached without
 * revalidation; the others, such as icons, keep their names.
 */
export async function registerAssets(app: FastifyInstance, clientFolder: string): Promise<void> {
  const config: { policy: RoutePolicy } = { policy: { rate: 'asset', access: 'open' } }
  await app.register(fastifyStatic, {
    root: clientFolder,
    serve: false,
    preCompressed: true,
    cacheControl: true,
    // A cache in between keeps one answer for each encoding.
    setHeaders: (reply) => void reply.setHeader('vary', 'Accept-Encoding'),
  })
  app.get<{ Params: { '*': string } }>(`/${HASHED}/*`, { config, compress: false }, (request, reply) =>
    reply.sendFile(join(HASHED, request.params['*']), { maxAge: YEAR_MS, immutable: true }),
  )
  for (const path of await namedFiles(clientFolder)) {
    app.get(`/${path}`, { config, compress: false }, (_request, reply) => reply.sendFile(path, { maxAge: HOUR_MS }))
  }
}

/** The URL paths of the files without a hash in the name, without their compressed copies. */
async function namedFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.startsWith(`${HASHED}/`))
}

/** An SVG may have inline styles, but may load and run nothing, even when it is opened as a page. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** Serves the logo files of the brand. */
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
