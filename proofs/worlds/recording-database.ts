import type { Database, Queryable, Statement, Transaction } from 'database'

/** Ends a transaction that must leave nothing behind. */
class Undone extends Error {}

/** A database that records the statements sent to it and rolls back every transaction. */
export type RecordingDatabase = {
  database: Database
  /** Does work, one at a time, that sees what it writes; undoes what its transactions wrote and gives the statements in order. */
  undone<T>(work: () => Promise<T>): Promise<{ made: T; statements: string[] }>
}

/** The transaction around all transactions of one work, opened by the first of them. */
type Outer = { tx: Transaction; undo(): Promise<void> }

export function recordingDatabase(database: Database): RecordingDatabase {
  let statements: string[] = []
  let outer: Outer | null = null
  let turn: Promise<unknown> = Promise.resolve()
  const record = (statement: Statement): void => {
    statements.push(typeof statement === 'string' ? statement : statement.text)
  }
  const recorded = (queryable: () => Queryable): Queryable['query'] => {
    return (statement, values) => {
      record(statement)
      return queryable().query(statement, values)
    }
  }
  const within = (tx: Transaction): Transaction => ({
    query: recorded(() => tx),
    pipeline: (statement, ...more) => {
      record(statement)
      tx.pipeline(statement, ...more)
    },
    settle: () => tx.settle(),
    savepoint: (work) => tx.savepoint((inner) => work(within(inner))),
  })
  const transaction: Database['transaction'] = async (work) => {
    outer ??= await openOuter(database)
    return await outer.tx.savepoint(async (tx) => {
      const created = await work(within(tx))
      // What is checked at the commit counts too.
      await tx.query('set constraints all immediate; set constraints all deferred')
      return created
    })
  }
  return {
    database: {
      ...database,
      query: recorded(() => outer?.tx ?? database),
      // Savepoints of one connection end in the order they began.
      transaction: (work) => {
        const next = turn.then(() => transaction(work))
        turn = next.catch(() => undefined)
        return next
      },
    },
    undone: async (work) => {
      statements = []
      try {
        return { made: await work(), statements }
      } finally {
        await outer?.undo()
        outer = null
      }
    },
  }
}

async function openOuter(database: Database): Promise<Outer> {
  const opened = Promise.withResolvers<Transaction>()
  const ended = Promise.withResolvers<void>()
  const all = database.transaction(async (tx) => {
    opened.resolve(tx)
    await ended.promise
    throw new Undone()
  })
  const undone = all.catch((error: unknown) => {
    opened.reject(error)
    if (!(error instanceof Undone)) throw error
  })
  // A failure is met where the work is undone, not before.
  undone.catch(() => undefined)
  return {
    tx: await opened.promise,
    undo: () => {
      ended.resolve()
      return undone
    },
  }
}
