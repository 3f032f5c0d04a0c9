import { createHash } from 'node:crypto'
import { identifier } from 'database'
import { type AppModel, type FieldModel, type ObjectModel, withoutSign } from '../metadata/app-model.ts'
import { isAlwaysSet, RECORDS_SCHEMA } from './names.ts'
import type { ColumnSchema, Schema, TableSchema } from './schema.ts'

/** The tables that an application needs: one per object, and one of search vectors where an object is searched. */
export function schemaOf(app: AppModel): Schema {
  const tables = app.objects.flatMap((object) => [
    tableOf(app, object),
    ...(object.search ? [searchTableOf(object, object.search)] : []),
  ])
  const sequences = app.objects.flatMap((object) =>
    [...object.fields.values()]
      .filter((field) => field.type === 'autoNumber')
      .map((field) => `${object.apiName}_${field.apiName}_seq`),
  )
  return { tables: new Map(tables.map((table) => [table.name, table])), sequences: new Set(sequences) }
}

function tableOf(app: AppModel, object: ObjectModel): TableSchema {
  const columns = new Map<string, ColumnSchema>([
    ['_version', { type: 'bigint', collation: null, notNull: true, defaultValue: '1' }],
  ])
  const indexes = new Map<string, string>()
  const constraints = new Map([[name(object.apiName, 'pkey'), 'PRIMARY KEY ("Id")']])
  for (const field of object.fields.values()) {
    columns.set(field.apiName, columnOf(field))
    if (field.unique) indexes.set(name(object.apiName, field.apiName, 'key'), uniqueIndexOf(field, field.unique))
    const target = field.type === 'lookup' && !field.system && field.to?.length === 1 ? field.to[0] : undefined
    if (target) {
      const parent = `${RECORDS_SCHEMA}.${quoted(app.required(target).apiName)}`
      const key = `FOREIGN KEY (${quoted(field.apiName)}) REFERENCES ${parent}("Id")`
      constraints.set(name(object.apiName, field.apiName, 'fkey'), key)
    }
  }
  for (const { columns: names, unique } of object.indexes ?? []) {
    if (unique) {
      indexes.set(name(object.apiName, ...names, 'key'), `UNIQUE (${names.map(indexColumn).join(', ')})`)
      continue
    }
    const key = names.some((column) => withoutSign(column) === 'Id') ? names : [...names, lastSign(names, 'Id')]
    indexes.set(name(object.apiName, ...names.map(withoutSign), 'idx'), `(${key.map(indexColumn).join(', ')})`)
  }
  return { name: object.apiName, columns, indexes, constraints }
}

function searchTableOf(object: ObjectModel, search: NonNullable<ObjectModel['search']>): TableSchema {
  const tableName = `${object.apiName}_search`
  const columns = new Map<string, ColumnSchema>([
    ['Id', { type: 'character varying(18)', collation: 'C', notNull: true, defaultValue: null }],
  ])
  for (const scope of search.scopes) {
    const field = object.fields.get(scope)
    if (field) columns.set(scope, { ...columnOf(field), notNull: false, defaultValue: null })
  }
  const classes = Object.keys(search.classes)
  for (const name of classes)
    columns.set(name, { type: 'tsvector', collation: null, notNull: true, defaultValue: null })
  const gin = [...search.scopes, ...classes].map(quoted).join(', ')
  return {
    name: tableName,
    columns,
    indexes: new Map([
      [name(tableName, 'words', 'idx'), `USING gin (${gin})`],
      // A block range index: it skips pages of older ids, so that matches by words are cut off unread.
      [name(tableName, 'Id', 'idx'), 'USING brin ("Id")'],
    ]),
    constraints: new Map([
      [name(tableName, 'pkey'), 'PRIMARY KEY ("Id")'],
      [
        name(tableName, 'Id', 'fkey'),
        `FOREIGN KEY ("Id") REFERENCES ${RECORDS_SCHEMA}.${quoted(object.apiName)}("Id") ON DELETE CASCADE`,
      ],
    ]),
  }
}

function columnOf(field: FieldModel): ColumnSchema {
  const notNull = isAlwaysSet(field)
  const textual = { collation: field.collation === 'human' ? 'unicode' : 'C', notNull, defaultValue: null }
  switch (field.type) {
    case 'number':
    case 'currency':
    case 'percent':
      return {
        type: `numeric(${field.precision ?? 18},${field.scale ?? 0})`,
        collation: null,
        notNull,
        defaultValue: null,
      }
    case 'checkbox':
      return { type: 'boolean', collation: null, notNull, defaultValue: String(field.defaultValue ?? false) }
    case 'date':
      return { type: 'date', collation: null, notNull, defaultValue: null }
    case 'dateTime':
      return { type: 'timestamp(3) with time zone', collation: null, notNull, defaultValue: null }
    case 'longText':
    case 'richText':
      return { type: `character varying(${field.length ?? 32_000})`, ...textual, collation: 'unicode' }
    default:
      return { type: `character varying(${field.length ?? 255})`, ...textual }
  }
}

/** Shortens names that PostgreSQL would truncate, with a hash that keeps them distinct. */
function name(...parts: string[]): string {
  const whole = parts.join('_')
  return whole.length <= 60
    ? whole
    : `${whole.slice(0, 50)}_${createHash('sha1').update(whole).digest('hex').slice(0, 8)}`
}

/** PostgreSQL quotes a name in its own definitions only where it must. */
export function quoted(apiName: string): string {
  return /^[a-z_][a-z0-9_$]*$/.test(apiName) && apiName !== 'case' ? apiName : identifier(apiName)
}

function uniqueIndexOf(field: FieldModel, unique: true | { unless: string }): string {
  const key = field.type === 'email' ? `lower((${quoted(field.apiName)})::text)` : quoted(field.apiName)
  return unique === true ? `UNIQUE (${key})` : `UNIQUE (${key}) WHERE (NOT ${quoted(unique.unless)})`
}

const indexColumn = (column: string): string =>
  column.startsWith('-') ? `${quoted(column.slice(1))} DESC` : quoted(column)

const lastSign = (columns: readonly string[], column: string): string =>
  columns.at(-1)?.startsWith('-') ? `-${column}` : column
