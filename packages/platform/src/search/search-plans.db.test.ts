import { limits } from 'contract'
import type { Database, Statement } from 'database'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPlatform } from '../platform.ts'
import { toyApp } from '../testing/toy-app.ts'
import { prepareToyWorld, type ToyWorld, toyIds } from '../testing/toy-world.ts'

const ROWS = 24_000
/** As many rows as a sample has, and some more: whole pages are sampled. */
const SAMPLED = 6_000
const START_MS = Date.parse('2026-01-01T00:00:00Z')

/** Words that are rare, common, or common in some years only, and the volumes that contain them. */
const words: readonly (readonly [string, (index: number) => boolean])[] = [
  ['seldom', (index) => index === 300],
  ['even', (index) => index % 2 === 0],
  ['tenth', (index) => index % 10 === 0],
  ['fiftieth', (index) => index % 50 === 0],
  ['early', (index) => index < ROWS / 3 && index % 2 === 0],
  ['episode', (index) => index > 12_000 && index < 13_500],
  ['lately', (index) => index > ROWS - 900],
  ['chapter', (index) => index >= 12_000 && index < 12_240],
]

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
  const books = Array.from({ length: ROWS }, (_, index) => ({
    CreatedDate: new Date(START_MS + index * 1_000).toISOString(),
    BranchId__c: index % 100 === 0 ? toyIds.north : toyIds.south,
    Title__c: `Volume ${index} of a long series`,
    Summary__c: words
      .filter(([, isIn]) => isIn(index))
      .map(([word]) => word)
      .join(' '),
    Pages__c: index % 7,
  }))
  await world.load('Book__c', books)
  await world.database.query('analyze')
})
afterAll(() => world.close())

type Sent = { statement: Statement; values: readonly unknown[] }
type PlanNode = {
  'Node Type': string
  'Index Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  Plans?: PlanNode[]
}

/** The statements of a search, in their order. */
async function sentFor(
  person: 'alice' | 'libby',
  q: string,
  how: 'search' | 'list' = 'search',
): Promise<{ text: string; values: readonly unknown[] }[]> {
  const sent: Sent[] = []
  const watched: Database = {
    ...world.database,
    query: (statement, values = []) => {
      sent.push({ statement, values })
      return world.database.query(statement, values)
    },
  }
  const platform = createPlatform({ app: toyApp, database: watched, fileStore: world.files, tokenSecret: 'toy' })
  const { search, lists } = platform.as(world.principalOf(person))
  if (how === 'search') await search.keyword('Book__c', { q })
  else await lists.records({ objectApiName: 'Book__c', listViewApiName: 'AllBooks' }, { searchTerm: q, pageSize: 50 })
  return sent.map(({ statement, values }) => ({
    text: typeof statement === 'string' ? statement : statement.text,
    values,
  }))
}

/** The nodes of the plan of the last statement of a search that were run, with the rows they gave in all. */
async function planOf(...search: Parameters<typeof sentFor>): Promise<{ type: string; index: string; rows: number }[]> {
  const last = (await sentFor(...search)).at(-1)
  if (!last) throw new Error('Nothing was sent')
  const { rows } = await world.database.transaction(async (tx) => {
    // A table this small is soon read whole to be joined; the tables of this test stand for large ones.
    await tx.query('set local enable_hashjoin = off')
    await tx.query('set local enable_mergejoin = off')
    return tx.query(`explain (analyze, format json) ${last.text}`, last.values)
  })
  const [plan] = (rows[0]?.[0] ?? []) as { Plan: PlanNode }[]
  if (!plan) throw new Error('There is no plan')
  const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)]
  return flatten(plan.Plan)
    .filter((node) => (node['Actual Loops'] ?? 0) > 0)
    .map((node) => ({
      type: node['Node Type'],
      index: node['Index Name'] ?? '',
      rows: (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 0),
    }))
}

