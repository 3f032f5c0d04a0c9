import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Error codes of streams whose other end was closed. */
const CLOSED = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE', 'ABORT_ERR'])

/** Drops requests whose client closed the connection before anything was done for them. Register it before everything else. */
export function dropGoneClients(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasGone(request)) return done()
    reply.hijack()
    request.raw.socket.destroy()
  })
}

/** Whether a failure only means that the client closed the connection: not a server error, and no answer is possible. */
export function isGoneClient(request: FastifyRequest, error: unknown): boolean {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  return hasGone(request) && typeof code === 'string' && CLOSED.has(code)
}

// A connection that the other end has reset has no address any more, before it is known here as destroyed.
const hasGone = ({ raw: { socket } }: FastifyRequest): boolean => socket.destroyed || socket.remoteAddress === undefined
