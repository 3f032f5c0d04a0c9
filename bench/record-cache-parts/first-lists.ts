import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type BenchOptions, median, type Row, rowAgainstLimit } from '../result.ts'
import type { Times } from './interleave.ts'

/** Lists that a page reads before its code is fully optimised. */
export const FIRST_LISTS = 1_000

/** The first lists of a newly opened page. Each page is a new thread in which no code has run before. */
export async function firstListRows({ quick }: BenchOptions): Promise<Row[]> {
  const pages: Times[] = []
  for (let page = 0; page < (quick ? 1 : 5); page++) {
    const worker = new Worker(new URL('first-lists-worker.ts', import.meta.url))
    pages.push((await once(worker, 'message'))[0] as Times)
    await worker.terminate()
  }
  const middle = (part: string) => median(pages.map((times) => median(times[part] ?? [])))
  const row = (work: string, part: string, share: number) =>
    rowAgainstLimit(`First ${FIRST_LISTS} lists of 50: ${work}`, 'ms', middle(part), middle('parse'), share)
  return [row('ingest + first snapshot', 'first', 0.35), row('the same unchanged', 'again', 0.1)]
}
