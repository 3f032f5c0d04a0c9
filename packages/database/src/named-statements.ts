import type pg from 'pg'

/** The prepared statements on the connections of one pool. */
export interface NamedStatements {
  /** Marks a name as unused; each connection drops it when it is next taken from the pool. */
  forget(name: string): void
  /** The same for every name. */
  forgetAll(): void
  /** Drops the marked statements of this connection before it is used; null when there are none. */
  sweep(client: pg.ClientBase): Promise<unknown> | null
  /** Drops every prepared statement of this connection: after a change of tables their plans may be stale. */
  dropAll(client: pg.ClientBase): Promise<void>
  watch(client: pg.ClientBase): void
  unwatch(client: pg.ClientBase): void
}

export function createNamedStatements(): NamedStatements {
  const unwanted = new Map<pg.ClientBase, Set<string>>()
  return {
    watch: (client) => {
      unwanted.set(client, new Set())
    },
    unwatch: (client) => {
      unwanted.delete(client)
    },
    forget: (name) => {
      for (const [client, names] of unwanted) if (name in parsedBy(client)) names.add(name)
    },
    forgetAll: () => {
      for (const [client, names] of unwanted) for (const name of Object.keys(parsedBy(client))) names.add(name)
    },
    sweep: (client) => {
      const names = unwanted.get(client)
      if (names === undefined || names.size === 0) return null
      const parsed = parsedBy(client)
      const dropped = [...names].filter((name) => name in parsed)
      names.clear()
      for (const name of dropped) delete parsed[name]
      if (dropped.length === 0) return null
      return client.query(dropped.map((name) => `deallocate ${quote(name)}`).join(';'))
    },
    dropAll: async (client) => {
      unwanted.get(client)?.clear()
      const parsed = parsedBy(client)
      for (const name of Object.keys(parsed)) delete parsed[name]
      await client.query('deallocate all')
    },
  }
}

// The driver remembers the text that it parsed under each name, and does not parse a known name again;
// its types do not have this map, and it has no call to close a name.
function parsedBy(client: pg.ClientBase): Record<string, string> {
  return (client as unknown as { connection: { parsedStatements: Record<string, string> } }).connection.parsedStatements
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`