const usesWords = (nodes: Awaited<ReturnType<typeof planOf>>) =>
  nodes.some(({ index }) => index === 'Book__c_search_words_idx')

const mostRows = (nodes: Awaited<ReturnType<typeof planOf>>) => Math.max(...nodes.map(({ rows }) => rows))

it('walks the newest rows for words that are common among them, and stops at a thousand matches', async () => {
  const nodes = await planOf('libby', 'series')
  expect(usesWords(nodes)).toBe(false)
  expect(mostRows(nodes)).toBeLessThanOrEqual(SAMPLED)
})

it('finds rare words by one statement, and takes another for common ones', async () => {
  expect(await sentFor('libby', 'seldom')).toHaveLength(1)
  expect(await sentFor('libby', 'series')).toHaveLength(2)
  expect(await sentFor('alice', 'series')).toHaveLength(1)
})

it('reads all matches of a small table by one statement, however common the words are', () =>
  asIfSmall(async () => {
    expect(await sentFor('libby', 'series')).toHaveLength(1)
    expect(usesWords(await planOf('libby', 'series'))).toBe(true)
  }))

it('keeps the plan of a statement for other words, as to plan a search takes longer than to find rare words', async () => {
  const [statement] = await sentFor('libby', 'seldom')
  const named = { name: 'kept plan of a search', text: statement?.text ?? '' }
  await asIfLarge(async () => {
    const { rows } = await world.database.transaction(async (tx) => {
      // PostgreSQL makes five custom plans before it compares them with a generic one.
      for (let run = 0; run < 7; run++) await tx.query(named, statement?.values)
      return tx.query('select generic_plans from pg_prepared_statements where name = $1', [named.name])
    })
    expect(rows).toEqual([[2]])
  })
})

it('finds rare words by their index, and also reads a sample of all rows', async () => {
  const nodes = await planOf('libby', 'seldom')
  expect(usesWords(nodes)).toBe(true)
  expect(mostRows(nodes)).toBeLessThanOrEqual(SAMPLED)
})

it('walks down a list for a common word, and takes one from the index that is in 1 % of the rows, all from one time', async () => {
  expect(usesWords(await planOf('libby', 'even', 'list'))).toBe(false)
  const nodes = await planOf('libby', 'chapter', 'list')
  expect(usesWords(nodes)).toBe(true)
  expect(mostRows(nodes)).toBeLessThanOrEqual(SAMPLED)
})

it('reads of a narrow scope its own matches by the index', async () => {
  const nodes = await planOf('alice', 'seldom fiftieth')
  expect(usesWords(nodes)).toBe(true)
  expect(mostRows(nodes)).toBeLessThanOrEqual(100)
})

it('reads all rows of a narrow scope rather than gather a start that very many words have', async () => {
  expect(usesWords(await planOf('alice', 'tenth ser'))).toBe(true)
  await asIfLarge(async () => {
    const nodes = await planOf('alice', 'tenth ser')
    expect(mostRows(nodes)).toBeLessThanOrEqual(ROWS / 100 + 10)
  })
})

/** Runs work with statistics that claim a table a thousand times as large. */
const asIfLarge = (work: () => Promise<void>): Promise<void> => asIf('* 1000', '/ 1000', work)

/** Runs work with statistics that claim a table half as large. */
const asIfSmall = (work: () => Promise<void>): Promise<void> => asIf('/ 2', '* 2', work)

async function asIf(factor: string, back: string, work: () => Promise<void>): Promise<void> {
  const known = (rows: string) =>
    `update pg_class set reltuples = ${rows} where oid = 'records."Book__c_search"'::regclass`
  await world.database.query(known(`reltuples ${factor}`))
  try {
    await work()
  } finally {
    await world.database.query(known(`reltuples ${back}`))
  }
}

const classesOf = (person: 'alice' | 'libby') => (person === 'libby' ? ['catalogue', 'staff'] : ['catalogue'])
const queryOf = (q: string) => `to_tsquery('simple', '${q.split(' ').join(' & ')}:*')`

