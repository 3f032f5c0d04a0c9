import { median } from '../result.ts'
import type { CpuMeter } from './cpu.ts'
import type { HttpClient, HttpRequest } from './http-client.ts'
import type { Work } from './work.ts'

/** A server under measurement. */
export type Contestant = { client: HttpClient; cpu: CpuMeter }

/** A public program that does the same work through its own API. */
export type Peer = Contestant & { name: string; work: Pick<Work, 'requests' | 'check'> }

/** Cost of the work on one server: microseconds of processor time per operation, and operations per second. */
export type Cost = { cpu: number; perSecond: number }

export type Round = { concurrency: number; repetitions: number; segmentMs: number }

/** Lets the JIT compiler optimise the code of each server before it is measured. */
const WARM_UP: Round = { concurrency: 8, repetitions: 1, segmentMs: 3_000 }

type Sides<T> = { product: T; limit: T }

/** Cost of a round on product and limit, and on each peer by its name. */
export type Costs = Sides<Cost> & { peers: Readonly<Record<string, Cost>> }

/**
 * Runs a workload alternately on product, limit and peers, so that other load of the machine affects all alike.
 *
 * @param settle - restores the initial state of the database before each run.
 * @returns the medians over the repetitions; the warm-up and the first runs do not count.
 * @throws Error when an answer is not the expected one, or when product and limit answer differently.
 */
export async function contest(
  work: Work,
  sides: Sides<Contestant>,
  peers: readonly Peer[],
  rounds: readonly Round[],
  settle: () => Promise<void>,
): Promise<Costs[]> {
  const next = {
    product: await work.requests(sides.product.client),
    limit: await work.requests(sides.limit.client),
  }
  await compare(work, sides, next)
  const product = { ...sides.product, check: work.check, next: next.product, costs: [] as Cost[] }
  const limit = { ...sides.limit, check: work.check, next: next.limit, costs: [] as Cost[] }
  const others = await Promise.all(
    peers.map(async (peer) => ({
      ...peer,
      check: peer.work.check,
      next: await peer.work.requests(peer.client),
      costs: [] as Cost[],
    })),
  )
  const turn = async (side: Turn, round: Round): Promise<Cost> => {
    await settle()
    return await measure(side, round)
  }
  for (const side of [product, limit, ...others]) await turn(side, WARM_UP)
  const results: Costs[] = []
  for (const round of rounds) {
    for (let repetition = -1; repetition < round.repetitions; repetition++) {
      for (const side of [product, limit, ...others]) {
        const cost = await turn(side, round)
        if (repetition >= 0) side.costs.push(cost)
      }
    }
    results.push({
      product: middle(product.costs.splice(0)),
      limit: middle(limit.costs.splice(0)),
      peers: Object.fromEntries(others.map(({ name, costs }) => [name, middle(costs.splice(0))])),
    })
  }
  return results
}

type Turn = Contestant & { next: () => HttpRequest; check: Work['check'] }

async function measure({ client, cpu, next, check }: Turn, round: Round): Promise<Cost> {
  const start = performance.now()
  const cpuBefore = cpu()
  const end = start + round.segmentMs
  let done = 0
  const worker = async (): Promise<void> => {
    do {
      check(await client.ask(next()))
      done++
    } while (performance.now() < end)
  }
  await Promise.all(Array.from({ length: round.concurrency }, worker))
  return { cpu: (cpu() - cpuBefore) / done, perSecond: (1_000 * done) / (performance.now() - start) }
}

const middle = (costs: readonly Cost[]): Cost => ({
  cpu: median(costs.map(({ cpu }) => cpu)),
  perSecond: median(costs.map(({ perSecond }) => perSecond)),
})

/** Only equal work is comparable: product and limit must give the same answer to the same request. */
async function compare(work: Work, sides: Sides<Contestant>, next: Sides<() => HttpRequest>): Promise<void> {
  const answers: string[] = []
  for (const side of ['product', 'limit'] as const) {
    const answer = await sides[side].client.ask(next[side]())
    work.check(answer)
    answers.push(JSON.stringify(inOrder(work.comparable(JSON.parse(answer.text)))))
  }
  const [product = '', limit = ''] = answers
  if (product === limit) return
  const from = [...product].findIndex((character, index) => character !== limit[index])
  const excerpt = (text: string) => text.slice(Math.max(0, from - 100), Math.max(0, from) + 100)
  throw new Error(`${work.name}: the answers differ\nproduct ${excerpt(product)}\nlimit   ${excerpt(limit)}`)
}

/** The same value with the keys of its objects sorted. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, part]) => [key, inOrder(part)] as const)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}
