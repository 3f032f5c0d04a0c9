import { connect } from 'database'
import { benchmarkCustomer } from 'demo'
import type { Gateway } from 'platform'
import { createPeople } from 'support'
import { type Bench, median, type Row, rowAgainstLimit, rowAtMost } from './result.ts'
import { type BareReader, bareSearch } from './server-parts/bare-search.ts'
import { startKeptCluster } from './server-parts/kept-cluster.ts'
import { type LimitDatabase, limitDatabase } from './server-parts/limit-database.ts'
import { benchmarkAccountId, benchmarkAgent, platformOn, seededDatabase } from './server-parts/seeded-database.ts'

/** What is typed, and the query of the bare statement, which knows already what a wrongly typed word means. */
const searches = [
  ['a frequent word', 'chart', 'chart | charts | charted | chart:*'],
  ['a rare word', '4711', '4711:*'],
  ['a phrase', 'update the card', '(update | updates | updated | updating | updat:*) & (card | cards | card:*)'],
  ['a misspelt word', 'terain', 'terrain | terrain:*'],
  ['a start', 'dow', 'dow:*'],
] as const

const calls = [
  { methodName: 'getSearchSuggestions', name: 'Suggestions', articles: { whole: 5, read: 5 }, products: 2, cases: 3 },
  { methodName: 'findEverywhere', name: 'Results', articles: { whole: 10, read: 1_000 }, products: 3, cases: 6 },
] as const

/**
 * Runs before those that count. The product gives a statement its name once it has been asked for 24 times, as in the first seconds of a
 * server, and PostgreSQL plans it anew for five times on each of the connections.
 */
const WARM_UP = 48

/** What somebody waits for at most, in milliseconds. */
const MOST_MS = 100

type Reader = { name: string; gateway: Gateway; bare: BareReader }

/** Search of everything in 10,000 articles and many cases, against hand-written statements on the same database. */
export const bench: Bench = async ({ quick, keep, only }) => {
  const cluster = await startKeptCluster(keep)
  try {
    const connectionString = await seededDatabase(cluster, quick ? 10_000 : 1_000_000)
    const database = connect({ connectionString, max: 4, statementTimeoutMs: 30_000 })
    const limit = limitDatabase(connectionString)
    try {
      const platform = platformOn(database)
      const as = async (userId: string): Promise<Gateway> => {
        const person = await database.transaction((tx) => createPeople(platform).personOf(tx, userId))
        if (!person) throw new Error('The benchmark has no such person')
        return platform.as(person.principal)
      }
      const readers: Reader[] = [
        { name: 'visitor', gateway: platform.asGuest(), bare: { isGuest: true, accountId: null } },
        {
          name: 'customer',
          gateway: await as(benchmarkCustomer.userId),
          bare: { isGuest: false, accountId: benchmarkAccountId },
        },
        { name: 'agent', gateway: await as(benchmarkAgent.userId), bare: { isGuest: false, accountId: null } },
      ]
      const rows: Row[] = []
      for (const call of calls) {
        for (const reader of readers) {
          for (const search of searches) {
            const name = `${call.name}: ${search[0]}, ${reader.name}`
            if (!name.toLowerCase().includes(only ?? '')) continue
            rows.push(...(await rowsOf(name, call, reader, search, limit, quick ? 5 : 15)))
          }
        }
      }
      return rows
    } finally {
      await database.close()
      await limit.close()
    }
  } finally {
    await cluster.stop()
  }
}

async function rowsOf(
  name: string,
  call: (typeof calls)[number],
  { gateway, bare }: Reader,
  [, words, query]: (typeof searches)[number],
  limit: LimitDatabase,
  repetitions: number,
): Promise<Row[]> {
  const statements = bareSearch(bare)
  const work = {
    product: () =>
      gateway.methods.call({
        className: 'SearchController',
        methodName: call.methodName,
        values: { words },
        isRead: true,
        areTexts: true,
      }),
    limit: async () => {
      const run = (part: keyof typeof statements, ...values: number[]) =>
        limit.query({ name: `${part}${bare.isGuest}${bare.accountId}`, text: statements[part] }, [query, ...values])
      const [articles] = await Promise.all([
        run('articles', call.articles.whole, call.articles.read),
        run('products', call.products),
        ...(bare.isGuest ? [] : [run('cases', call.cases)]),
      ])
      return Number(articles.rows[0]?.[0] ?? 0)
    },
  }
  const { result } = await work.product()
  const counted = (result as { articleCount?: number }).articleCount
  const expected = await work.limit()
  if (counted !== undefined && counted !== expected) {
    throw new Error(`${name}: the product finds ${counted} articles, the bare statement ${expected}`)
  }
  const times = { product: [] as number[], limit: [] as number[] }
  for (let run = -WARM_UP; run < repetitions; run++) {
    for (const side of ['product', 'limit'] as const) {
      const start = performance.now()
      await work[side]()
      if (run >= 0) times[side].push(performance.now() - start)
    }
  }
  const product = median(times.product)
  return [rowAgainstLimit(name, 'ms', product, median(times.limit), 2), rowAtMost(name, 'ms', product, MOST_MS)]
}
