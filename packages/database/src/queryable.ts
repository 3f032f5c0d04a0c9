import type { DatabaseError } from './errors.ts'

/** SQL text, or text with a name under which each connection keeps it prepared. */
export type Statement = string | { readonly name: string; readonly text: string }

/** Rows as arrays in the order of the select list; `rowCount` counts the rows returned or changed. */
export interface QueryResult {
  readonly rows: unknown[][]
  readonly rowCount: number
}

/** Runs statements: the database itself, or one open transaction. */
export interface Queryable {
  /**
   * Runs one statement. Text without values may hold several statements; the result is then that of the last.
   *
   * @throws DatabaseError of a kind of `DatabaseErrorKind`.
   */
  query(statement: Statement, values?: readonly unknown[]): Promise<QueryResult>
}

/** One open transaction. Statements issued at once are sent together and run in the order in which they were issued. */
export interface Transaction extends Queryable {
  /**
   * Pipelines a statement whose result is not needed: it is sent with the next one, or with the commit. When it fails, the
   * transaction fails, and later statements throw its error.
   *
   * @param explain - converts the error of the statement to the error that is thrown.
   */
  pipeline(statement: Statement, values?: readonly unknown[], explain?: (error: DatabaseError) => Error): void
  /** Waits for the pipelined statements. @throws the error of a pipelined statement that failed. */
  settle(): Promise<void>
  /** Runs `work` in a savepoint. When it throws, its writes are rolled back, the error is rethrown and the transaction can continue. */
  savepoint<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
}
