import { createHash, timingSafeEqual } from 'node:crypto'
import { AppError } from 'contract'
import { countJobs, type Database } from 'database'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { Type } from 'typebox'
import type { Config } from '../config/read-config.ts'

export type MetricsParts = {
  config: Pick<Config, 'metricsToken' | 'demo'>
  streams: { readonly count: number }
  database: Database
}

/** Counts requests by method, route and status, and answers the metrics of the process as Prometheus text at `/metrics`. */
export function registerMetrics(app: FastifyInstance, { config, streams, database }: MetricsParts): void {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  })
  new Gauge({
    name: 'live_event_streams',
    help: 'Open streams of live events.',
    registers: [register],
    collect() {
      this.set(streams.count)
    },
  })
  new Gauge({
    name: 'jobs',
    help: 'Jobs on the queue, mails included: waiting, and failed permanently.',
    labelNames: ['task', 'state'],
    registers: [register],
    async collect() {
      this.reset()
      // The other metrics are answered even when the database is down.
      for (const { task, waiting, failed } of await countJobs(database).catch(() => [])) {
        this.set({ task, state: 'waiting' }, waiting)
        this.set({ task, state: 'failed' }, failed)
      }
    },
  })

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  app.get(
    '/metrics',
    {
      config: { policy: { rate: 'operations', access: 'open', anyHost: true } },
      schema: {
        operationId: 'metrics',
        tags: ['Operations'],
        summary: 'The metrics of the process, as Prometheus text; times are in seconds.',
        headers: Type.Object({
          authorization: Type.Optional(
            Type.String({ description: '`Bearer` and the token; not required in a demo without a token.' }),
          ),
        }),
        produces: ['text/plain'],
        response: { 200: Type.String({ description: 'The metrics.' }) },
        errors: ['NOT_SIGNED_IN'],
      },
    },
    async (request, reply) => {
      if (!mayRead(request.headers.authorization, config)) {
        reply.header('www-authenticate', 'Bearer')
        throw new AppError('NOT_SIGNED_IN')
      }
      return reply.type(register.contentType).send(await register.metrics())
    },
  )
}

function mayRead(authorization: string | undefined, { metricsToken: token, demo }: MetricsParts['config']): boolean {
  if (token === null) return demo
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`))
}
