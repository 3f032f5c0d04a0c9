import type { FastifyInstance } from 'fastify'
import type { ErrorStyle } from './error-answers.ts'
import { RATE_WINDOW_MS, type RouteClass, requestsAllowed } from './rate-classes.ts'

/**
 * The policy that every route must declare; the server does not start without it.
 *
 * `access`: `session` routes answer 401 without one, `visitor` routes look for one, `open` routes do not.
 */
export type RoutePolicy = {
  rate: RouteClass
  access: 'session' | 'visitor' | 'open'
  /** Takes a form as browsers send it: the token of the session is in the body, and the request must be known to come from here. */
  isForm?: true
  /** False for a call whose handler renews the session of a write. */
  renewsSession?: boolean
  /** How it answers errors; absent means problem details. */
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

/** Refuses routes without a policy and hands its rate class to the limiter. Register it before the limiter and any route. */
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
