import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Error codes of streams whose other end was closed. */
const CLOSED = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE', 'ABORT_ERR'])

/** Drops requests whose client disconnected before they were handled. Register it first. */
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

// A connection that the client reset loses its remote address before it is marked as destroyed.
const hasGone = ({ raw: { socket } }: FastifyRequest): boolean => socket.destroyed || socket.remoteAddress === undefined
