import type pg from 'pg'
import { toDatabaseError } from './errors.ts'
import type { QueryResult, Statement } from './queryable.ts'

type Answer = pg.QueryArrayResult<unknown[]> | pg.QueryArrayResult<unknown[]>[]

/** Runs one statement on one connection; every failure is a {@link DatabaseError}. */
export function runStatement(
  client: pg.ClientBase,
  statement: Statement,
  values?: readonly unknown[],
): Promise<QueryResult> {
  const { promise, resolve, reject } = Promise.withResolvers<QueryResult>()
  const named = typeof statement === 'string' ? { text: statement } : statement
  const query = { ...named, rowMode: 'array' as const, ...(values === undefined ? {} : { values: [...values] }) }
  // With a callback, because the driver's promises keep their rows in memory until the next full garbage collection.
  void client.query<unknown[]>(query, (error: Error | null, answer: Answer) => {
    if (error) return reject(toDatabaseError(error))
    const result = Array.isArray(answer) ? answer.at(-1) : answer
    resolve({ rows: result?.rows ?? [], rowCount: result?.rowCount ?? 0 })
  })
  return promise
}
