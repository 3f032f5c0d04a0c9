import { getListRecords } from 'record-cache'
import { type BenchOptions, median, type Row, rowAgainstLimit } from '../result.ts'
import { caseListJson } from './case-list.ts'
import { listOfCases, servedCache } from './served-cache.ts'

/** Reading a list for the first time and again unchanged, against parsing its JSON. */
export async function listRows(options: BenchOptions): Promise<Row[]> {
  const rows: Row[] = []
  for (const [count, runs, first, again] of [
    [50, options.quick ? 600 : 1_500, 0.35, 0.1],
    [2_000, options.quick ? 16 : 40, 0.5, 0.2],
  ] as const) {
    const json = caseListJson(count)
    const times = { parse: [] as number[], first: [] as number[], again: [] as number[] }
    const timed = async (list: number[], act: () => unknown) => {
      const start = performance.now()
      const done = await act()
      list.push(performance.now() - start)
      return done
    }
    const known = servedCache()
    known.answer(JSON.parse(json))
    await known.cache.invoke(getListRecords, listOfCases(count))
    for (let run = 0; run < runs; run++) {
      const body = await timed(times.parse, () => JSON.parse(json))
      const fresh = servedCache()
      fresh.answer(body)
      await timed(times.first, () => fresh.cache.invoke(getListRecords, listOfCases(count)))
      known.answer(JSON.parse(json))
      await timed(times.again, () => known.cache.refresh(getListRecords, listOfCases(count)))
    }
    const limit = warm(times.parse)
    rows.push(rowAgainstLimit(`Ingest + first snapshot, list of ${count}`, 'ms', warm(times.first), limit, first))
    rows.push(rowAgainstLimit(`The same unchanged, ${count}`, 'ms', warm(times.again), limit, again))
  }
  return rows
}

/** The median without the first half, in which the code is still cold. */
const warm = (values: readonly number[]) => median(values.slice(Math.floor(values.length / 2)))
