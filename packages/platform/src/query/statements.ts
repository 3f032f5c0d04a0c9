import { createHash } from 'node:crypto'
import type { Database, Statement } from 'database'
import type { AuthorisedPlan } from '../access/authorise.ts'
import { shapeKey } from './shape-key.ts'
import { type Sql, toSql } from './to-sql.ts'

const MAX_SHAPES = 300

/** A plan made ready: what to send, and how to read what comes back. */
export type Prepared = Pick<Sql, 'columns' | 'orderColumns'> & { statement: Statement; values: unknown[] }

/** Compiles each shape once; the least recently used of 300 give way, and connections drop their statements. */
export type Statements = { prepare(plan: AuthorisedPlan): Prepared }

type Compiled = Sql & { name: string | null }

/**
 * A statement is named at its second use, so that PostgreSQL plans it once per connection: a name costs memory in every
 * connection, and many shapes never come again.
 */
export function createStatements(database: Pick<Database, 'forget'>): Statements {
  const compiled = new Map<string, Compiled>()
  return {
    prepare: (plan) => {
      const key = shapeKey(plan)
      const known = compiled.get(key)
      if (known) compiled.delete(key)
      const entry = known ?? { ...toSql(plan), name: null }
      if (known && known.name === null) entry.name = nameOf(entry.text)
      compiled.set(key, entry)
      if (compiled.size > MAX_SHAPES) evictOldest(compiled, database)
      const { name, text, sources, columns, orderColumns } = entry
      const values = sources.map((source) => source(plan))
      return { statement: name === null ? text : { name, text }, values, columns, orderColumns }
    },
  }
}

/** The same text has the same name, so that several platforms may share a database's connections. */
const nameOf = (text: string): string => `shape_${createHash('sha256').update(text).digest('base64url').slice(0, 32)}`

function evictOldest(compiled: Map<string, Compiled>, database: Pick<Database, 'forget'>): void {
  for (const [key, { name }] of compiled) {
    compiled.delete(key)
    if (name !== null) database.forget(name)
    return
  }
}
