import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RouteClass } from './rate-classes.ts'

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

/** How long the rest of a body may take to arrive after its request was answered. */
const REST_MS = 5_000

/**
 * Reads and discards the rest of the body of an answered request, so that the next request on its connection can be read. The
 * connection is closed when the rest takes too long. Without this a refused upload would block its connection.
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

/** Live events (rare heartbeats), uploads, and PDF files that wait in the queue of the renderer. */
const patient: ReadonlySet<RouteClass | undefined> = new Set(['stream', 'upload', 'print'] as const)

/**
 * Gives some requests a longer timeout than the `connectionTimeout` of the server, which closes connections that transfer nothing during a
 * request, such as those of clients that do not read the answer.
 */
export function allowPauses(app: FastifyInstance, patientMs: number): void {
  app.addHook('onRequest', ({ raw: { socket }, routeOptions }, _reply, done) => {
    // Node resets the timeout for the next request of the connection. Injected requests of tests have no real connection.
    if (patient.has(routeOptions.config.policy?.rate)) socket.setTimeout?.(patientMs)
    done()
  })
}
