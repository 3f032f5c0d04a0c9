import { caseId } from './case-list.ts'
import type { Contestant } from './interleave.ts'

/** Number of records in the cache before they are read one by one. */
export const RECORDS_READ = 2_000
/** Reads per sample: few enough that a pause of the machine spoils only one sample. */
const READ_TOGETHER = 50
const SAMPLES = RECORDS_READ / READ_TOGETHER
const IDS = Array.from({ length: RECORDS_READ }, (_, number) => caseId(number))

/** Reads one cached record; undefined when it is not cached. */
export type Read = (id: string) => unknown

/**
 * Reads all records of a filled cache once, then three more times, and repeats this for each pass; in microseconds per read.
 *
 * @param prefix - prefix of the names `first hit` and `hit`.
 */
export function readings(prefix: string, passes: number, fill: () => Promise<Read>): Contestant[] {
  let read: Read = () => undefined
  const sample = (number: number) => {
    const from = (number % SAMPLES) * READ_TOGETHER
    return microsecondsOf(read, IDS.slice(from, from + READ_TOGETHER))
  }
  return [
    {
      name: `${prefix}first hit`,
      runs: passes * SAMPLES,
      async run(number) {
        if (number % SAMPLES === 0) read = await fill()
        return sample(number)
      },
    },
    ...[1, 2, 3].map(() => ({ name: `${prefix}hit`, runs: passes * SAMPLES, run: sample })),
  ]
}

function microsecondsOf(read: Read, ids: readonly string[]): number {
  const start = performance.now()
  for (const id of ids) if (read(id) === undefined) throw new Error('A record was not in the cache')
  return ((performance.now() - start) * 1_000) / ids.length
}
