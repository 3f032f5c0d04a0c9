import { AppError } from 'contract'
import { identifier, type Transaction } from 'database'
import type { Caller } from '../engine.ts'
import { table } from '../schema/names.ts'
import type { Scalar } from './change.ts'
import { fieldValue } from './field-value.ts'
import { changeRow, createRow } from './write-row.ts'

/** Records without grants, for rules, jobs and demo data. Every write is as complete as a caller's: history, events, versions. */
export type SystemRecords = {
  /**
   * The named fields of a record, which stays locked until the transaction ends; null when it does not exist. Whoever will
   * change it afterwards locks it for `update` at once, or two transactions wait for each other.
   */
  read(
    objectApiName: string,
    id: string,
    fields: readonly string[],
    lock?: 'share' | 'update',
  ): Promise<Record<string, Scalar> | null>
  /** Records whose fields equal the given values, newest first, at most `limit` (200). */
  find(
    objectApiName: string,
    equals: Record<string, Scalar>,
    fields: readonly string[],
    limit?: number,
  ): Promise<Record<string, Scalar>[]>
  /** Rules of the object run too. @returns the id. */
  create(objectApiName: string, fields: Record<string, Scalar>): Promise<string>
  /** @throws AppError `NOT_FOUND`. */
  update(objectApiName: string, id: string, fields: Record<string, Scalar>): Promise<void>
}

/** {@link SystemRecords} inside a transaction. */
export function systemRecordsOf(caller: Caller, tx: Transaction): SystemRecords {
  const { app, rows: held } = caller.engine
  const valuesOf = (objectApiName: string, fields: Record<string, Scalar>) => {
    const object = app.required(objectApiName)
    const values = Object.entries(fields).map(([name, value]): [string, Scalar] => {
      const field = object.fields.get(name)
      if (!field) throw new Error(`${objectApiName} has no field ${name}`)
      return [name, fieldValue(app, field, value)]
    })
    return { object, values: new Map(values) }
  }
  return {
    read: async (objectApiName, id, fields, lock = 'share') => {
      const locked = (await held.lock(tx, app.required(objectApiName), [id], lock)).get(id)
      return locked ? Object.fromEntries(fields.map((name) => [name, locked.row.get(name) ?? null])) : null
    },
    find: async (objectApiName, equals, fields, limit = 200) => {
      const object = app.required(objectApiName)
      const wanted = Object.entries(equals).filter(([, value]) => value !== null)
      const empty = Object.entries(equals).filter(([, value]) => value === null)
      const terms = [
        ...wanted.map(([name], index) => `${identifier(name)} = $${index + 1}`),
        ...empty.map(([name]) => `${identifier(name)} is null`),
      ]
      const where = terms.join(' and ') || 'true'
      const list = fields.map((name) => identifier(name)).join(', ')
      const { rows } = await tx.query(
        `select ${list} from ${table(object)} where ${where} order by "CreatedDate" desc, "Id" desc limit ${Math.trunc(limit)}`,
        wanted.map(([, value]) => value),
      )
      return rows.map((row) => Object.fromEntries(fields.map((name, index) => [name, row[index] as Scalar])))
    },
    create: (objectApiName, fields) => {
      const { object, values } = valuesOf(objectApiName, fields)
      return createRow(caller, tx, object, values, () => undefined)
    },
    update: async (objectApiName, id, fields) => {
      const { object, values } = valuesOf(objectApiName, fields)
      const locked = (await held.lock(tx, object, [id], 'update')).get(id)
      if (!locked) throw new AppError('NOT_FOUND')
      await changeRow(caller, tx, object, locked, values, () => undefined)
    },
  }
}
