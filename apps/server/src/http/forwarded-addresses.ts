import type { FastifyInstance } from 'fastify'

/**
 * Removes the ports that some proxies write into `X-Forwarded-For`: with its port, each connection would count as another visitor.
 * Register it before hooks that use the address.
 */
export function dropForwardedPorts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const forwarded = headers['x-forwarded-for']
    if (forwarded !== undefined) headers['x-forwarded-for'] = withoutPorts(String(forwarded))
    done()
  })
}

/** The entries of the header without `:port` after an IPv4 address or after an IPv6 address in brackets; others are unchanged. */
export function withoutPorts(forwarded: string): string {
  return forwarded.split(',').map(addressOf).join(', ')
}

function addressOf(entry: string): string {
  const text = entry.trim()
  const [, address] = /^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/.exec(text) ?? /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? []
  return address ?? text
}
