import underPressure from '@fastify/under-pressure'
import { AppError } from 'contract'
import type { FastifyInstance } from 'fastify'
import type { RoutePolicy } from './route-policy.ts'

/** With the event loop this late, new requests are better refused at once than answered after their caller has gone. */
const SHED_DELAY_MS = 3_000
const RETRY_SECONDS = 10

/** Refuses new requests while the process is far behind. */
export async function shedLoad(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: SHED_DELAY_MS,
    pressureHandler: (request, reply) => {
      if (!isSheddable(request.routeOptions.config.policy)) return undefined
      reply.header('Retry-After', RETRY_SECONDS)
      return Promise.reject(new AppError('SERVICE_UNAVAILABLE'))
    },
  })
}

/**
 * Whether a route gives way under load. Files of a page that is already on its way cost little, and without them it is a
 * ruin; and who watches over the process must hear from it above all then.
 */
export function isSheddable(policy: RoutePolicy | undefined): boolean {
  return policy?.rate !== 'asset' && policy?.rate !== 'operations'
}
