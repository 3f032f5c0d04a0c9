import { createHash } from 'node:crypto'
import type { Database, Statement } from 'database'

const MAX_NAMED = 300

/** Names statements that come again, so that PostgreSQL plans them once per connection; the oldest give way. */
export type Statements = { statement(text: string): Statement }

/**
 * A statement is named at its second use: clients choose their fields freely, and a name costs memory in every connection.
 */
export function createStatements(database: Pick<Database, 'forget'>): Statements {
  const known = new Map<string, string | null>()
  return {
    statement: (text) => {
      const name = known.get(text)
      known.delete(text)
      if (name === undefined) {
        known.set(text, null)
        evict(known, database)
        return text
      }
      const kept = name ?? `q_${createHash('sha1').update(text).digest('base64url')}`
      known.set(text, kept)
      return { name: kept, text }
    },
  }
}

function evict(known: Map<string, string | null>, database: Pick<Database, 'forget'>): void {
  if (known.size <= MAX_NAMED) return
  for (const [text, name] of known) {
    known.delete(text)
    if (name !== null) database.forget(name)
    return
  }
}
