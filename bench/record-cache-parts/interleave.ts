import { median } from '../result.ts'

/** One way to do a piece of work: `run` does it for the nth time and says how long it took. */
export type Contestant = {
  readonly name: string
  readonly runs: number
  readonly run: (number: number) => number | Promise<number>
}

/** The times of one round, by contestant. */
export type Times = Record<string, number[]>

/** Contestants that run in the same process: does their runs of one round, from 0. */
export type Group = (round: number) => Promise<Times>

const ROUNDS = 8

/** A group whose contestants run interleaved: each runs once before the first one runs again. */
export function groupOf(contestants: readonly Contestant[]): Group {
  const runs = Math.ceil(Math.max(...contestants.map((contestant) => contestant.runs)) / ROUNDS)
  return async (round) => {
    const times: Times = {}
    for (let run = 0; run < runs; run++) {
      for (const { name, run: act } of contestants) {
        times[name] ??= []
        times[name].push(await act(round * runs + run))
      }
    }
    return times
  }
}

/**
 * Runs groups interleaved, in eight rounds, so that a slow moment of the machine falls on all of them.
 *
 * @returns the median of each contestant, by its name, without the first half of its runs, in which the code is still cold.
 */
export async function interleave(groups: readonly Group[]): Promise<Record<string, number>> {
  const all = new Map<string, number[]>()
  for (let round = 0; round < ROUNDS; round++) {
    for (const group of groups) {
      for (const [name, times] of Object.entries(await group(round)))
        all.set(name, [...(all.get(name) ?? []), ...times])
    }
  }
  return Object.fromEntries([...all].map(([name, times]) => [name, median(times.slice(times.length / 2))]))
}

/** How long something takes, in milliseconds. */
export async function timed(act: () => unknown): Promise<number> {
  const start = performance.now()
  await act()
  return performance.now() - start
}
