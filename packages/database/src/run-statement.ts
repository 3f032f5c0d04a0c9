import type pg from 'pg'
import { toDatabaseError } from './errors.ts'
import type { QueryResult, Statement } from './queryable.ts'

/** Runs one statement on one connection; every failure is a `DatabaseError`. */
export async function runStatement(
  client: pg.ClientBase,
  statement: Statement,
  values?: readonly unknown[],
): Promise<QueryResult> {
  const named = typeof statement === 'string' ? { text: statement } : statement
  try {
    const answer: pg.QueryArrayResult<unknown[]> | pg.QueryArrayResult<unknown[]>[] = await client.query<unknown[]>({
      ...named,
      rowMode: 'array',
      ...(values === undefined ? {} : { values: values as unknown[] }),
    })
    const result = Array.isArray(answer) ? answer.at(-1) : answer
    return { rows: result?.rows ?? [], rowCount: result?.rowCount ?? 0 }
  } catch (error) {
    throw toDatabaseError(error)
  }
}
