import type { DatabaseError } from './errors.ts'

/** SQL text, or text with a name under which each connection keeps it prepared. */
export type Statement = string | { readonly name: string; readonly text: string }

/** Rows as arrays in the order of the select list; `rowCount` counts the rows returned or changed. */
export interface QueryResult {
  readonly rows: unknown[][]
  readonly rowCount: number
}

/** What runs statements: the database itself, or one open transaction. */
export interface Queryable {
  /**
   * Runs one statement. Text without values may hold several statements; the result is then that of the last.
   *
   * @throws DatabaseError always typed, see `DatabaseErrorKind`.
   */
  query(statement: Statement, values?: readonly unknown[]): Promise<QueryResult>
}

/** One open transaction. Statements given at once travel together and run one after the other, in the order given. */
export interface Transaction extends Queryable {
  /**
   * Runs a statement whose answer nobody needs: it travels with the next one, or with the commit. When it fails, the
   * transaction fails, and what was asked after it throws its error.
   *
   * @param explain - gives the error to throw for that of the statement.
   */
  post(statement: Statement, values?: readonly unknown[], explain?: (error: DatabaseError) => Error): void
  /** Waits for what was posted. @throws the error of a posted statement that failed. */
  settle(): Promise<void>
  /** Runs `work`; when it throws, what it wrote is undone, the transaction goes on and the error rises. */
  savepoint<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
}
