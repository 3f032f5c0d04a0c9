import type { Queryable } from 'database'
import { RECORDS_SCHEMA } from './names.ts'
import type { ColumnSchema, Schema, TableSchema } from './schema.ts'

/** The comment of a column that an installation has added to its tables: no migration knows it. */
export const OWN_COLUMN = 'own field'

/** Reads the schema of a database, in the form of `schemaOf`, without the columns of own fields. */
export async function readSchema(database: Queryable): Promise<Schema> {
  const columns = await database.query(
    `select c.relname, a.attname, format_type(a.atttypid, a.atttypmod), l.collname, a.attnotnull, pg_get_expr(d.adbin, d.adrelid)
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace and n.nspname = $1
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     left join pg_collation l on l.oid = a.attcollation
     left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
     where c.relkind = 'r' and col_description(c.oid, a.attnum) is distinct from $2 order by c.relname, a.attnum`,
    [RECORDS_SCHEMA, OWN_COLUMN],
  )
  const constraints = await database.query(
    `select c.relname, k.conname, pg_get_constraintdef(k.oid)
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = $1 and k.contype in ('p', 'f') and col_description(c.oid, k.conkey[1]) is distinct from $2`,
    [RECORDS_SCHEMA, OWN_COLUMN],
  )
  const indexes = await database.query(
    `select c.relname, i.relname, x.indisunique, pg_get_indexdef(x.indexrelid)
     from pg_index x
     join pg_class c on c.oid = x.indrelid
     join pg_class i on i.oid = x.indexrelid
     join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = $1 and not x.indisprimary`,
    [RECORDS_SCHEMA],
  )
  const sequences = await database.query(
    `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = $1 and c.relkind = 'S'`,
    [RECORDS_SCHEMA],
  )
  const tables = new Map<
    string,
    { name: string; columns: Map<string, ColumnSchema>; indexes: Map<string, string>; constraints: Map<string, string> }
  >()
  for (const [table, column, type, collation, notNull, defaultValue] of columns.rows) {
    const name = String(table)
    const entry = tables.get(name) ?? { name, columns: new Map(), indexes: new Map(), constraints: new Map() }
    tables.set(name, entry)
    const schema: ColumnSchema = {
      type: String(type),
      collation: collation === null ? null : String(collation),
      notNull: notNull === true,
      defaultValue: defaultValue === null ? null : String(defaultValue).replace(/^'(\d+)'::bigint$/, '$1'),
    }
    entry.columns.set(String(column), schema)
  }
  for (const [table, name, definition] of constraints.rows) {
    tables.get(String(table))?.constraints.set(String(name), String(definition))
  }
  for (const [table, name, unique, definition] of indexes.rows) {
    tables.get(String(table))?.indexes.set(String(name), indexWords(String(definition), unique === true))
  }
  return {
    tables: tables as ReadonlyMap<string, TableSchema>,
    sequences: new Set(sequences.rows.map(([name]) => String(name))),
  }
}

/** `CREATE INDEX x ON s.t USING btree (a, b)` is written `(a, b)`; other methods keep their name. */
function indexWords(definition: string, unique: boolean): string {
  const using = definition.slice(definition.indexOf(' USING ') + 1).replace(/^USING btree /, '')
  return unique ? `UNIQUE ${using}` : using
}
