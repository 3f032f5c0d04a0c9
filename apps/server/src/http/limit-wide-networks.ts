import { AppError } from 'contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networksOf } from 'identity'
import { RATE_WINDOW_MS, type RouteClass, requestsAllowed } from './rate-classes.ts'

type Limiter = ReturnType<FastifyInstance['createRateLimit']>

/**
 * Limits the requests of a large IPv6 network, whose owner can use many small networks, in addition to the small network that the limiter of
 * each route counts. Register it after that limiter.
 */
export function limitWideNetworks(app: FastifyInstance, rateScale: number): void {
  const limiters = new Map<RouteClass, Limiter>()
  const limiterOf = (rate: RouteClass, times: number): Limiter => {
    const known = limiters.get(rate)
    if (known) return known
    const max = requestsAllowed(rate, rateScale) * times
    const limiter = app.createRateLimit({ max, timeWindow: RATE_WINDOW_MS, keyGenerator: wideNetworkOf })
    limiters.set(rate, limiter)
    return limiter
  }
  app.addHook('onRequest', (request, _reply, done) => {
    const rate = request.routeOptions.config.policy?.rate
    const [, wide] = networksOf(request.ip)
    if (rate === undefined || wide === undefined) return done()
    limiterOf(
      rate,
      wide.times,
    )(request).then((count) => {
      const isTooMuch = !count.isAllowed && count.isExceeded
      done(isTooMuch ? new AppError('TOO_MANY_REQUESTS', { seconds: count.ttlInSeconds }) : undefined)
    }, done)
  })
}

const wideNetworkOf = ({ ip }: FastifyRequest): string => networksOf(ip)[1]?.name ?? ip
