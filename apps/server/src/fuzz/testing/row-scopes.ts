import { supportApp } from 'support'
import type { SupportWorld } from 'support/testing'

type World = Pick<SupportWorld, 'database' | 'rows'>

/** The columns by which grants tell who reads a row of an object. */
function scopeColumns(object: string): string[] {
  const grants = supportApp.access.filter((access) => access.object === object)
  const rows = grants.flatMap(({ profiles }) =>
    Object.values(profiles).flatMap((own) => own.map((grant) => grant.rows)),
  )
  return [...new Set(rows.flatMap((of) => (of === 'all' || 'via' in of ? [] : Object.keys(of))))]
}

/** What decides on the readers of a row as it stands now; nothing when the row is gone. */
async function scopeOf({ database }: World, object: string, id: unknown): Promise<string> {
  const columns = scopeColumns(object).map((name) => `"${name}"`)
  const { rows } = await database.query(
    `select jsonb_build_array(${columns.join(', ')}) from records."${object}" where "Id" = $1`,
    [id],
  )
  return JSON.stringify(rows)
}

/**
 * Remembers who reads each row. Requests of a run change rows, and people with rights may hand them to others: what the table of
 * expected access says of a row counts while nobody has done so.
 */
export async function rememberScopes(world: World): Promise<{ haveChanged(canary: string): Promise<boolean> }> {
  const scopes = new Map<unknown, string>()
  for (const { object, record } of world.rows) scopes.set(record.Id, await scopeOf(world, object, record.Id))
  return {
    haveChanged: async (canary) => {
      const bearers = world.rows.filter(({ record }) => JSON.stringify(record).toLowerCase().includes(canary))
      for (const { object, record } of bearers) {
        if ((await scopeOf(world, object, record.Id)) !== scopes.get(record.Id)) return true
      }
      return false
    },
  }
}
