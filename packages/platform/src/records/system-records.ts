import { AppError } from 'contract'
import { identifier, type Transaction } from 'database'
import type { Caller } from '../engine.ts'
import type { Before, SystemRecords } from '../metadata/record-rules.ts'
import type { Scalar } from '../metadata/scalar.ts'
import { table } from '../schema/names.ts'
import { deleteRow } from './delete-row.ts'
import { fieldValue } from './field-value.ts'
import { announceRow, changeRow, createRow } from './write-row.ts'

/** {@link SystemRecords} inside a transaction. */
export function systemRecordsOf(caller: Caller, tx: Transaction): SystemRecords {
  const { app, rowCache } = caller.engine
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
      const locked = (await rowCache.lock(tx, app.required(objectApiName), [id], lock)).get(id)
      return locked ? Object.fromEntries(fields.map((name) => [name, locked.row.get(name) ?? null])) : null
    },
    find: async (objectApiName, equals, fields, limit = 200) => {
      const object = app.required(objectApiName)
      const wanted = Object.entries(equals).filter(([, value]) => value !== null)
      const empty = Object.entries(equals).filter(([, value]) => value === null)
      const terms = [
        ...wanted.map(([name, value], index) => `${identifier(name)} ${isBefore(value) ? '<' : '='} $${index + 1}`),
        ...empty.map(([name]) => `${identifier(name)} is null`),
      ]
      const where = terms.join(' and ') || 'true'
      const list = fields.map((name) => identifier(name)).join(', ')
      const { rows } = await tx.query(
        `select ${list} from ${table(object)} where ${where} order by "CreatedDate" desc, "Id" desc limit ${Math.trunc(limit)}`,
        wanted.map(([, value]) => (isBefore(value) ? value.before : value)),
      )
      return rows.map((row) => Object.fromEntries(fields.map((name, index) => [name, row[index] as Scalar])))
    },
    create: (objectApiName, fields) => {
      const { object, values } = valuesOf(objectApiName, fields)
      return createRow(caller, tx, object, values, () => undefined)
    },
    update: async (objectApiName, id, fields) => {
      const { object, values } = valuesOf(objectApiName, fields)
      const locked = (await rowCache.lock(tx, object, [id], 'update')).get(id)
      if (!locked) throw new AppError('NOT_FOUND')
      await changeRow(caller, tx, object, locked, values, () => undefined)
    },
    remove: async (objectApiName, id) => {
      const object = app.required(objectApiName)
      const locked = (await rowCache.lock(tx, object, [id], 'update')).get(id)
      if (locked) await deleteRow(caller, tx, object, locked)
    },
    referenceData: (data) => caller.engine.referenceData.read(tx, data),
    announce: async (objectApiName, id, lookup) => {
      const object = app.required(objectApiName)
      const locked = (await rowCache.lock(tx, object, [id], 'update')).get(id)
      if (locked) announceRow(caller, tx, object, locked, lookup)
    },
  }
}

const isBefore = (value: Scalar | Before): value is Before => typeof value === 'object' && value !== null
