import { connect } from 'database'
import { benchmarkCustomer } from 'demo'
import type { Gateway } from 'platform'
import { createPeople } from 'support'
import { type BenchOptions, median, type Row, rowAgainstLimit } from '../result.ts'
import { platformOn } from './seeded-database.ts'

const PAGE_SIZE = 50
const reference = { objectApiName: 'Case', listViewApiName: 'AllCases' }

/** The list of Case Manager in a large database compared with a small one: the same account, page by page. */
export async function pageRows(
  urls: Record<'small' | 'large', string>,
  sizes: Record<'small' | 'large', number>,
  { quick }: BenchOptions,
): Promise<Row[]> {
  const small = await customerOn(urls.small)
  const large = await customerOn(urls.large)
  try {
    const rows: Row[] = []
    for (const page of [1, 100]) {
      const tokens = { small: await tokenOfPage(small.customer, page), large: await tokenOfPage(large.customer, page) }
      const times = await interleaved(quick ? 200 : 1_000, {
        small: () => readPage(small.customer, tokens.small),
        large: () => readPage(large.customer, tokens.large),
      })
      const work = `Case Manager, page ${page}, ${sizes.large} cases (limit: ${sizes.small})`
      rows.push(rowAgainstLimit(work, 'ms', median(times.large), median(times.small), 1.2))
    }
    return rows
  } finally {
    await small.close()
    await large.close()
  }
}

/** Calls of the benchmark customer on a seeded database, without a server in between. */
async function customerOn(connectionString: string): Promise<{ customer: Gateway; close(): Promise<void> }> {
  const database = connect({ connectionString })
  const platform = platformOn(database)
  const person = await database.transaction((tx) => createPeople(platform).personOf(tx, benchmarkCustomer.userId))
  if (!person) throw new Error('The benchmark has no customer')
  return { customer: platform.as(person.principal), close: () => database.close() }
}

async function readPage(customer: Gateway, pageToken: string): Promise<string> {
  const { records, nextPageToken } = await customer.lists.records(reference, { pageSize: PAGE_SIZE, pageToken })
  if (records.length !== PAGE_SIZE) throw new Error(`A page has ${records.length} cases`)
  return nextPageToken ?? ''
}

async function tokenOfPage(customer: Gateway, page: number): Promise<string> {
  let token = '0'
  for (let passed = 1; passed < page; passed++) token = await readPage(customer, token)
  return token
}

type Contest = Record<'small' | 'large', () => Promise<unknown>>

/** Alternates the two databases, so that other load of the machine affects both alike; the first fifth is a warm-up. */
async function interleaved(runs: number, contest: Contest): Promise<Record<'small' | 'large', number[]>> {
  const times: Record<'small' | 'large', number[]> = { small: [], large: [] }
  for (let run = 0; run < runs; run++) {
    for (const name of ['small', 'large'] as const) {
      const start = performance.now()
      await contest[name]()
      if (run >= runs / 5) times[name].push(performance.now() - start)
    }
  }
  return times
}
