import { identifier } from 'database'
import { RECORDS_SCHEMA } from './names.ts'
import type { ColumnSchema, Schema, TableSchema } from './schema.ts'

const qualified = (name: string): string => `${RECORDS_SCHEMA}.${identifier(name)}`

/**
 * The statements that migrate one schema to another, forward only: what is no longer needed is dropped last, visible to the
 * author of the migration.
 *
 * @returns no statement when the two are equal.
 */
export function diffSchema(actual: Schema, wanted: Schema): string[] {
  const created: string[] = []
  const keys: string[] = []
  const dropped: string[] = []
  for (const sequence of wanted.sequences) {
    if (!actual.sequences.has(sequence)) created.push(`create sequence ${qualified(sequence)};`)
  }
  for (const table of wanted.tables.values()) {
    const before = actual.tables.get(table.name)
    if (before) changeTable(before, table, created, keys, dropped)
    else createTable(table, created, keys)
  }
  for (const table of actual.tables.values()) {
    if (!wanted.tables.has(table.name)) dropped.push(`drop table ${qualified(table.name)};`)
  }
  for (const sequence of actual.sequences) {
    if (!wanted.sequences.has(sequence)) dropped.push(`drop sequence ${qualified(sequence)};`)
  }
  return [...created, ...keys, ...dropped]
}

function createTable(table: TableSchema, created: string[], keys: string[]): void {
  const columns = [...table.columns].map(([name, column]) => `  ${columnWords(name, column)}`)
  const primary = [...table.constraints].filter(([, words]) => words.startsWith('PRIMARY'))
  const lines = [...columns, ...primary.map(([name, words]) => `  constraint ${identifier(name)} ${words}`)]
  created.push(`create table ${qualified(table.name)} (\n${lines.join(',\n')}\n);`)
  for (const [name, words] of table.indexes) created.push(indexStatement(table.name, name, words))
  for (const [name, words] of table.constraints) {
    if (!words.startsWith('PRIMARY')) keys.push(constraintStatement(table.name, name, words))
  }
}

function changeTable(
  before: TableSchema,
  after: TableSchema,
  created: string[],
  keys: string[],
  dropped: string[],
): void {
  const table = qualified(after.name)
  for (const [name, column] of after.columns) {
    const old = before.columns.get(name)
    if (!old) created.push(`alter table ${table} add column ${columnWords(name, column)};`)
    else created.push(...columnChanges(table, name, old, column))
  }
  for (const [name, words] of after.indexes) {
    if (before.indexes.get(name) === words) continue
    if (before.indexes.has(name)) created.push(`drop index ${qualified(name)};`)
    created.push(indexStatement(after.name, name, words))
  }
  for (const [name, words] of after.constraints) {
    if (before.constraints.get(name) === words) continue
    if (before.constraints.has(name)) keys.push(`alter table ${table} drop constraint ${identifier(name)};`)
    keys.push(constraintStatement(after.name, name, words))
  }
  for (const name of before.constraints.keys()) {
    if (!after.constraints.has(name)) dropped.push(`alter table ${table} drop constraint ${identifier(name)};`)
  }
  for (const name of before.indexes.keys()) {
    if (!after.indexes.has(name)) dropped.push(`drop index ${qualified(name)};`)
  }
  for (const name of before.columns.keys()) {
    if (!after.columns.has(name)) dropped.push(`alter table ${table} drop column ${identifier(name)};`)
  }
}

function columnChanges(table: string, name: string, old: ColumnSchema, column: ColumnSchema): string[] {
  const alter = `alter table ${table} alter column ${identifier(name)}`
  const changes: string[] = []
  if (old.type !== column.type || old.collation !== column.collation) {
    changes.push(`${alter} type ${typeWords(column)} using ${identifier(name)}::${column.type};`)
  }
  if (old.defaultValue !== column.defaultValue) {
    changes.push(
      column.defaultValue === null ? `${alter} drop default;` : `${alter} set default ${column.defaultValue};`,
    )
  }
  if (old.notNull !== column.notNull) changes.push(`${alter} ${column.notNull ? 'set' : 'drop'} not null;`)
  return changes
}

function columnWords(name: string, column: ColumnSchema): string {
  const defaultWords = column.defaultValue === null ? '' : ` default ${column.defaultValue}`
  return `${identifier(name)} ${typeWords(column)}${column.notNull ? ' not null' : ''}${defaultWords}`
}

const typeWords = (column: ColumnSchema): string =>
  column.collation === null ? column.type : `${column.type} collate ${identifier(column.collation)}`

function indexStatement(table: string, name: string, words: string): string {
  const unique = words.startsWith('UNIQUE ')
  const rest = unique ? words.slice('UNIQUE '.length) : words
  return `create ${unique ? 'unique ' : ''}index ${identifier(name)} on ${qualified(table)} ${rest};`
}

const constraintStatement = (table: string, name: string, words: string): string =>
  `alter table ${qualified(table)} add constraint ${identifier(name)} ${words};`
