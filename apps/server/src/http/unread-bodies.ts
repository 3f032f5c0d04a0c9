import type { FastifyInstance } from 'fastify'

/** How long the rest of a body may take to arrive after its request was answered. */
const REST_MS = 5_000

/**
 * Reads and drops what is left of the body of an answered request, so that the next request on its connection is read. The
 * connection is closed when the rest takes longer. Without this a refused upload would block its connection for ever.
 */
export function dropUnreadBodies(app: FastifyInstance, restMs: number = REST_MS): void {
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    done()
    if (raw.complete || raw.destroyed) return
    const timer = setTimeout(() => raw.destroy(), restMs)
    timer.unref()
    for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer))
    raw.unpipe()
    raw.removeAllListeners('data')
    raw.resume()
  })
}
