import { monitorEventLoopDelay } from 'node:perf_hooks'
import { AppError } from 'contract'
import type { FastifyInstance } from 'fastify'
import type { RoutePolicy } from './route-policy.ts'

/** With this event-loop delay new requests are refused, because clients would give up before the answer. */
const SHED_DELAY_MS = 3_000
const SAMPLE_MS = 1_000
const RETRY_SECONDS = 10
const RESOLUTION_MS = 10

/** Refuses new requests while the process is overloaded: while the event loop was late on average over the last sample. */
export function shedLoad(
  app: FastifyInstance,
  { delayMs, sampleMs } = { delayMs: SHED_DELAY_MS, sampleMs: SAMPLE_MS },
): void {
  // Measured without system calls, which fail, and would end the process, when it has no descriptors left.
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  let isLate = false
  const sampling = setInterval(() => {
    // Without a single measurement the mean is NaN: the loop was blocked for the whole sample.
    isLate = !(delays.mean / 1e6 - RESOLUTION_MS <= delayMs)
    delays.reset()
  }, sampleMs)
  sampling.unref()
  app.addHook('onClose', async () => {
    clearInterval(sampling)
    delays.disable()
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (!isLate || !isSheddable(request.routeOptions.config.policy)) return done()
    reply.header('Retry-After', RETRY_SECONDS)
    done(new AppError('SERVICE_UNAVAILABLE'))
  })
}

/** Whether a route is refused under overload. Assets are cheap, and health and metrics must answer under overload. */
export function isSheddable(policy: RoutePolicy | undefined): boolean {
  return policy?.rate !== 'asset' && policy?.rate !== 'operations'
}
