/** One line of a benchmark's table. Values are in `unit`; less is better unless the unit is a rate or points. */
export type Row = {
  work: string
  unit: string
  product: number
  /** Cost of the same work without the product; null where nothing comparable exists. */
  limit: number | null
  peers: Record<string, number>
  /** product / limit; null without a limit. */
  ratio: number | null
  /** The goal, as printed. */
  reach: string
  holds: boolean
}

/**
 * How thorough a run is, whether the prepared data is kept for the next run, and a part of the names of the workloads to run (lower case).
 */
export type BenchOptions = { quick: boolean; keep: boolean; only: string | undefined }

/** A benchmark: measures and returns its rows. */
export type Bench = (options: BenchOptions) => Promise<Row[]>

/** Median of some numbers. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

/** A row that must cost at most `share` of its limit. */
export function rowAgainstLimit(work: string, unit: string, product: number, limit: number, share: number): Row {
  const ratio = product / limit
  return { work, unit, product, limit, peers: {}, ratio, reach: `<= ${share}x`, holds: ratio <= share }
}

/** A row that must cost at most `most`. */
export function rowAtMost(work: string, unit: string, product: number, most: number): Row {
  return { work, unit, product, limit: null, peers: {}, ratio: null, reach: `<= ${most}`, holds: product <= most }
}

/**
 * A row that must cost at most `most` on the reference machine. On another machine the goal is multiplied by `slowness`.
 *
 * @param slowness - time of the yardstick in this run, as a multiple of its time on the reference machine.
 */
export function rowByYardstick(work: string, unit: string, product: number, most: number, slowness: number): Row {
  const ratio = product / (most * slowness)
  return { work, unit, product, limit: null, peers: {}, ratio, reach: `<= 1x of ${most} ${unit}`, holds: ratio <= 1 }
}

/** A row of which more is better, and that must reach `least`. */
export function rowAtLeast(work: string, unit: string, product: number, least: number): Row {
  return { work, unit, product, limit: null, peers: {}, ratio: null, reach: `>= ${least}`, holds: product >= least }
}
