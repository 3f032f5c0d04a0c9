import type { Transaction } from 'database'
import type { Engine } from '../engine.ts'
import { table } from '../schema/names.ts'
import { writeStoredWords } from './search-text.ts'

const RECORDS_AT_ONCE = 500

/**
 * Writes the search words of a portion of an object's records, newest first, after a new or changed search configuration. The
 * transaction also queues the next portion, by `queueNext`. Rows with correct words are not written.
 *
 * @param before - the last id of the previous portion; null starts with the newest record.
 * @param queueNext - called with the last id of this portion, except for the last portion.
 */
export async function refillWords(
  { app, database }: Engine,
  objectApiName: string,
  before: string | null,
  queueNext: (tx: Transaction, end: string) => void,
): Promise<void> {
  const object = app.required(objectApiName)
  await database.transaction(
    async (tx) => {
      // Locks the row: waits for a concurrent change to commit, then uses the new values.
      const { rows } = await tx.query(
        `select "Id" from ${table(object)} where "Id" < coalesce($1, '~')
         order by "Id" desc limit ${RECORDS_AT_ONCE} for share`,
        [before],
      )
      const ids = rows.map(([id]) => String(id))
      await writeStoredWords(tx, object, ids)
      const last = ids.at(-1)
      if (last !== undefined && ids.length === RECORDS_AT_ONCE) queueNext(tx, last)
    },
    { statementTimeoutMs: 0 },
  )
}
