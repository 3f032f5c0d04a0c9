import { connect, type Database, databaseMigrations, migrate } from 'database'
import { amplyTimed, prepareTemplate, type TestDatabase, testDatabase } from 'database/testing'
import { createIdentity, type Identity, type IdentityOptions } from '../create-identity.ts'
import { identityMigrations } from '../migrations.ts'
import { cheapHashes } from './cheap-hashes.ts'
import { insertToyPerson, type ToyPerson, toyPeople, toyPeopleTable } from './toy-people.ts'

export const PASSWORD = 'Cleared2Land.Runway27'
export const IDLE_S = 1_800
const CUSTOMER_S = 12 * 3_600
const AGENT_S = 8 * 3_600

/** Two identity instances on one database, with settable clocks. */
export interface IdentityWorld extends TestDatabase {
  readonly identity: Identity<ToyPerson>
  /** A second instance with its own connections. */
  readonly other: Identity<ToyPerson>
  readonly instance: (options?: Partial<IdentityOptions<ToyPerson>>) => Identity<ToyPerson>
  /** Adds a person, with a password by default. @returns the address. */
  addPerson(userId: string, facts?: { active?: boolean; password?: string | null }): Promise<string>
  /** Resolves when a statement waits for the lock of another transaction. */
  someoneWaits(): Promise<void>
}

export async function openIdentityWorld(startIso: string): Promise<IdentityWorld> {
  await prepareTemplate('identity', async (database) => {
    await migrate(database, [databaseMigrations, identityMigrations])
    await database.query(toyPeopleTable)
  })
  const test = await testDatabase('identity')
  await test.setNow(startIso)
  const clock = { ms: 0 }
  const second = connect({ ...amplyTimed, connectionString: test.connectionString })
  const instanceOn = (database: Database, options: Partial<IdentityOptions<ToyPerson>> = {}): Identity<ToyPerson> =>
    createIdentity({
      database,
      people: toyPeople,
      sessionIdleSeconds: IDLE_S,
      absoluteSeconds: ({ principal }) => (principal.profile === 'Agent' ? AGENT_S : CUSTOMER_S),
      nowMs: () => clock.ms,
      hashCost: cheapHashes,
      ...options,
    })
  const identity = instanceOn(test.database)
  return {
    ...test,
    identity,
    other: instanceOn(second),
    instance: (options) => instanceOn(second, options),
    advance: async (milliseconds) => {
      clock.ms += milliseconds
      await test.advance(milliseconds)
    },
    addPerson: async (userId, { active = true, password = PASSWORD } = {}) => {
      await test.database.transaction(async (tx) => {
        await insertToyPerson(tx, userId, { active })
        if (password !== null) await identity.setPassword(tx, userId, password)
      })
      return `${userId}@osprey.example`
    },
    someoneWaits: async () => {
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      while ((await test.database.query(waiting)).rowCount === 0) await Promise.resolve()
    },
    close: async () => {
      await second.close()
      await test.close()
    },
  }
}
