import { connect } from 'database'
import { benchmarkCustomer } from 'demo'
import type { Gateway } from 'platform'
import { createPeople } from 'support'
import { type Bench, median, type Row, rowAgainstLimit, rowAtMost } from './result.ts'
import { type BareReader, type BareWords, bareSearch } from './server-parts/bare-search.ts'
import { startKeptCluster } from './server-parts/kept-cluster.ts'
import { type LimitDatabase, limitDatabase } from './server-parts/limit-database.ts'
import { benchmarkAccountId, benchmarkAgent, platformOn, seededDatabase } from './server-parts/seeded-database.ts'

/** One word in its forms, as text search queries that match and rank. The query of cases also matches a number padded with zeros. */
type Word = readonly [found: string, ranked: string, ofCases?: string]

/** The text that a user types, and its words for the hand-written statements, with typing errors already corrected. */
const searches: readonly { name: string; typed: string; words: readonly Word[]; areRare?: boolean }[] = [
  { name: 'a frequent word', typed: 'chart', words: [['chart:*', 'chart:* | charts | chart | chart:*']] },
  { name: 'a rare word', typed: '4713', words: [['4713:*', '4713:*', '4713:* | 00004713']], areRare: true },
  {
    name: 'a phrase',
    typed: 'update the card',
    words: [
      ['updat:*', 'update | updates | update | updated | updat:*'],
      ['card:*', 'card:* | card | cards | card:*'],
    ],
  },
  { name: 'a misspelt word', typed: 'terain', words: [['terrain:*', 'terain:* | terrain | terain:* | terrain:*']] },
  { name: 'a start', typed: 'dow', words: [['dow:*', 'dow:* | dow']] },
]

const calls = [
  {
    methodName: 'getSearchSuggestions',
    name: 'Suggestions',
    limits: { articles: { whole: 0, read: 5 }, products: 2, cases: 3 },
  },
  {
    methodName: 'findEverywhere',
    name: 'Results',
    limits: { articles: { whole: 10, read: 1_000 }, products: 3, cases: 6 },
  },
] as const

/**
 * Uncounted runs before the counted ones. The product names a prepared statement after 24 uses, as in the first seconds of a server, and
 * PostgreSQL plans each of its first five uses on each connection.
 */
const WARM_UP = 48

/** Factor of repetitions for rare words: they take a millisecond, and the median of few such times is not reliable. */
const RARE_TIMES = 20

/** The longest acceptable wait of a user, in milliseconds. */
const MOST_MS = 100

type Reader = { name: string; gateway: Gateway; bare: BareReader }

/** Search of everything in 10,000 articles and many cases, compared with hand-written statements on the same database. */
export const bench: Bench = async ({ quick, keep, only }) => {
  const cluster = await startKeptCluster(keep)
  try {
    const connectionString = await seededDatabase(cluster, quick ? 10_000 : 1_000_000)
    const database = connect({ connectionString, max: 4, statementTimeoutMs: 30_000 })
    const limits = [
      limitDatabase(connectionString),
      // PostgreSQL takes longer to plan the statements of rare words than to run them.
      limitDatabase(connectionString, { plan_cache_mode: 'force_generic_plan' }),
    ] as const
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
            const name = `${call.name}: ${search.name}, ${reader.name}`
            if (!name.toLowerCase().includes(only ?? '')) continue
            const limit = limits[search.areRare ? 1 : 0]
            rows.push(...(await rowsOf(name, call, reader, search, limit, quick ? 5 : 15)))
          }
        }
      }
      return rows
    } finally {
      await database.close()
      await Promise.all(limits.map((limit) => limit.close()))
    }
  } finally {
    await cluster.stop()
  }
}

async function rowsOf(
  name: string,
  { methodName, limits }: (typeof calls)[number],
  { gateway, bare }: Reader,
  { typed, words, areRare = false }: (typeof searches)[number],
  limit: LimitDatabase,
  repetitions: number,
): Promise<Row[]> {
  const statements = bareSearch(bare, areRare)
  const queries = wordsFor(words)
  const run = async (part: keyof typeof statements, values: readonly unknown[]) => {
    const { rows } = await limit.query(
      { name: `${part} ${areRare} ${bare.isGuest} ${bare.accountId}`, text: statements[part].text },
      values,
    )
    return rows
  }
  const cases = async () => {
    const [caseQueries = []] = await run('caseWords', statements.caseWords.values(queries, limits))
    return await run('cases', statements.cases.values(caseQueries, limits))
  }
  const work = {
    product: () =>
      gateway.methods.call({
        className: 'SearchController',
        methodName,
        values: { words: typed },
        isRead: true,
        areTexts: true,
      }),
    limit: () =>
      Promise.all([
        run('articles', statements.articles.values(queries, limits)),
        run('products', statements.products.values(queries, limits)),
        bare.isGuest ? [] : cases(),
      ]),
  }
  const result = shownBy((await work.product()).result)
  const [articles, products, ownCases] = await work.limit()
  const expected: Shown = {
    articleCount: methodName === 'findEverywhere' ? Number(articles[0]?.[0] ?? 0) : null,
    keys: [
      ...articles.slice(0, methodName === 'findEverywhere' ? limits.articles.whole : undefined).map((row) => row[7]),
      ...products.map((row) => row[0]),
      ...ownCases.slice(0, methodName === 'findEverywhere' ? limits.cases - 1 : undefined).map((row) => row[0]),
    ].map(String),
  }
  if (JSON.stringify(result) !== JSON.stringify(expected)) {
    throw new Error(
      `${name}: the product finds ${JSON.stringify(result)}, the bare statements ${JSON.stringify(expected)}`,
    )
  }
  const times = { product: [] as number[], limit: [] as number[] }
  for (let run = -WARM_UP; run < repetitions * (areRare ? RARE_TIMES : 1); run++) {
    for (const side of ['product', 'limit'] as const) {
      const start = performance.now()
      await work[side]()
      if (run >= 0) times[side].push(performance.now() - start)
    }
  }
  const product = median(times.product)
  return [rowAgainstLimit(name, 'ms', product, median(times.limit), 2), rowAtMost(name, 'ms', product, MOST_MS)]
}

function wordsFor(words: readonly Word[]): BareWords {
  const all = (of: 0 | 1): string => words.map((word) => `(${word[of]})`).join(' & ')
  return {
    found: all(0),
    ranked: all(1),
    caseFound: words.map(([match, , ofCases]) => ofCases ?? match),
    caseRanked: words.map(([, ranked, ofCases]) => ofCases ?? ranked),
  }
}

/** The visible result: the number of articles where it is shown, and the keys of articles, products and cases in order. */
type Shown = { articleCount: number | null; keys: string[] }

function shownBy(result: unknown): Shown {
  if (Array.isArray(result)) {
    return { articleCount: null, keys: (result as { key: string }[]).map(({ key }) => key) }
  }
  const { articleCount, articles, products, cases } = result as {
    articleCount: number
    articles: { urlName: string }[]
    products: { itemNumber: string }[]
    cases: { id: string }[]
  }
  return {
    articleCount,
    keys: [
      ...articles.map(({ urlName }) => urlName),
      ...products.map(({ itemNumber }) => itemNumber),
      ...cases.map(({ id }) => id),
    ],
  }
}
