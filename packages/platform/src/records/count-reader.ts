import { identifier, type Queryable } from 'database'
import type { Engine } from '../engine.ts'
import type { ReaderCount } from '../metadata/server-method.ts'
import { table } from '../schema/names.ts'
import { prepared } from '../schema/prepared.ts'

/**
 * Raises the number of readers by one, unless the same reader was counted on this day, in UTC. It is not an edit: version and dates stay,
 * no rule runs, and no event is sent. Of concurrent calls for a reader, only one counts.
 *
 * @param reader - identifies the reader; only a keyed hash of it is stored, until the day is deleted.
 */
export async function countReader(
  engine: Engine,
  { objectApiName, id, field }: ReaderCount,
  reader: string,
): Promise<void> {
  const object = engine.app.required(objectApiName)
  const column = identifier(field)
  await engine.database.query(
    prepared(
      `with first as (
         insert into counted_reader (day, reader) values ((app_now() at time zone 'UTC')::date, $2)
         on conflict do nothing returning reader
       )
       update ${table(object)} set ${column} = coalesce(${column}, 0) + 1 where "Id" = $1 and exists (select from first)`,
    ),
    [id, engine.keyedHash(JSON.stringify(['reader', id, field, reader]))],
  )
}

/** Deletes the readers counted before the day of a time. @returns the number of deleted rows. */
export async function forgetReaders(database: Queryable, before: string): Promise<number> {
  const { rowCount } = await database.query(
    "delete from counted_reader where day < ($1::timestamptz at time zone 'UTC')::date",
    [before],
  )
  return rowCount ?? 0
}
