import { connect } from 'database'
import { benchmarkCustomer } from 'demo'
import { createPeople } from 'support'
import { type BenchOptions, median, type Row, rowAtMost } from '../result.ts'
import { cpuMeter } from './cpu.ts'
import type { KeptCluster } from './kept-cluster.ts'
import { benchmarkAgent, platformOn, seededDatabase } from './seeded-database.ts'

/**
 * Common, rare and absent words, prefixes of few and of many words, numbers, combinations, and names: that of one contact, parts of the
 * names of several contacts, an aircraft, a service, a product, and the words in the names of all services and all products.
 */
const wordsFor = (cases: number): string[] => [
  ...['reference', 'the', 'unit', 'chart', 'approach', 'desktop', 'alternates', 'zebrafish'],
  ...['a', 'q', '7', 're', 'un', 'th', 'zz', '26', '10', '100', '105', '1055', '123'],
  ...['the of and', 'chart page', 'approach chart', 'reference zebrafish', 'the desktop'],
  ...['Given17 Family1501', 'given17', 'family150', 'N1234BM', 'SVC-1234', 'SVC-1234 chart'],
  ...['benchmark product 7', 'benchmark chart'],
  ...[`reference ${Math.floor(cases * 0.6)}`, `${Math.floor(cases * 0.6)} reference`, String(10_000_000 + cases / 2)],
]

/**
 * The most expensive of many words in the largest database: for a customer with thousands of cases, and for an agent who sees all cases.
 */
export async function wordRows(cluster: KeptCluster, cases: number, { quick }: BenchOptions): Promise<Row[]> {
  const database = connect({ connectionString: await seededDatabase(cluster, cases), max: 1 })
  const cpu = cpuMeter(process.pid, cluster.pid, `bench_${cases}`)
  const platform = platformOn(database)
  try {
    const rows: Row[] = []
    for (const [name, userId] of [
      ['a customer', benchmarkCustomer.userId],
      ['an agent', benchmarkAgent.userId],
    ] as const) {
      const person = await database.transaction((tx) => createPeople(platform).personOf(tx, userId))
      if (!person) throw new Error(`The benchmark has no such person: ${name}`)
      const { search } = platform.as(person.principal)
      let dearest = { q: '', ms: 0 }
      for (const q of wordsFor(cases)) {
        const times: number[] = []
        // The first runs are not counted: in them the statement gets its name and its plan.
        for (let run = quick ? -2 : -7; run < (quick ? 3 : 7); run++) {
          const before = cpu()
          await search.keyword('Case', { q })
          if (run >= 0) times.push((cpu() - before) / 1_000)
        }
        if (median(times) > dearest.ms) dearest = { q, ms: median(times) }
      }
      rows.push(
        rowAtMost(`Search of any word, ${cases} cases, ${name}: dearest "${dearest.q}"`, 'ms CPU', dearest.ms, 50),
      )
    }
    return rows
  } finally {
    await database.close()
  }
}
