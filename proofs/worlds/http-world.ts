import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createIdentity } from 'identity'
import { createServer, readConfig, type ServerOptions } from 'server'
import { type Answer, cookieOf, type TestClient, testClient, testOptions } from 'server/testing'
import { createPeople } from 'support'
import { createSupportWorld, type SupportWorld, userIdOf, type WorldActor } from 'support/testing'
import { isWhole } from '../sample.ts'
import { callers } from './actors.ts'
import { ANSWER_TIMEOUT_MS, askAgainWhenBusy } from './answer-timeout.ts'
import { emailOf, PASSWORD } from './credentials.ts'
import { freshLinks } from './fresh-links.ts'
import type { HttpInput } from './http-input.ts'

/** The whole server on the small world, with a session for each actor. Close it in `afterAll`. */
export type HttpWorld = {
  world: SupportWorld
  /** @throws Error when there is no answer in time. */
  ask(input: HttpInput): Promise<Answer>
  close(): Promise<void>
}

// A whole run measures times, with passwords and limits as in production.
const options: ServerOptions = isWhole ? {} : testOptions

/** @param environment - settings of the server other than those of this world. */
export async function createHttpWorld(environment: Readonly<Record<string, string>> = {}): Promise<HttpWorld> {
  const world = await createSupportWorld()
  const folder = await mkdtemp(join(tmpdir(), 'navdesk-fuzz-'))
  const server = await createServer(
    readConfig({
      NODE_ENV: 'test',
      DATABASE_URL: world.connectionString,
      DATABASE_POOL: '4',
      DATA_DIR: folder,
      DEMO: 'off',
      REQUIRE_SECOND_FACTOR: 'nobody',
      PORT: '0',
      RATE_SCALE: '100000',
      SESSION_IDLE_S: '86400',
      ...environment,
    }),
    undefined,
    options,
  )
  const identity = createIdentity({
    database: world.database,
    people: createPeople(world.platform),
    sessionIdleSeconds: 60,
    absoluteSeconds: () => 60,
    hashCost: options.hashCost,
  })
  const guest = testClient(server, null, '')
  const clients = new Map<WorldActor, TestClient>([['guest', guest]])
  for (const actor of callers) {
    if (actor === 'guest') continue
    await world.database.transaction((tx) => identity.setPassword(tx, userIdOf(actor), PASSWORD))
    const payload = { email: emailOf(actor), password: PASSWORD }
    const { status, headers, body, text } = await guest.ask('POST', '/auth/sign-in', { payload })
    if (status !== 200) throw new Error(`${actor} could not sign in: ${text}`)
    clients.set(actor, testClient(server, body as TestClient['session'], cookieOf(headers['set-cookie'])))
  }
  const withFreshLink = freshLinks(world, identity)
  return {
    world,
    ask: async ({ actor, method, url, headers, payload: value }) => {
      const client = clients.get(actor)
      if (!client) throw new Error(`${actor} has no session`)
      const payload = await withFreshLink(url, value)
      const asked = { headers: { ...headers }, ...(payload === undefined ? {} : { payload }) }
      return await askAgainWhenBusy(() => withinTimeout(client.ask(method, url, asked)))
    },
    close: async () => {
      await server.stop()
      await world.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function withinTimeout(asked: Promise<Answer>): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`No answer within ${ANSWER_TIMEOUT_MS} ms`)), ANSWER_TIMEOUT_MS)
  try {
    return await Promise.race([asked, promise])
  } finally {
    clearTimeout(timer)
  }
}
