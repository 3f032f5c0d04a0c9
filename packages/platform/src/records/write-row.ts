import { isBlank } from 'contract'
import type { Transaction } from 'database'
import { requiredFieldsMissing } from '../access/unknown-field.ts'
import type { Caller } from '../engine.ts'
import { recordedUserId } from '../guest.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { Row, Scalar } from '../metadata/scalar.ts'
import { insertRow, type Locked, nextNumbers, updateRow } from '../rows/row.ts'
import { prepared } from '../schema/prepared.ts'
import { fillDenormalisedColumns, updateDenormalisedColumns } from './denormalised-columns.ts'
import { announce } from './live-event.ts'
import { changeOf } from './record-change.ts'
import { newRecordId } from './record-id.ts'
import { insertWords, updateWords } from './search-text.ts'

/** The last check of the gate: called with the completed row after the rules; throws to reject it. */
export type LastCheck = (after: Row) => void

/** Options of a creation. */
export type CreationParts = {
  /** Checks before the rules run; they run while the auto-number is fetched. */
  first?: () => Promise<void>
  /** A row of the same transaction that the new row documents, as history does: both get the same time. */
  parent?: Row
}

/** The time of the transaction, ISO 8601 in UTC. */
export async function transactionTime(tx: Transaction): Promise<string> {
  const { rows } = await tx.query(prepared('select app_now()'))
  return String(rows[0]?.[0])
}

/**
 * Creates a record within a transaction: runs rules, fills denormalised columns, checks required fields, and writes the row, its history,
 * search words and event. Errors of the database fail the transaction at its next statement or at its commit.
 *
 * @returns its id.
 */
export async function createRow(
  caller: Caller,
  tx: Transaction,
  object: ObjectModel,
  sent: ReadonlyMap<string, Scalar>,
  check: LastCheck,
  { first, parent }: CreationParts = {},
): Promise<string> {
  const [{ now, numbers }] = await Promise.all([nextNumbers(tx, object, timeOf(parent)), first?.()])
  const row: Row = new Map(
    [...object.fields.values()].map((field) => [
      field.apiName,
      sent.get(field.apiName) ?? defaultOf(object, field.apiName),
    ]),
  )
  const userId = recordedUserId(caller.engine.app, caller.principal)
  for (const time of ['CreatedDate', 'LastModifiedDate', 'SystemModstamp']) row.set(time, now)
  for (const person of ['CreatedById', 'LastModifiedById']) row.set(person, userId)
  row.set('Id', newRecordId(object.keyPrefix, Date.parse(now)))
  for (const [name, number] of numbers) row.set(name, number)
  const change = changeOf('create', { caller, object, tx, now, before: null, after: row })
  await object.rules?.beforeCreate?.(change)
  await fillDenormalisedColumns(tx, caller.engine, object, row, null)
  requireFields(object, row)
  check(row)
  insertRow(tx, object, row)
  caller.engine.referenceData.noteChange(tx, object.apiName)
  caller.engine.quotas?.addRow(tx, caller.principal, object)
  caller.engine.rowCache.keep(tx, change.id, { row, version: 1, now })
  insertWords(tx, object, row)
  if (object.history) await keepHistory(caller, tx, object, row, [{ field: 'created', before: null, after: null }])
  announce(tx, caller.engine.app, object, 'created', row, 1)
  await object.rules?.afterCreate?.(change)
  return change.id
}

