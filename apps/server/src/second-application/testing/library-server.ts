import { randomUUID } from 'node:crypto'
import { fastify, type InjectOptions } from 'fastify'
import { prepareToyWorld, type ToyPerson, type ToyWorld } from 'platform/testing'
import { boundCalls } from '../../bound-calls.ts'
import type { LiveSession } from '../../http/call-context.ts'
import { type ContextParts, httpContexts } from '../../http/call-contexts.ts'
import { createCallRouter } from '../../http/call-router.ts'
import { handleErrors } from '../../http/error-handling.ts'
import { parseJson } from '../../http/parse-json.ts'
import { registerCalls } from '../../http/register-calls.ts'

export const COMMUNITY_ID = '0DB000000000009GAA'

export type LibraryAnswer = { status: number; body: unknown }

/** The calls of the UI service over an application that is not the product: a library. Close it in `afterAll`. */
export type LibraryServer = {
  world: ToyWorld
  ask(person: ToyPerson, ask: InjectOptions): Promise<LibraryAnswer>
  close(): Promise<void>
}

export async function startLibraryServer(): Promise<LibraryServer> {
  const world = await prepareToyWorld()
  const calls = boundCalls().filter(({ name }) => !name.startsWith('auth.'))
  const app = fastify({ genReqId: () => randomUUID() })
  parseJson(app)
  handleErrors(app, { methodsAt: createCallRouter(calls).methodsAt, countMisses: async () => undefined })
  app.decorateRequest('session', null)
  app.decorateRequest('sessionToken', null)
  app.addHook('onRequest', async (request) => {
    const principal = world.principalOf(String(request.headers['x-person']) as ToyPerson)
    request.session = { person: { principal, userId: principal.userId } } as unknown as LiveSession
  })
  // Nothing here signs in or out.
  const parts = { platform: world.platform, communityId: COMMUNITY_ID } as ContextParts
  await registerCalls(app, { calls, contextOf: httpContexts(parts), checksAnswers: true })
  return {
    world,
    ask: async (person, { headers, ...ask }) => {
      const answer = await app.inject({ ...ask, headers: { ...headers, 'x-person': person } })
      return { status: answer.statusCode, body: answer.body === '' ? null : JSON.parse(answer.body) }
    },
    close: async () => {
      await app.close()
      await world.close()
    },
  }
}
