import { identifier, type Queryable, type Statement } from 'database'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { Statements } from '../query/statements.ts'
import { sequence, table, VERSION_COLUMN } from '../schema/names.ts'
import { prepared } from '../schema/prepared.ts'
import type { Scalar } from './change.ts'

/** A whole row by field name. */
export type Row = Map<string, Scalar>

/** A row as it is locked, its version, and the time of the database, ISO 8601 in UTC. */
export type Locked = { row: Row; version: number; now: string }

/** How a row is locked: for a reader of parents, or for a writer. */
export type Lock = 'share' | 'update'

/** The statement that reads whole rows by id, in id order, locked. */
export function lockStatement(object: ObjectModel, lock: Lock): Statement {
  const list = [...object.fields.keys()].map((name) => identifier(name)).join(', ')
  return prepared(
    `select ${list}, ${VERSION_COLUMN}, app_now() from ${table(object)} where "Id" = any($1) order by "Id" for ${lock}`,
  )
}

/** Runs a {@link lockStatement}. Ask for rows through {@link HeldRows}, which reads each once. */
export async function lockRows(
  tx: Queryable,
  object: ObjectModel,
  statement: Statement,
  ids: readonly string[],
): Promise<Map<string, Locked>> {
  const { rows } = await tx.query(statement, [ids])
  const locked = new Map<string, Locked>()
  for (const values of rows) {
    const row: Row = new Map()
    let place = 0
    for (const name of object.fields.keys()) row.set(name, values[place++] as Scalar)
    locked.set(String(row.get('Id')), { row, version: Number(values[place]), now: String(values[place + 1]) })
  }
  return locked
}

/** Inserts a row; false when its id is taken. */
export async function insertRow(tx: Queryable, object: ObjectModel, row: Row): Promise<boolean> {
  // Every column is named, so that an object has one statement whatever a row leaves empty.
  const fields = [...object.fields.values()]
  const columns = fields.map(({ apiName }) => identifier(apiName)).join(', ')
  const places = fields.map((_, index) => `$${index + 1}`).join(', ')
  const { rowCount } = await tx.query(
    prepared(`insert into ${table(object)} (${columns}) values (${places}) on conflict ("Id") do nothing`),
    fields.map(({ apiName }) => row.get(apiName) ?? null),
  )
  return rowCount === 1
}

/** Writes changed columns and advances the version, unless the row has another version by now. */
export async function updateRow(
  tx: Queryable,
  statements: Pick<Statements, 'named'>,
  object: ObjectModel,
  id: string,
  version: number,
  changes: ReadonlyMap<string, Scalar>,
): Promise<boolean> {
  const sets = [...changes.keys()].map((name, index) => `${identifier(name)} = $${index + 3}`)
  const text = `update ${table(object)} set ${[`${VERSION_COLUMN} = ${VERSION_COLUMN} + 1`, ...sets].join(', ')}
     where "Id" = $1 and ${VERSION_COLUMN} = $2`
  const { rowCount } = await tx.query(statements.named(text), [id, version, ...changes.values()])
  return rowCount === 1
}

/** Deletes a row, unless it has another version by now. */
export async function removeRow(tx: Queryable, object: ObjectModel, id: string, version: number): Promise<boolean> {
  const { rowCount } = await tx.query(`delete from ${table(object)} where "Id" = $1 and ${VERSION_COLUMN} = $2`, [
    id,
    version,
  ])
  return rowCount === 1
}

/** What a new row takes from the database: the time, and the next number of each auto-number field, with its zeros. */
export async function nextNumbers(
  tx: Queryable,
  object: ObjectModel,
  knownTime: string | null,
): Promise<{ now: string; numbers: Row }> {
  const fields = [...object.fields.values()].filter(({ type }) => type === 'autoNumber')
  if (knownTime !== null && fields.length === 0) return { now: knownTime, numbers: new Map() }
  const columns = fields.map((field) => `, nextval('${sequence(object, field)}')`).join('')
  const [now, ...counted] = (await tx.query(prepared(`select app_now()${columns}`))).rows[0] ?? []
  const numbers: Row = new Map()
  for (const [index, field] of fields.entries()) {
    const number = (field.startsAt ?? 1) - 1 + Number(counted[index])
    numbers.set(field.apiName, String(number).padStart(field.digits ?? 8, '0'))
  }
  return { now: knownTime ?? String(now), numbers }
}
