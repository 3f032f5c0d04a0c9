import underPressure from '@fastify/under-pressure'
import { AppError } from 'contract'
import type { FastifyInstance } from 'fastify'
import type { RoutePolicy } from './route-policy.ts'

/** With the event loop this late, new requests are refused at once, because clients would give up before the answer. */
const SHED_DELAY_MS = 3_000
const SAMPLE_MS = 1_000
const RETRY_SECONDS = 10

/** Refuses new requests while the process is overloaded. */
export async function shedLoad(
  app: FastifyInstance,
  { delayMs, sampleMs } = { delayMs: SHED_DELAY_MS, sampleMs: SAMPLE_MS },
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: delayMs,
    sampleInterval: sampleMs,
    pressureHandler: (request, reply) => {
      if (!isSheddable(request.routeOptions.config.policy)) return undefined
      reply.header('Retry-After', RETRY_SECONDS)
      return Promise.reject(new AppError('SERVICE_UNAVAILABLE'))
    },
  })
}

/** Whether a route is refused under overload. Assets are cheap, and health and metrics must answer under overload. */
export function isSheddable(policy: RoutePolicy | undefined): boolean {
  return policy?.rate !== 'asset' && policy?.rate !== 'operations'
}
