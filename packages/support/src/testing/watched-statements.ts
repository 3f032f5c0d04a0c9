import type { Database, Statement } from 'database'
import { createPlatform, type Gateway } from 'platform'
import { createMemoryFileStore } from 'platform/testing'
import type { SupportWorld } from './support-world.ts'
import { worldApp } from './world-app.ts'
import type { WorldPerson } from './world-people.ts'

/** A node of PostgreSQL's plan of a statement. */
export type PlanNode = {
  'Node Type': string
  'Index Name'?: string
  'Relation Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  Plans?: PlanNode[]
}

export type SentStatement = { text: string; values: readonly unknown[] }

/** The people of a world at a platform that keeps the statements it sends. */
export function watchStatements(world: SupportWorld) {
  const sent: SentStatement[] = []
  const watched: Database = {
    ...world.database,
    query: (statement: Statement, values = []) => {
      sent.push({ text: typeof statement === 'string' ? statement : statement.text, values })
      return world.database.query(statement, values)
    },
  }
  const platform = createPlatform({
    app: worldApp,
    database: watched,
    fileStore: createMemoryFileStore(),
    tokenSecret: 'watched',
  })
  return {
    sent,
    as: (person: WorldPerson): Gateway => platform.as(world.principalOf(person)),
    /** The nodes of a statement's plan; with `analyze` it is run and its rows are counted. */
    planOf: async (statement: SentStatement | undefined, analyze: boolean): Promise<PlanNode[]> => {
      if (!statement) throw new Error('no statement was sent')
      const explain = `explain (format json, analyze ${analyze}) ${statement.text}`
      const { rows } = await world.database.query(explain, statement.values)
      const [explained] = (rows[0]?.[0] ?? []) as { Plan: PlanNode }[]
      if (!explained) throw new Error('PostgreSQL explained nothing')
      return nodesOf(explained.Plan)
    },
  }
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]
