import { createHash } from 'node:crypto'
import type { Database, Statement } from 'database'
import type { AuthorisedPlan } from '../access/authorise.ts'
import { createColumnChoice, OFTEN } from './column-choice.ts'
import { shapeKey } from './shape-key.ts'
import { type Sql, toSql } from './to-sql.ts'

const MAX_SHAPES = 300

/** A plan made ready: what to send, and how to read what comes back. */
export type Prepared = Pick<Sql, 'columns' | 'orderColumns'> & { statement: Statement; values: unknown[] }

/** Compiles each shape once. Keeps 300; the least recently used is evicted, and connections drop its statement. */
export type Statements = {
  prepare(plan: AuthorisedPlan): Prepared
  /** A statement whose text varies with the call, such as the columns of an update. */
  named(text: string): Statement
}

type Compiled = Sql & { name: string | null }

/**
 * A statement is named at its second use, so that PostgreSQL plans it once per connection: a name costs memory in every
 * connection, and many shapes never come again.
 */
export function createStatements(database: Pick<Database, 'forget'>, often = OFTEN): Statements {
  const compiled = new Map<string, Compiled>()
  const columnsFor = createColumnChoice(often)
  const use = (key: string, compile: () => Sql): Compiled => {
    const known = compiled.get(key)
    if (known) compiled.delete(key)
    const entry = known ?? { ...compile(), name: null }
    if (known && known.name === null) entry.name = nameOf(entry.text)
    compiled.set(key, entry)
    if (compiled.size > MAX_SHAPES) evictOldest(compiled, database)
    return entry
  }
  const statementOf = ({ name, text }: Compiled): Statement => (name === null ? text : { name, text })
  return {
    prepare: (plan) => {
      const shape = shapeKey(plan)
      const choice = columnsFor(shape, plan)
      const entry = use(shape + choice.key, () => toSql(plan, choice))
      const { sources, columns, orderColumns } = entry
      return { statement: statementOf(entry), values: sources.map((source) => source(plan)), columns, orderColumns }
    },
    named: (text) => statementOf(use(text, () => ({ text, sources: [], columns: new Map(), orderColumns: [] }))),
  }
}

/** The name follows from the text, so that several platforms can share a database's connections. */
const nameOf = (text: string): string => `shape_${createHash('sha256').update(text).digest('base64url').slice(0, 32)}`

function evictOldest(compiled: Map<string, Compiled>, database: Pick<Database, 'forget'>): void {
  for (const [key, { name }] of compiled) {
    compiled.delete(key)
    if (name !== null) database.forget(name)
    return
  }
}