/** Changes a locked record within a transaction; without an effective change nothing is written. */
export async function changeRow(
  caller: Caller,
  tx: Transaction,
  object: ObjectModel,
  locked: Locked,
  sent: ReadonlyMap<string, Scalar>,
  check: LastCheck,
): Promise<void> {
  const { now } = locked
  const after: Row = new Map(locked.row)
  for (const [name, value] of sent) after.set(name, value)
  const change = changeOf('update', { caller, object, tx, now, before: locked.row, after })
  await object.rules?.beforeUpdate?.(change)
  await fillDenormalisedColumns(tx, caller.engine, object, after, locked.row)
  const changes: Row = new Map()
  for (const [name, value] of after) if (value !== (locked.row.get(name) ?? null)) changes.set(name, value)
  if (changes.size === 0) return
  requireFields(object, after)
  check(after)
  if (caller.principal && caller.isEditor) {
    changes.set('LastModifiedById', recordedUserId(caller.engine.app, caller.principal))
    changes.set('LastModifiedDate', nextSecondOf(String(locked.row.get('LastModifiedDate')), now))
  }
  changes.set('SystemModstamp', now)
  for (const [name, value] of changes) after.set(name, value)
  const id = change.id
  updateRow(tx, caller.engine.statements, object, { id, version: locked.version, changes })
  caller.engine.referenceData.noteChange(tx, object.apiName)
  caller.engine.rowCache.keep(tx, id, { row: after, version: locked.version + 1, now })
  updateWords(tx, object, after, changes)
  await updateDenormalisedColumns(tx, caller.engine, object, [id], changes)
  await keepHistory(caller, tx, object, after, trackedChanges(object, changes, locked.row))
  announce(tx, caller.engine.app, object, 'updated', after, locked.version + 1, changes.keys(), locked.row)
  await object.rules?.afterUpdate?.(change)
}

/** Raises the version of a locked row and sends its event although its own values stay: a record to which it refers has changed. */
export function announceRow(
  caller: Caller,
  tx: Transaction,
  object: ObjectModel,
  locked: Locked,
  lookup: string,
): void {
  const { row, version, now } = locked
  const changes: Row = new Map([['SystemModstamp', now]])
  const after: Row = new Map([...row, ...changes])
  const id = String(row.get('Id'))
  updateRow(tx, caller.engine.statements, object, { id, version, changes })
  caller.engine.rowCache.keep(tx, id, { row: after, version: version + 1, now })
  announce(tx, caller.engine.app, object, 'updated', after, version + 1, [lookup])
}

/**
 * LastModifiedDate advances at least to the next whole second, so that checks in whole seconds are exact. The second of two edits within
 * a second is therefore dated up to a second ahead of the clock; answers show the stored date, since one version has one date.
 */
function nextSecondOf(previous: string, now: string): string {
  const nextSecond = Math.floor(Date.parse(previous) / 1000) * 1000 + 1000
  return new Date(Math.max(Date.parse(now), nextSecond)).toISOString()
}

function timeOf(row: Row | undefined): string | null {
  const time = row?.get('SystemModstamp')
  return typeof time === 'string' ? time : null
}

type Tracked = { field: string; before: Scalar; after: Scalar }

function trackedChanges(object: ObjectModel, changes: ReadonlyMap<string, Scalar>, before: Row): Tracked[] {
  return (object.history?.fields ?? [])
    .filter((field) => changes.has(field))
    .map((field) => ({ field, before: before.get(field) ?? null, after: changes.get(field) ?? null }))
}

async function keepHistory(
  caller: Caller,
  tx: Transaction,
  object: ObjectModel,
  row: Row,
  tracked: readonly Tracked[],
): Promise<void> {
  if (!object.history) return
  const history = caller.engine.app.required(object.history.object)
  for (const { field, before, after } of tracked) {
    const entry = new Map<string, Scalar>([
      ['ParentId', row.get('Id') ?? null],
      ['Field', field],
      ['OldValue', before === null ? null : String(before).slice(0, 255)],
      ['NewValue', after === null ? null : String(after).slice(0, 255)],
    ])
    await createRow(caller, tx, history, entry, () => undefined, { parent: row })
  }
}

function defaultOf(object: ObjectModel, name: string): Scalar {
  const field = object.fields.get(name)
  if (field?.defaultValue !== undefined) return field.defaultValue
  if (field?.type === 'checkbox') return false
  if (name === 'RecordTypeId') return object.recordTypes?.find((type) => type.isDefault)?.id ?? null
  return field?.values?.find((value) => value.isDefault)?.value ?? null
}

function requireFields(object: ObjectModel, row: Row): void {
  const missing = [...object.fields.values()].filter(({ required, apiName }) => {
    const value = required ? (row.get(apiName) ?? null) : undefined
    return value === null || (typeof value === 'string' && isBlank(value))
  })
  if (missing.length > 0) throw requiredFieldsMissing(missing)
}
