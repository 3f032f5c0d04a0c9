import { installPeers } from './install-peers.ts'
import { type Bench, type Row, rowAgainstLimit, rowAtMost } from './result.ts'
import type { Round } from './server-parts/contest.ts'
import { startKeptCluster } from './server-parts/kept-cluster.ts'
import { ownFieldRows } from './server-parts/own-field-rows.ts'
import { pageRows } from './server-parts/page-rows.ts'
import { seededDatabase } from './server-parts/seeded-database.ts'
import { wordRows } from './server-parts/word-rows.ts'
import { type WorkRows, workRows } from './server-parts/work-rows.ts'

/** The server compared with hand-written statements, on databases of two sizes. */
export const bench: Bench = async (options) => {
  const { quick, keep, only } = options
  const sizes = quick ? { small: 10_000, large: 100_000 } : { small: 100_000, large: 1_000_000 }
  const rounds: Round[] = [1, 32].map((concurrency) => ({
    concurrency,
    repetitions: 5,
    segmentMs: quick ? 300 : 600,
  }))
  installPeers()
  const cluster = await startKeptCluster(keep)
  try {
    const urls = {
      small: await seededDatabase(cluster, sizes.small),
      large: await seededDatabase(cluster, sizes.large),
    }
    const small = await workRows(cluster, sizes.small, rounds, only)
    const large = await workRows(cluster, sizes.large, rounds, only)
    const pages = only === undefined ? await pageRows(urls, sizes, options) : []
    const words = 'search of any word'.includes(only ?? '') ? await wordRows(cluster, sizes.large, options) : []
    const own = 'own fields'.includes(only ?? '') ? await ownFieldRows(cluster, sizes.small, rounds) : []
    return [
      ...small.rows,
      ...large.rows,
      ...growthRows(small, large, sizes),
      ...farPageRows(large),
      ...pages,
      ...words,
      ...own,
    ]
  } finally {
    await cluster.stop()
  }
}

const COMMON_WORDS = 'Search, two words'

const mostGrowth: Readonly<Record<string, number>> = {
  'Search, a rare word': 1.5,
  'Create a case': 1.2,
  'Update one field, version checked': 1.2,
}

/** Cost of the same work in the large database compared with the small one. */
function growthRows(small: WorkRows, large: WorkRows, sizes: Record<'small' | 'large', number>): Row[] {
  return [...large.productCpu].map(([name, cpu]) => {
    // More matches cost more, up to a thousand, so the goal is absolute: no search takes long.
    if (name === COMMON_WORDS) return rowAtMost(`${name}, ${sizes.large} cases`, 'ms CPU', cpu / 1_000, 50)
    const work = `${name}, ${sizes.large} cases (limit: ${sizes.small})`
    return rowAgainstLimit(work, 'us CPU', cpu, small.productCpu.get(name) ?? Number.NaN, mostGrowth[name] ?? 1.1)
  })
}

/** A distant page must cost about the same as the first one. */
function farPageRows({ productCpu }: WorkRows): Row[] {
  const first = productCpu.get('List of 50')
  const far = productCpu.get('Page 100 of it')
  return first === undefined || far === undefined
    ? []
    : [rowAgainstLimit('Page 100 (limit: page 1)', 'us CPU', far, first, 1.2)]
}
