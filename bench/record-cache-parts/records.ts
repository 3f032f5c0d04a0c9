import { getListRecords, getRecord, getRecords } from 'record-cache'
import { type BenchOptions, median, type Row, rowAtMost } from '../result.ts'
import { CASE_FIELDS, caseId, caseListJson, caseRecord } from './case-list.ts'
import { listOfCases, servedCache } from './served-cache.ts'

const RECORDS = 2_000
const FOLLOWED = 1_000
/** Small enough that a pause of the machine spoils one sample, not all. */
const TIMED_TOGETHER = 50

/** Hits of single records, in microseconds. */
export async function hitRows(options: BenchOptions): Promise<Row[]> {
  const fields = CASE_FIELDS.slice(0, 15)
  const ids = Array.from({ length: RECORDS }, (_, number) => caseId(number))
  const firsts: number[] = []
  const hits: number[] = []
  for (let round = 0; round < (options.quick ? 6 : 12); round++) {
    const { cache, answer } = servedCache()
    answer(JSON.parse(caseListJson(RECORDS)))
    await cache.invoke(getListRecords, listOfCases(RECORDS))
    const read = (id: string) => {
      const snapshot = cache.invoke(getRecord, { recordId: id, fields: [...fields] })
      if (snapshot instanceof Promise) throw new Error('A read of a cached record went to the network')
    }
    for (const times of [firsts, hits, hits, hits]) {
      for (let from = 0; from < RECORDS; from += TIMED_TOGETHER) {
        const group = ids.slice(from, from + TIMED_TOGETHER)
        const start = performance.now()
        for (const id of group) read(id)
        times.push(((performance.now() - start) * 1_000) / group.length)
      }
    }
  }
  const warm = (times: readonly number[]) => median(times.slice(times.length / 2))
  return [
    rowAtMost('getRecord hit, 15 fields, fresh array each call', 'us', warm(hits), 0.3),
    rowAtMost('First hit of a selection', 'us', warm(firsts), 1.5),
  ]
}

/** From the answer with a change to the callbacks. */
export async function changeRows(options: BenchOptions): Promise<Row[]> {
  const runs = options.quick ? 300 : 1_200
  const one = await changed({ runs, changes: 1 })
  const hundred = await changed({ runs, changes: 100 })
  const row = await changedRow(runs)
  return [
    rowAtMost('1,000 subscriptions, 1 record changes -> callback', 'us', one * 1_000, 5),
    rowAtMost('1,000 subscriptions, 100 records change', 'ms', hundred, 0.3),
    rowAtMost('One list subscription over 2,000 rows, 1 row changes', 'ms', row, 0.25),
  ]
}

async function changed({ runs, changes }: { runs: number; changes: number }): Promise<number> {
  const { cache, answer } = servedCache()
  answer(JSON.parse(caseListJson(FOLLOWED)))
  await cache.invoke(getListRecords, listOfCases(FOLLOWED))
  let heard = 0
  let lastHeardAt = 0
  for (let number = 0; number < FOLLOWED; number++) {
    cache.subscribe(getRecord, { recordId: caseId(number), fields: CASE_FIELDS }, () => {
      heard++
      lastHeardAt = performance.now()
    })
  }
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const numbers = Array.from({ length: changes }, (_, position) => (run * 7 + position * 3) % FOLLOWED)
    const results = numbers.map((number) => ({ statusCode: 200, result: caseRecord(number, run + 2) }))
    const asked = cache.refresh(getRecords, { records: [{ recordIds: numbers.map(caseId), fields: CASE_FIELDS }] })
    const body: unknown = JSON.parse(JSON.stringify({ hasErrors: false, results }))
    heard = 0
    const start = performance.now()
    answer(body)
    await asked
    if (heard !== changes) throw new Error(`${heard} of ${changes} changes were heard of`)
    times.push(lastHeardAt - start)
  }
  return median(times.slice(runs / 2))
}

async function changedRow(runs: number): Promise<number> {
  const { cache, answer } = servedCache()
  answer(JSON.parse(caseListJson(RECORDS)))
  await cache.invoke(getListRecords, listOfCases(RECORDS))
  let heardAt = 0
  cache.subscribe(getListRecords, listOfCases(RECORDS), () => {
    heardAt = performance.now()
  })
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const number = (run * 131) % RECORDS
    const asked = cache.refresh(getRecord, { recordId: caseId(number), fields: CASE_FIELDS })
    const body: unknown = JSON.parse(JSON.stringify(caseRecord(number, run + 2)))
    const start = performance.now()
    answer(body)
    await asked
    times.push(heardAt - start)
  }
  return median(times.slice(runs / 2))
}
