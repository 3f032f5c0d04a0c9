import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { findingBlocks } from '../checks/event-loop.ts'
import { isWhole } from '../sample.ts'

/** Inputs that failed once and are asked again in every run, by the name of what they failed. */
const FAILED = new URL('./failed-inputs.json', import.meta.url)

/** A million inputs take their time. */
export const longRun = { timeout: 4 * 3_600_000 }

/** A failure to look at again, by its seed and path: then nothing else is asked, and nothing is said of how much was covered. */
const repeated = /^(-?\d+) ([\d:]+)$/.exec(process.env.FUZZ_REPEAT ?? '')
export const isRepeat: boolean = repeated !== null

const FIXED_SEED = 20_261_120
const SAMPLE = 2_000
const ROUND = 5_000
// The seed of a round is the number of its first input: so far apart, the seeds of two lanes never meet.
const LANE = 100_000_000

/** How many inputs of the whole a part takes, and the seed of the run: fixed, unless a longer run asks for another. */
export function fuzzSize(share: number): { inputs: number; seed: number } {
  const all = Number(process.env.FUZZ_INPUTS ?? SAMPLE)
  return { inputs: Math.ceil(all * share), seed: Number(process.env.FUZZ_SEED ?? FIXED_SEED) }
}

/**
 * Asks the kept inputs first, then new ones. What fails is made small and, in a longer run, kept. A whole run also finds inputs that
 * block the process.
 *
 * @param faultOf - null when an input was answered as it must be.
 * @returns how many inputs were tried.
 */
export async function fuzz<T>(
  name: string,
  inputs: fc.Arbitrary<T>,
  { inputs: count, seed }: { inputs: number; seed: number },
  faultIn: (input: T) => Promise<string | null>,
): Promise<number> {
  const faultOf = isWhole ? findingBlocks(faultIn) : faultIn
  if (repeated) return await repeat(inputs, { seed: Number(repeated[1]), path: repeated[2] ?? '' }, faultOf)
  const kept = (readKept()[name] ?? []) as T[]
  for (const input of kept) {
    const fault = await faultOf(input)
    if (fault !== null) throw new Error(`A kept input of "${name}" fails again: ${fault}\n${JSON.stringify(input)}`)
  }
  let tried = kept.length
  for (let done = 0; done < count; done += ROUND) {
    let last: string | null = null
    const property = fc.asyncProperty(inputs, async (input) => {
      tried += 1
      const fault = await faultOf(input)
      last = fault ?? last
      return fault === null
    })
    const roundSeed = (seed + done) | 0
    const result = await fc.check(property, { numRuns: Math.min(ROUND, count - done), seed: roundSeed })
    if (!result.failed) continue
    const [input] = result.counterexample ?? []
    const fault = (input === undefined ? null : await faultOf(input)) ?? last ?? result.errorInstance
    if (process.env.FUZZ_KEEP === '1' && input !== undefined) keep(name, input)
    throw new Error(
      `"${name}": ${fault}\n${JSON.stringify(input)}\n` +
        `Repeat it: npm run prove -- fuzz repeat ${name.replaceAll(' ', '-')} ${roundSeed} ${result.counterexamplePath}`,
    )
  }
  return tried
}

async function repeat<T>(
  inputs: fc.Arbitrary<T>,
  { seed, path }: { seed: number; path: string },
  faultOf: (input: T) => Promise<string | null>,
): Promise<number> {
  let last: string | null = null
  const property = fc.asyncProperty(inputs, async (input) => {
    last = await faultOf(input)
    return last === null
  })
  const { failed, counterexample } = await fc.check(property, { seed, path, numRuns: 1, endOnFailure: true })
  if (failed) throw new Error(`${last}\n${JSON.stringify(counterexample?.[0])}`)
  return 1
}

/** Runs several lanes at the same time, each with a part of the inputs; returns how many were tried. */
export async function fuzzSideBySide<T>(
  name: string,
  lanes: readonly { inputs: fc.Arbitrary<T>; faultOf: (input: T) => Promise<string | null> }[],
  { inputs: count, seed }: { inputs: number; seed: number },
): Promise<number> {
  const inputs = Math.ceil(count / lanes.length)
  const tried = lanes.map((lane, place) => fuzz(name, lane.inputs, { inputs, seed: seed + place * LANE }, lane.faultOf))
  return (await Promise.all(tried)).reduce((sum, each) => sum + each, 0)
}

type Kept = Record<string, unknown[]>

const readKept = (): Kept => (existsSync(FAILED) ? (JSON.parse(readFileSync(FAILED, 'utf8')) as Kept) : {})

function keep(name: string, input: unknown): void {
  const kept = readKept()
  writeFileSync(FAILED, `${JSON.stringify({ ...kept, [name]: [...(kept[name] ?? []), input] }, null, 2)}\n`)
}
