import { createHash } from 'node:crypto'
import type { Database, Statement } from 'database'
import type { AuthorisedPlan } from '../access/authorise.ts'
import { createColumnChoice, OFTEN } from './column-choice.ts'
import { shapeKey } from './shape-key.ts'
import { type Sql, toSql } from './to-sql.ts'

const MAX_SHAPES = 300
/**
 * Limit for the characters of all named statements together: each character takes about 130 bytes in every connection. The statement of a
 * list or record has two or three thousand characters.
 */
const MAX_NAMED_CHARACTERS = 150_000
/** A longer statement is not named: reading its rows costs more than planning it. */
const LONGEST_NAMED = 10_000
/** Uses by a single person before a statement gets a name. */
const RECURRING = 8

/** A compiled plan: the statement to send, and how to read its rows. */
export type Prepared = Pick<Sql, 'columns' | 'orderColumns' | 'commonColumn'> & {
  statement: Statement
  values: unknown[]
}

/** Compiles each shape once. Keeps 300; the least recently used is evicted, and connections drop its statement. */
export type Statements = {
  /**
   * @param person - the user; a statement that several users need gets a name.
   * @param areCommon - see {@link toSql}.
   */
  prepare(plan: AuthorisedPlan, person?: string, areCommon?: boolean): Prepared
  /** A statement whose text varies with the call, such as the columns of an update. */
  named(text: string): Statement
}

type Compiled = Sql & { name: string | null; uses: number; firstPerson: string }

/**
 * A statement gets a name when a second person uses it, or one person uses it often; PostgreSQL then plans it once per connection. The
 * others stay unnamed, because a name costs memory in every connection and many shapes occur only once.
 */
export function createStatements(database: Pick<Database, 'forget'>, often = OFTEN): Statements {
  const compiled = new Map<string, Compiled>()
  const columnsFor = createColumnChoice(often)
  let namedCharacters = 0
  const drop = (entry: Compiled): void => {
    if (entry.name === null) return
    database.forget(entry.name)
    entry.name = null
    namedCharacters -= entry.text.length
  }
  const use = (key: string, person: string, compile: () => Sql): Compiled => {
    const known = compiled.get(key)
    if (known) compiled.delete(key)
    const entry = known ?? { ...compile(), name: null, uses: 0, firstPerson: person }
    entry.uses += 1
    compiled.set(key, entry)
    if (entry.name === null && recurs(entry, person)) {
      entry.name = nameOf(entry.text)
      namedCharacters += entry.text.length
    }
    for (const [oldest, prepared] of compiled) {
      const isFull = compiled.size > MAX_SHAPES
      if (!isFull && namedCharacters <= MAX_NAMED_CHARACTERS) break
      if (isFull) compiled.delete(oldest)
      drop(prepared)
    }
    return entry
  }
  const statementOf = ({ name, text }: Compiled): Statement => (name === null ? text : { name, text })
  return {
    prepare: (plan, person = '', areCommon = false) => {
      const shape = `${shapeKey(plan)}${areCommon ? '|common' : ''}`
      const choice = columnsFor(shape, plan)
      const entry = use(shape + choice.key, person, () => toSql(plan, choice, areCommon))
      const { sources, columns, orderColumns, commonColumn } = entry
      const values = sources.map((source) => source(plan))
      return { statement: statementOf(entry), values, columns, orderColumns, commonColumn }
    },
    named: (text) =>
      statementOf(
        use(text, '', () => ({ text, sources: [], columns: new Map(), orderColumns: [], commonColumn: null })),
      ),
  }
}

const recurs = ({ uses, firstPerson, text }: Compiled, person: string): boolean =>
  text.length <= LONGEST_NAMED && (uses >= RECURRING || person !== firstPerson)

/** The name is a hash of the text, so that several platforms can share the connections of a database. */
const nameOf = (text: string): string => `shape_${createHash('sha256').update(text).digest('base64url').slice(0, 32)}`
