import type { FastifyInstance } from 'fastify'
import type { ErrorStyle } from './error-answers.ts'
import { RATE_WINDOW_MS, type RouteClass, requestsAllowed } from './rate-classes.ts'

/**
 * The policy that every route must declare; the server does not start without it.
 *
 * `access`: `session` routes answer 401 without a session, `visitor` routes read the session if there is one, `open` routes ignore it.
 */
export type RoutePolicy = {
  rate: RouteClass
  access: 'session' | 'visitor' | 'open'
  /** Accepts an HTML form: the token of the session is in the body, and the headers of the request must name this site as its origin. */
  isForm?: true
  /** False for a call whose handler renews the session itself. */
  renewsSession?: boolean
  /** The style of error answers; absent means problem details. */
  errors?: ErrorStyle
  /** Answered for any Host header (health checks come from load balancers). */
  anyHost?: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: RoutePolicy
  }
  interface FastifyInstance {
    /** All routes, for exhaustive tests. */
    routeList: readonly { method: string; url: string }[]
  }
}

/** Rejects routes without a policy and passes the rate class to the limiter. Register it before the limiter and any route. */
export function requireRoutePolicies(app: FastifyInstance, rateScale: number): void {
  const routeList: { method: string; url: string }[] = []
  app.decorate('routeList', routeList)
  app.addHook('onRoute', (route) => {
    const policy = route.config?.policy
    if (policy === undefined) throw new Error(`The route ${String(route.method)} ${route.url} declares no policy`)
    // The path without the pattern of its parameters.
    for (const method of [route.method].flat()) routeList.push({ method, url: route.url.replace(/\(.*?\)/g, '') })
    route.config = {
      ...route.config,
      rateLimit: { groupId: policy.rate, max: requestsAllowed(policy.rate, rateScale), timeWindow: RATE_WINDOW_MS },
    }
  })
}
