import { identifier, type Queryable, type Statement, type Transaction } from 'database'
import type { HeldGrant } from '../access/grants.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { Row, Scalar } from '../metadata/scalar.ts'
import type { Statements } from '../query/statements.ts'
import { sequence, table, VERSION_COLUMN } from '../schema/names.ts'
import { prepared } from '../schema/prepared.ts'
import { refusalOf } from './refusal-of.ts'

/** A row as it is locked, its version, and the time of the database, ISO 8601 in UTC. */
export type Locked = { row: Row; version: number; now: string }

/** How a row is locked: for a reader of parents, or for a writer. */
export type Lock = 'share' | 'update'

/** The statements that read whole rows, locked: one by its id, or several in the order of their ids. */
export type LockStatements = { single: Statement; several: Statement }

const wholeRows = (object: ObjectModel): string => {
  const list = [...object.fields.keys()].map((name) => identifier(name)).join(', ')
  return `select ${list}, ${VERSION_COLUMN}, app_now() from ${table(object)} where "Id"`
}

export function lockStatements(object: ObjectModel, lock: Lock): LockStatements {
  const rows = wholeRows(object)
  // For a list of ids PostgreSQL makes a plan each time, which takes longer than reading one row.
  return {
    single: prepared(`${rows} = $1 for ${lock}`),
    several: prepared(`${rows} = any($1) order by "Id" for ${lock}`),
  }
}

/** Runs one of the {@link lockStatements}. Use {@link RowCache}, which reads each row once. */
export async function lockRows(
  tx: Queryable,
  object: ObjectModel,
  { single, several }: LockStatements,
  ids: readonly string[],
): Promise<Map<string, Locked>> {
  const { rows } = ids.length === 1 ? await tx.query(single, ids) : await tx.query(several, [ids])
  return lockedOf(object, rows)
}

/**
 * Locks the rows that fall under one of the grants, and no others: a row that the caller may not change takes the same statement as a
 * missing one, and is not locked. Grants through another object cover no row.
 */
export async function lockRowsUnder(
  tx: Queryable,
  statements: Pick<Statements, 'named'>,
  object: ObjectModel,
  ids: readonly string[],
  grants: readonly HeldGrant[],
  lock: Lock,
): Promise<Map<string, Locked>> {
  const values: unknown[] = [ids.length === 1 ? ids[0] : ids]
  const terms = grants
    .filter(({ via }) => via === null)
    .map(({ equalities }) =>
      equalities.map(({ column, value }) => `${identifier(column)} = $${values.push(value)}`).join(' and '),
    )
  if (terms.length === 0) return new Map()
  // PostgreSQL wants every bound value to be used.
  const isAny = terms.includes('')
  const under = isAny ? '' : ` and (${terms.map((term) => `(${term})`).join(' or ')})`
  const place = ids.length === 1 ? '= $1' : '= any($1)'
  const text = `${wholeRows(object)} ${place}${under} order by "Id" for ${lock}`
  const { rows } = await tx.query(statements.named(text), isAny ? values.slice(0, 1) : values)
  return lockedOf(object, rows)
}

function lockedOf(object: ObjectModel, rows: readonly (readonly unknown[])[]): Map<string, Locked> {
  const locked = new Map<string, Locked>()
  for (const values of rows) {
    const row: Row = new Map()
    let place = 0
    for (const name of object.fields.keys()) row.set(name, values[place++] as Scalar)
    locked.set(String(row.get('Id')), { row, version: Number(values[place]), now: String(values[place + 1]) })
  }
  return locked
}

/** Inserts a row. The transaction fails with an AppError when the database refuses it. */
export function insertRow(tx: Transaction, object: ObjectModel, row: Row): void {
  // Every column is named, so that all rows of an object share one statement.
  const fields = [...object.fields.values()]
  const columns = fields.map(({ apiName }) => identifier(apiName)).join(', ')
  const places = fields.map((_, index) => `$${index + 1}`).join(', ')
  tx.pipeline(
    prepared(`insert into ${table(object)} (${columns}) values (${places})`),
    fields.map(({ apiName }) => row.get(apiName) ?? null),
    (error) => refusalOf(object, error),
  )
}

/** Writes changed columns of a locked row and advances its version. The transaction fails when the row has another version. */
export function updateRow(
  tx: Transaction,
  statements: Pick<Statements, 'named'>,
  object: ObjectModel,
  { id, version, changes }: { id: string; version: number; changes: ReadonlyMap<string, Scalar> },
): void {
  const sets = [...changes.keys()].map((name, index) => `${identifier(name)} = $${index + 3}`)
  // Another version divides by zero: the statement must fail in the database, because the commit is pipelined behind it.
  const text = `update ${table(object)} set ${[`${VERSION_COLUMN} = ${VERSION_COLUMN} + 1`, ...sets].join(', ')}
     where "Id" = $1 and 1 / (${VERSION_COLUMN} = $2)::int = 1`
  tx.pipeline(statements.named(text), [id, version, ...changes.values()], (error) => refusalOf(object, error))
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
