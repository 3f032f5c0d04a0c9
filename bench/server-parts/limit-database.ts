import pg from 'pg'
import type { LimitRow } from './limit-json.ts'

type Prepared = { name: string; text: string }

/** Runs prepared statements; rows are arrays. */
export type LimitQueries = { query(statement: Prepared, values: readonly unknown[]): Promise<{ rows: LimitRow[] }> }

/** A pool of the driver, with transactions written by hand. */
export type LimitDatabase = LimitQueries & {
  transaction<T>(work: (tx: LimitQueries) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const TIMESTAMPTZ = 1184

/** @param settings - PostgreSQL settings of its sessions. */
export function limitDatabase(
  connectionString: string,
  settings: Readonly<Record<string, string>> = {},
): LimitDatabase {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    options: Object.entries({ timezone: 'UTC', datestyle: 'ISO', ...settings })
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    types: { getTypeParser: (oid: number) => (oid === TIMESTAMPTZ ? isoTime : pg.types.getTypeParser(oid, 'text')) },
  })
  // A stopping server may terminate connections that are still closing.
  pool.on('error', () => undefined)
  const queriesOn = (target: pg.Pool | pg.PoolClient): LimitQueries => ({
    query: ({ name, text }, values) => target.query<unknown[]>({ name, text, values: [...values], rowMode: 'array' }),
  })
  return {
    ...queriesOn(pool),
    close: () => pool.end(),
    transaction: async (work) => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const result = await work(queriesOn(client))
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback')
        throw error
      } finally {
        client.release()
      }
    },
  }
}

const isoTime = (text: string): string =>
  `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0')}Z`
