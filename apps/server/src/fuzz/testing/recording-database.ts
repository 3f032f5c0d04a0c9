import type { Database, Queryable, Transaction } from 'database'

/** Ends a transaction that must leave nothing behind. */
class Undone extends Error {}

/** A database that tells which statements it is sent and keeps nothing that transactions write. */
export type RecordingDatabase = {
  database: Database
  /** The statements since the last call, in order. */
  takeStatements(): string[]
}

export function recordingDatabase(database: Database): RecordingDatabase {
  let statements: string[] = []
  const recorded = (queryable: Queryable): Queryable['query'] => {
    return (statement, values) => {
      statements.push(typeof statement === 'string' ? statement : statement.text)
      return queryable.query(statement, values)
    }
  }
  const within = (tx: Transaction): Transaction => ({
    query: recorded(tx),
    savepoint: (work) => tx.savepoint((inner) => work(within(inner))),
  })
  return {
    takeStatements: () => {
      const taken = statements
      statements = []
      return taken
    },
    database: {
      ...database,
      query: recorded(database),
      transaction: async (work, options) => {
        const results: Awaited<ReturnType<typeof work>>[] = []
        try {
          await database.transaction(async (tx) => {
            results.push(await work(within(tx)))
            // What is checked at the commit counts too.
            await tx.query('set constraints all immediate')
            throw new Undone()
          }, options)
        } catch (error) {
          if (!(error instanceof Undone)) throw error
        }
        return results.at(-1) as Awaited<ReturnType<typeof work>>
      },
    },
  }
}
