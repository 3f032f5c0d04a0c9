import { median } from '../result.ts'

/** A measured operation: `run` does its nth repetition and returns the duration. */
export type Contestant = {
  readonly name: string
  readonly runs: number
  readonly run: (number: number) => number | Promise<number>
}

/** The times of one round, by contestant. */
export type Times = Record<string, number[]>

/** Contestants of the same process: does their runs of one round, counted from 0. */
export type Group = (round: number) => Promise<Times>

/** Number of rounds that count. */
const ROUNDS = 4
/** Maximum number of rounds before the counted ones, for a product whose times never settle. */
const ROUNDS_TO_SETTLE = 20
/** A round agrees with the previous one when no contestant is more than 5 % faster or slower. */
const SETTLED_WITHIN = 0.05

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
 * Runs groups interleaved, so that a slow moment of the machine affects all of them. Rounds are repeated until two of the first group
 * agree; then four rounds count.
 *
 * @returns the median of each contestant, by its name.
 */
export async function interleave(groups: readonly [Group, ...Group[]]): Promise<Record<string, number>> {
  const play = async (round: number): Promise<Times> => {
    const times: Times = {}
    for (const group of groups) Object.assign(times, await group(round))
    return times
  }
  const mediansOf = (times: Times) =>
    Object.fromEntries(Object.entries(times).map(([name, values]) => [name, median(values)]))
  let round = 0
  let before: Record<string, number> = {}
  for (let isSettled = false; !isSettled && round < ROUNDS_TO_SETTLE; round++) {
    const times = await groups[0](round)
    for (const group of groups.slice(1)) await group(round)
    const medians = mediansOf(times)
    isSettled = Object.entries(medians).every(
      ([name, time]) => Math.abs(time / (before[name] ?? 0) - 1) <= SETTLED_WITHIN,
    )
    before = medians
  }
  const all: Times = {}
  for (const last = round + ROUNDS; round < last; round++) {
    for (const [name, times] of Object.entries(await play(round))) all[name] = [...(all[name] ?? []), ...times]
  }
  return mediansOf(all)
}

/** Duration of an operation in milliseconds. */
export async function timed(act: () => unknown): Promise<number> {
  const start = performance.now()
  await act()
  return performance.now() - start
}
