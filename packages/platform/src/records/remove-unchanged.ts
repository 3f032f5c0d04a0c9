import { type Caller, within } from '../engine.ts'
import { table } from '../schema/names.ts'
import { deleteRow } from './delete-row.ts'

const RECORDS_AT_ONCE = 100

/**
 * Deletes the records of an object that have not changed since a time, each as completely as a caller would. Several processes may do
 * so at once.
 *
 * @param since - ISO 8601; a record of that very time stays.
 * @returns how many went.
 */
export async function removeUnchanged(caller: Caller, objectApiName: string, since: string): Promise<number> {
  const { app, database, rowCache } = caller.engine
  const object = app.required(objectApiName)
  let removed = 0
  for (;;) {
    const gone = await database.transaction(async (tx) => {
      const { rows } = await tx.query(
        `select "Id" from ${table(object)} where "SystemModstamp" < $1
         order by "SystemModstamp" limit ${RECORDS_AT_ONCE} for update skip locked`,
        [since],
      )
      const inside = within(caller, tx)
      for (const [id] of rows) {
        const locked = (await rowCache.lock(tx, object, [String(id)], 'update')).get(String(id))
        if (locked) await deleteRow(inside, tx, object, locked)
      }
      return rows.length
    })
    if (gone === 0) return removed
    removed += gone
  }
}
