import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SessionShape } from 'contract'
import { type TestDatabase, testDatabase } from 'database/testing'
import { DEMO_PASSWORD } from 'demo'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { readConfig } from '../config/read-config.ts'
import { createServer, type Server } from '../create-server.ts'
import { prepareProductTemplate } from './product-template.ts'
import { testOptions } from './test-options.ts'

export type Answer = { status: number; headers: LightMyRequestResponse['headers']; body: unknown; text: string }

export type Ask = Pick<InjectOptions, 'headers' | 'payload' | 'remoteAddress'>

/** A client with or without a session that calls the server without a socket. */
export type TestClient = {
  readonly session: SessionShape | null
  readonly cookie: string
  ask(method: string, url: string, ask?: Ask): Promise<Answer>
}

export type TestServer = TestDatabase & {
  server: Server
  guest: TestClient
  /** A new session of a demo person, by the part of the address before the `@`. */
  signedIn(email: string): Promise<TestClient>
}

/** The whole product in this process, on a separate database with the demo customers. Close it in `afterAll`. */
export async function startTestServer(environment: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const template = await prepareProductTemplate(environment.DEMO === 'off' ? 'none' : 'demo')
  const folder = await mkdtemp(join(tmpdir(), 'navdesk-server-'))
  const cloned = await testDatabase(template)
  const server = await createServer(
    readConfig({
      NODE_ENV: 'test',
      DATABASE_URL: cloned.connectionString,
      DATABASE_POOL: '4',
      DATA_DIR: folder,
      DEMO: 'on',
      PORT: '0',
      ...environment,
    }),
    undefined,
    testOptions,
  )
  return {
    ...cloned,
    server,
    guest: testClient(server, null, ''),
    signedIn: (email) => signIn(server, email),
    close: async () => {
      await server.stop()
      await cloned.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function signIn(server: Server, email: string): Promise<TestClient> {
  const payload = { email, password: DEMO_PASSWORD }
  const { status, headers, body, text } = await testClient(server, null, '').ask('POST', '/auth/sign-in', { payload })
  if (status !== 200) throw new Error(`${email} could not sign in: ${text}`)
  return testClient(server, body as SessionShape, cookieOf(headers['set-cookie']))
}

/** The name and value of a Set-Cookie header. */
export function cookieOf(setCookie: string | string[] | number | undefined): string {
  return String(Array.isArray(setCookie) ? setCookie[0] : setCookie).split(';')[0] ?? ''
}

/** A client of this server with this session, or without one. */
export function testClient({ app }: Server, session: SessionShape | null, cookie: string): TestClient {
  return {
    session,
    cookie,
    ask: async (method, url, { headers, ...rest } = {}) => {
      const answer = await app.inject({
        method: method as 'GET',
        url,
        headers: {
          host: 'localhost:3000',
          ...(cookie === '' ? {} : { cookie }),
          ...(session === null ? {} : { 'x-csrf-token': session.csrfToken }),
          ...headers,
        },
        ...rest,
      })
      const isJson = String(answer.headers['content-type']).includes('json')
      const text = answer.body
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: isJson && text !== '' ? JSON.parse(text) : text,
        text,
      }
    },
  }
}
