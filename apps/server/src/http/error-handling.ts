import { AppError } from 'contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import { isGoneClient } from './dead-connections.ts'
import { type ErrorStyle, errorAnswer } from './error-answers.ts'
import { toAppError } from './to-app-error.ts'

export type ErrorHandling = {
  /** The methods that an address supports; empty for an unknown address. */
  methodsAt(url: string): readonly string[]
  /** Counts requests for missing addresses, which limits guessing. */
  countMisses: preHandlerAsyncHookHandler
}

/** Converts every error to an answer of the error catalogue; unexpected errors are logged with their reference. */
export function handleErrors(app: FastifyInstance, { methodsAt, countMisses }: ErrorHandling): void {
  app.setErrorHandler((error, request, reply) => {
    sendError(request, reply, error, request.routeOptions.config.policy?.errors)
  })
  app.setNotFoundHandler({ preHandler: countMisses }, (request, reply) => {
    const allowed = methodsAt(request.url)
    if (allowed.length > 0) reply.header('allow', allowed.join(', '))
    const error =
      allowed.length > 0 ? new AppError('METHOD_NOT_ALLOWED', { method: request.method }) : new AppError('NOT_FOUND')
    sendError(request, reply, error)
  })
}

/** Answers an error, by default in the style of its address, and logs it when it is a fault of the server. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown, style?: ErrorStyle): void {
  const known = toAppError(error, request.id)
  // Refusals under overload are not logged, so that a flood of requests does not flood the log.
  if (known.status >= 500 && !(known.code === 'SERVICE_UNAVAILABLE' && known.cause === undefined)) {
    const facts = { err: known.cause ?? known, reference: request.id }
    if (isGoneClient(request, facts.err)) request.log.info(facts, 'The client disconnected')
    else request.log.error(facts, 'The request failed')
  }
  const { status, contentType, headers, body } = errorAnswer(known, style ?? styleOf(request))
  reply.code(status).headers(headers).type(contentType)
  if (typeof body === 'string') reply.send(body)
  else reply.serializer(JSON.stringify).send(body)
}

// Unknown addresses under the paths of the UI service fail in its style.
function styleOf(request: FastifyRequest): ErrorStyle {
  if (!/^\/(?:services|lwr)\//.test(request.url)) return 'problem'
  return request.method === 'GET' || request.method === 'HEAD' ? 'list' : 'write'
}