/** What a row of the search table, `s`, must hold for a person to find it. */
function matches(person: 'alice' | 'libby', q: string): string {
  const words = classesOf(person).map((name) => `s.${name} @@ ${queryOf(q)}`)
  return `(${words.join(' or ')})${person === 'libby' ? '' : ` and s."BranchId__c" = '${toyIds.north}'`}`
}

/** The reference implementation of a search, without optimisation: the newest thousand of all matches, the best first. */
async function recomputed(
  person: 'alice' | 'libby',
  q: string,
  pages: number | null,
  branch: string | null,
): Promise<string[]> {
  const ranks = classesOf(person).map((name) => `ts_rank(m.${name}, ${queryOf(q)}, 1)`)
  const { rows } = await world.database.query(
    `select m."Id" from (
       select s.*, t."Title__c" from records."Book__c_search" s join records."Book__c" t on t."Id" = s."Id"
       where ${matches(person, q)} ${pages === null ? '' : `and t."Pages__c" = ${pages}`} ${branch === null ? '' : `and t."BranchId__c" = '${branch}'`}
       order by s."Id" desc limit ${limits.searchMatches}
     ) m
     order by ${ranks.join(' + ')} + ts_rank(search_words(m."Title__c"), ${queryOf(q)}) desc, m."Id" desc limit 200`,
  )
  return rows.map(([id]) => String(id))
}

const searches = {
  person: fc.constantFrom<('alice' | 'libby')[]>('alice', 'libby'),
  q: fc
    .array(fc.constantFrom('volume', 'series', 'of', 'ea', 'se', 'te', '12', '23', ...words.map(([word]) => word)), {
      minLength: 1,
      maxLength: 3,
    })
    .map((some) => some.join(' ')),
}

const asItIs = (work: () => Promise<void>) => work()

it.each([asItIs, asIfSmall, asIfLarge])(
  'finds by every search strategy what a plain search finds, in the same order: %o',
  async (known) => {
    const question = fc.record({
      ...searches,
      pages: fc.option(fc.nat({ max: 7 }), { freq: 2 }),
      // The search table has the branch too.
      branch: fc.option(fc.constantFrom(toyIds.north, toyIds.south), { freq: 2 }),
    })
    const property = fc.asyncProperty(question, async ({ person, q, pages, branch }) => {
      const filters = Object.entries({ Pages__c: pages, BranchId__c: branch }).flatMap(([fieldPath, value]) =>
        value === null ? [] : [{ fieldPath, operator: 'eq', values: [value] }],
      )
      const { records } = await world.as(person).search.keyword('Book__c', { q, filters, pageSize: 200 })
      expect(records.map(({ record }) => record.id)).toEqual(await recomputed(person, q, pages, branch))
    })
    await known(() => fc.assert(property, { numRuns: 20 }))
  },
)

it.each([asItIs, asIfLarge])(
  'lists by every search strategy the rows with the words, in the order of the list',
  async (known) => {
    const allBooks = { objectApiName: 'Book__c', listViewApiName: 'AllBooks' }
    const question = fc.record({ ...searches, pageSize: fc.constantFrom(3, 50, 500) })
    const property = fc.asyncProperty(question, async ({ person, q, pageSize }) => {
      const page = { searchTerm: q, sortBy: ['Title__c'], pageSize }
      const { records } = await world.as(person).lists.records(allBooks, page)
      const { rows } = await world.database.query(
        `select t."Id" from records."Book__c" t join records."Book__c_search" s on s."Id" = t."Id"
       where ${matches(person, q)} order by t."Title__c", t."Id" limit ${pageSize}`,
      )
      expect(records.map(({ id }) => id)).toEqual(rows.map(([id]) => id))
    })
    await known(() => fc.assert(property, { numRuns: 15 }))
  },
)
