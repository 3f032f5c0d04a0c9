import type { IncomingMessage } from 'node:http'
import { AppError } from 'contract'
import type { FastifyInstance } from 'fastify'

/**
 * The path and query of a request whose target may be a whole address, as sent to proxies. The host of that address is the
 * requested host then, whatever the Host header says (RFC 9112, section 3.2.2).
 */
export function originForm({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const address = /^https?:\/\//i.test(url) && URL.canParse(url) ? new URL(url) : null
  if (address === null) return url
  headers.host = address.host
  return address.pathname + address.search
}

/** Refuses targets that are neither a path nor a whole address, such as `*`. Register it before hooks that use the address. */
export function refuseOddTargets(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isPath = request.url.startsWith('/')
    done(isPath ? undefined : new AppError('INVALID_API_INPUT', { reason: 'its target is not a path' }))
  })
}
