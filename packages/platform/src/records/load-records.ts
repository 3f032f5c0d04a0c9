import { identifier, type Transaction } from 'database'
import type { Engine } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { Scalar } from '../metadata/scalar.ts'
import { sequence, table } from '../schema/names.ts'
import { newRecordId } from './record-id.ts'
import { writeStoredWords } from './search-text.ts'

const ROWS_PER_STATEMENT = 500

/** Values of one record to load; `CreatedDate` is required, `Id` and auto-numbers are generated when missing. */
export type LoadedRecord = Readonly<Record<string, Scalar>> & { readonly CreatedDate: string }

/**
 * Writes many records at once for demo data and tests. Times, users and numbers are stored as passed; no rule runs, and there is no history
 * and no event. Denormalised columns and search words are filled.
 *
 * @returns the ids in the order of the records.
 */
export async function loadRecords(
  { app, referenceData }: Engine,
  tx: Transaction,
  objectApiName: string,
  records: readonly LoadedRecord[],
): Promise<string[]> {
  const object = app.required(objectApiName)
  referenceData.noteChange(tx, object.apiName)
  const rows = records.map((record) => completed(object, record))
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await insert(tx, object, rows.slice(start, start + ROWS_PER_STATEMENT))
  }
  const ids = rows.map((row) => String(row.Id))
  await fillAllCopies(tx, object, app, ids)
  await writeStoredWords(tx, object, ids)
  for (const field of object.fields.values()) {
    if (field.type === 'autoNumber') await passNumbers(tx, object, field.apiName, field.startsAt ?? 1)
  }
  return ids
}

function completed(object: ObjectModel, record: LoadedRecord): Record<string, Scalar> {
  for (const name of Object.keys(record)) {
    if (!object.fields.has(name)) throw new Error(`${object.apiName} has no field ${name}`)
  }
  const created = record.CreatedDate
  const modified = record.LastModifiedDate ?? created
  const type = object.recordTypes?.find((candidate) => candidate.isDefault)?.id
  return {
    Id: newRecordId(object.keyPrefix, Date.parse(created)),
    LastModifiedDate: modified,
    SystemModstamp: modified,
    ...(type ? { RecordTypeId: type } : {}),
    ...record,
  }
}

/** One column list for all rows; missing auto-numbers come from the sequence. */
async function insert(tx: Transaction, object: ObjectModel, rows: readonly Record<string, Scalar>[]): Promise<void> {
  const names = [...object.fields.keys()].filter((name) => rows.some((row) => row[name] !== undefined))
  for (const field of object.fields.values()) {
    if (field.type === 'autoNumber' && !names.includes(field.apiName)) names.push(field.apiName)
  }
  const columns = names.map((name) => {
    const field = object.fields.get(name)
    const column = `v.${identifier(name)}`
    if (field?.type === 'checkbox') return `coalesce(${column}, ${field.defaultValue === true})`
    if (field?.type !== 'autoNumber') return column
    const number = `(nextval('${sequence(object, field)}') - 1 + ${field.startsAt ?? 1})::text`
    return `coalesce(${column}, lpad(${number}, greatest(length(${number}), ${field.digits ?? 8}), '0'))`
  })
  const list = names.map((name) => identifier(name)).join(', ')
  await tx.query(
    `insert into ${table(object)} (${list}) select ${columns.join(', ')}
     from jsonb_populate_recordset(null::${table(object)}, $1::jsonb) v`,
    [JSON.stringify(rows)],
  )
}

/** Writes only rows that differ: rewriting a row costs as much as inserting it. */
async function fillAllCopies(
  tx: Transaction,
  object: ObjectModel,
  app: Engine['app'],
  ids: readonly string[],
): Promise<void> {
  const copies = [...object.fields.values()].flatMap(({ apiName, copyOf }) => (copyOf ? [{ apiName, copyOf }] : []))
  for (const [lookup, copied] of Map.groupBy(copies, ({ copyOf }) => copyOf.lookup)) {
    for (const target of object.fields.get(lookup)?.to ?? []) {
      const parent = app.required(target)
      const known = copied.filter(({ copyOf }) => parent.fields.has(copyOf.field))
      if (known.length === 0) continue
      const own = known.map(({ apiName }) => identifier(apiName))
      const theirs = known.map(({ copyOf }) => `p.${identifier(copyOf.field)}`)
      await tx.query(
        `update ${table(object)} c set ${own.map((name, index) => `${name} = ${theirs[index]}`).join(', ')}
         from ${table(parent)} p where p."Id" = c.${identifier(lookup)} and c."Id" = any($1)
           and row(${own.map((name) => `c.${name}`).join(', ')}) is distinct from row(${theirs.join(', ')})`,
        [ids],
      )
    }
  }
}

/** Advances the sequence past the passed numbers. */
async function passNumbers(tx: Transaction, object: ObjectModel, name: string, startsAt: number): Promise<void> {
  const field = object.fields.get(name)
  if (!field) return
  await tx.query(
    `select setval('${sequence(object, field)}', n) from (
       select max(${identifier(name)}::bigint) - ${startsAt} + 1 as n from ${table(object)} where ${identifier(name)} ~ '^[0-9]+$') m
     where n >= 1 and n > (select coalesce(pg_sequence_last_value('${sequence(object, field)}'::regclass), 0))`,
  )
}
