import type { FastifyInstance } from 'fastify'
import type { RouteClass } from './rate-classes.ts'

/** Live events, whose heartbeats are far apart, uploads, and cases that wait until they are printed. */
const patient: ReadonlySet<RouteClass | undefined> = new Set(['stream', 'upload', 'print'] as const)

/**
 * Gives some requests longer than the `connectionTimeout` of the server, after which connections that transfer nothing while a request
 * runs are closed, such as those of readers who do not read.
 */
export function allowPauses(app: FastifyInstance, patientMs: number): void {
  app.addHook('onRequest', ({ raw: { socket }, routeOptions }, _reply, done) => {
    // Node gives the connection the time of the server again for its next request. Requests of tests have no real connection.
    if (patient.has(routeOptions.config.policy?.rate)) socket.setTimeout?.(patientMs)
    done()
  })
}
