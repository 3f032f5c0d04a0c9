import type { IncomingMessage } from 'node:http'
import { AppError } from 'contract'
import type { FastifyInstance } from 'fastify'

/**
 * The path and query of a request whose target may be a whole address, as sent to proxies. The host of that
 * address then replaces the Host header (RFC 9112, section 3.2.2). The path can always be decoded.
 */
export function originForm({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const address = /^https?:\/\//i.test(url) && URL.canParse(url) ? new URL(url) : null
  if (address === null) return withReadablePath(url)
  headers.host = address.host
  return withReadablePath(address.pathname + address.search)
}

/**
 * A path with invalid escapes, such as `/%E0%A4%A`, would fail before it has a route. Its percent signs are therefore escaped, so that it
 * fails like other missing addresses: a page with a page, a call with an answer in its style.
 */
function withReadablePath(target: string): string {
  const [path = '', ...rest] = target.split('?')
  try {
    decodeURIComponent(path)
    return target
  } catch {
    return [path.replaceAll('%', '%25'), ...rest].join('?')
  }
}

/** Refuses targets that are neither a path nor a whole address, such as `*`. Register it before hooks that use the address. */
export function refuseOddTargets(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isPath = request.url.startsWith('/')
    done(isPath ? undefined : new AppError('INVALID_API_INPUT', { reason: 'its target is not a path' }))
  })
}
