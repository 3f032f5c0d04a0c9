import type { ErrorCode } from 'contract'
import type { FastifyInstance, FastifySchema } from 'fastify'
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
  interface FastifySchema {
    /** The error codes of this route, in addition to those of every route with its policy. */
    errors?: readonly ErrorCode[]
  }
  interface FastifyInstance {
    /** All routes, for their description and for exhaustive tests. */
    routeList: readonly DescribedRoute[]
  }
}

/** A route with its description. Its address has no patterns of parameters. */
export type DescribedRoute = { method: string; url: string; policy: RoutePolicy; schema: FastifySchema | undefined }

/** Lets schemas describe routes only: calls check their input and answers themselves, and other routes read single texts. */
export function describeBySchemas(app: FastifyInstance): void {
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
}

/** Rejects routes without a policy and passes the rate class to the limiter. Register it before the limiter and any route. */
export function requireRoutePolicies(app: FastifyInstance, rateScale: number): void {
  const routeList: DescribedRoute[] = []
  app.decorate('routeList', routeList)
  app.addHook('onRoute', (route) => {
    const policy = route.config?.policy
    if (policy === undefined) throw new Error(`The route ${String(route.method)} ${route.url} declares no policy`)
    const url = route.url.replace(/\(.*?\)/g, '')
    for (const method of [route.method].flat()) routeList.push({ method, url, policy, schema: route.schema })
    route.config = {
      ...route.config,
      rateLimit: { groupId: policy.rate, max: requestsAllowed(policy.rate, rateScale), timeWindow: RATE_WINDOW_MS },
    }
  })
}
