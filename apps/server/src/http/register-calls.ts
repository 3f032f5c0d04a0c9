import multipart from '@fastify/multipart'
import { AppError, type ServedCall } from 'contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { BoundCall } from './bound-call.ts'
import type { CallContext } from './call-context.ts'
import type { RoutePolicy } from './route-policy.ts'
import { toAppError } from './to-app-error.ts'

export type CallRoutes = {
  calls: readonly BoundCall[]
  contextOf(request: FastifyRequest, reply: FastifyReply): CallContext
  /** Whether answers and errors are checked against the contract; a violation is then a 500. */
  checksAnswers: boolean
}

/** Registers a route for every call. Multipart calls are registered in a separate scope, so that no other route accepts a multipart body. */
export async function registerCalls(app: FastifyInstance, routes: CallRoutes): Promise<void> {
  const isMultipart = ({ call }: BoundCall): boolean => call.encoding === 'multipart'
  for (const bound of routes.calls.filter((call) => !isMultipart(call))) register(app, bound, routes)
  await app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false })
    for (const bound of routes.calls.filter(isMultipart)) register(scope, bound, routes)
  })
}

function register(app: FastifyInstance, bound: BoundCall, { contextOf, checksAnswers }: CallRoutes): void {
  const { call, check, errorCheck } = bound
  const answerTo = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (call.encoding === 'multipart' && !request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
    const { params, body } = request
    const input = check.input({ params, query: { ...(request.query as Record<string, unknown>) }, body })
    return bound.run(contextOf(request, reply), input as Parameters<BoundCall['run']>[1])
  }
  const checkedAnswerTo = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    try {
      const answer = await answerTo(request, reply)
      check.answer(answer)
      errorCheck.answer(answer)
      return answer
    } catch (error) {
      errorCheck.refusal(toAppError(error, request.id))
      throw error
    }
  }
  const answer = checksAnswers ? checkedAnswerTo : answerTo
  app.route({
    method: call.method as HTTPMethods,
    url: urlOf(call),
    config: { policy: policyOf(bound) },
    handler: async (request, reply) => {
      const body = await answer(request, reply)
      const { eTag } = (body ?? {}) as { eTag?: unknown }
      // Weak, because the same answer is sent in several encodings.
      if (typeof eTag === 'string') reply.header('etag', `W/"${eTag}"`)
      return reply.code(call.success).send(body)
    },
  })
}

/** The address for the HTTP router: `/list-ui/:listViewId(^00B[0-9A-Za-z]+$)`. */
function urlOf({ path, matching }: ServedCall): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => `:${name}${matching?.[name] ? `(${matching[name]})` : ''}`)
}

function policyOf({ call, errors }: { call: ServedCall; errors: RoutePolicy['errors'] }): RoutePolicy {
  const { rate, access, renewsSession } = call
  return { rate, access, renewsSession, ...(errors === undefined ? {} : { errors }) }
}
