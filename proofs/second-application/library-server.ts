import type { Database } from 'database'
import type { InjectOptions } from 'fastify'
import type { DestinationStream } from 'pino'
import { createPlatform } from 'platform'
import { prepareToyWorld, type ToyPerson, type ToyWorld, toyApp } from 'platform/testing'
import { createCallsServer } from 'server/testing'

export const COMMUNITY_ID = '0DB000000000009GAA'

export type LibraryAnswer = { status: number; body: unknown; text: string }

/** The calls of the UI service over an application that is not the product: a library. Close it in `afterAll`. */
export type LibraryServer = {
  world: ToyWorld
  ask(person: ToyPerson, ask: InjectOptions): Promise<LibraryAnswer>
  close(): Promise<void>
}

export type LibraryServerOptions = {
  /** Wraps the database that the platform uses. */
  wrap?: (database: Database) => Database
  /** Where the lines of the log go; nowhere when absent. */
  log?: DestinationStream
}

export async function startLibraryServer({ wrap, log }: LibraryServerOptions = {}): Promise<LibraryServer> {
  const world = await prepareToyWorld()
  const parts = { app: toyApp, fileStore: world.files, tokenSecret: 'toy' }
  const platform = wrap ? createPlatform({ ...parts, database: wrap(world.database) }) : world.platform
  const app = await createCallsServer({
    platform,
    communityId: COMMUNITY_ID,
    principalOf: ({ headers }) => world.principalOf(String(headers['x-person']) as ToyPerson),
    log,
  })
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
