import { randomUUID } from 'node:crypto'
import { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, fastify } from 'fastify'
import type { DestinationStream } from 'pino'
import type { Platform, Principal } from 'platform'
import { boundCalls } from '../bound-calls.ts'
import { createUploadSlots } from '../files/upload-slots.ts'
import type { LiveSession } from '../http/call-context.ts'
import { type ContextParts, httpContexts } from '../http/call-contexts.ts'
import { createCallRouter } from '../http/call-router.ts'
import { handleErrors } from '../http/error-handling.ts'
import { createLog, RequestLog } from '../http/log.ts'
import { parseJson } from '../http/parse-json.ts'
import { registerCalls } from '../http/register-calls.ts'

export type CallsServerOptions = {
  platform: Platform
  communityId: string
  principalOf(request: FastifyRequest): Principal
  /** The destination of the log; absent for no log. */
  log?: DestinationStream | undefined
}

/** The calls of the UI service over any application, for callers that the test chooses, without sign-in. */
export async function createCallsServer(options: CallsServerOptions): Promise<FastifyInstance> {
  const { platform, communityId, principalOf, log } = options
  const calls = boundCalls().filter(({ name }) => !/^(auth|presence|session)\./.test(name))
  const app = fastify({
    genReqId: () => randomUUID(),
    ...(log && {
      loggerInstance: createLog('info', log) as FastifyBaseLogger,
      logController: new RequestLog(),
    }),
  })
  parseJson(app)
  handleErrors(app, { methodsAt: createCallRouter(calls).methodsAt, countMisses: async () => undefined })
  app.decorateRequest('session', null)
  app.decorateRequest('sessionToken', null)
  app.addHook('onRequest', async (request) => {
    const principal = principalOf(request)
    request.session = { person: { principal, userId: principal.userId } } as unknown as LiveSession
  })
  const context = { platform, communityId } as ContextParts
  await registerCalls(app, { calls, contextOf: httpContexts(context, createUploadSlots()), checksAnswers: true })
  return app
}
