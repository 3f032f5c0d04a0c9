import { identifier } from 'database'
import { type Caller, within } from '../engine.ts'
import type { Scalar } from '../metadata/scalar.ts'
import { table } from '../schema/names.ts'
import { deleteRow } from './delete-row.ts'

/** Selects records with these values (null means no value) whose time is before the given one, ISO 8601. */
export type Old = {
  time: 'CreatedDate' | 'SystemModstamp'
  before: string
  equals?: Readonly<Record<string, Scalar>>
}

const RECORDS_AT_ONCE = 100

/**
 * Deletes the old records of an object, each with history, search words and event like any deletion. Several processes may do so at once.
 *
 * @returns the number of deleted records.
 */
export async function removeOld(
  caller: Caller,
  objectApiName: string,
  { time, before, equals = {} }: Old,
): Promise<number> {
  const { app, database, rowCache } = caller.engine
  const object = app.required(objectApiName)
  const wanted = Object.entries(equals).filter(([, value]) => value !== null)
  const terms = [
    `${identifier(time)} < $1`,
    ...wanted.map(([name], index) => `${identifier(name)} = $${index + 2}`),
    ...Object.keys(equals).flatMap((name) => (equals[name] === null ? [`${identifier(name)} is null`] : [])),
  ]
  const values = [before, ...wanted.map(([, value]) => value)]
  let removed = 0
  for (;;) {
    const gone = await database.transaction(async (tx) => {
      const { rows } = await tx.query(
        `select "Id" from ${table(object)} where ${terms.join(' and ')}
         order by ${identifier(time)} limit ${RECORDS_AT_ONCE} for update skip locked`,
        values,
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
