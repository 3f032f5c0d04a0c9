/** The tables of objects in a database, as far as the metadata decides them. */
export type Schema = { tables: ReadonlyMap<string, TableSchema>; sequences: ReadonlySet<string> }

export type TableSchema = {
  name: string
  columns: ReadonlyMap<string, ColumnSchema>
  /** By name; the text is the definition after the name, in PostgreSQL's own words. */
  indexes: ReadonlyMap<string, string>
  /** Foreign keys and the primary key by name, in PostgreSQL's own words. */
  constraints: ReadonlyMap<string, string>
}

export type ColumnSchema = { type: string; collation: string | null; notNull: boolean; defaultValue: string | null }
