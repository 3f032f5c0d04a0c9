import { randomUUID } from 'node:crypto'
import type { Database } from 'database'
import { type FastifyBaseLogger, fastify, type InjectOptions } from 'fastify'
import type { DestinationStream } from 'pino'
import { createPlatform } from 'platform'
import { prepareToyWorld, type ToyPerson, type ToyWorld, toyApp } from 'platform/testing'
import { boundCalls } from '../../bound-calls.ts'
import { createUploadSlots } from '../../files/upload-slots.ts'
import type { LiveSession } from '../../http/call-context.ts'
import { type ContextParts, httpContexts } from '../../http/call-contexts.ts'
import { createCallRouter } from '../../http/call-router.ts'
import { handleErrors } from '../../http/error-handling.ts'
import { createLog } from '../../http/log.ts'
import { parseJson } from '../../http/parse-json.ts'
import { registerCalls } from '../../http/register-calls.ts'
import { RequestLog } from '../../http/request-log.ts'

export const COMMUNITY_ID = '0DB000000000009GAA'

export type LibraryAnswer = { status: number; body: unknown; text: string }

/** The calls of the UI service over an application that is not the product: a library. Close it in `afterAll`. */
export type LibraryServer = {
  world: ToyWorld
  ask(person: ToyPerson, ask: InjectOptions): Promise<LibraryAnswer>
  close(): Promise<void>
}

export type LibraryServerOptions = {
  /** What stands between the platform and its database. */
  wrap?: (database: Database) => Database
  /** Where the lines of the log go; nowhere when absent. */
  log?: DestinationStream
}

export async function startLibraryServer({ wrap, log }: LibraryServerOptions = {}): Promise<LibraryServer> {
  const world = await prepareToyWorld()
  const parts = { app: toyApp, fileStore: world.files, tokenSecret: 'toy' }
  const platform = wrap ? createPlatform({ ...parts, database: wrap(world.database) }) : world.platform
  const calls = boundCalls().filter(({ name }) => !name.startsWith('auth.'))
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
    const principal = world.principalOf(String(request.headers['x-person']) as ToyPerson)
    request.session = { person: { principal, userId: principal.userId } } as unknown as LiveSession
  })
  // Nothing here signs in or out.
  const context = { platform, communityId: COMMUNITY_ID } as ContextParts
  await registerCalls(app, { calls, contextOf: httpContexts(context, createUploadSlots()), checksAnswers: true })
  return {
    world,
    ask: async (person, { headers, ...ask }) => {
      const answer = await app.inject({ ...ask, headers: { ...headers, 'x-person': person } })
      return { status: answer.statusCode, body: answer.body === '' ? null : JSON.parse(answer.body), text: answer.body }
    },
    close: async () => {
      await app.close()
      await world.close()
    },
  }
}
