import { limits } from 'contract'
import type { Engine } from '../engine.ts'
import type { BatchAnswer, BatchItem } from '../fetch/take-records.ts'
import { FetchError } from '../fetch-error.ts'
import { BatchView } from '../read/batch-view.ts'
import { type RepresentationCall, type RepresentationView, representationView } from '../read/representation-view.ts'
import type { CacheRequest } from '../request.ts'
import type { Demand } from '../view.ts'

/** Several whole answers that one request can bring. */
export type Batch = {
  readonly name: string
  /** How each is kept; the same ones as for the call that reads a single one, so that each answers for the other. */
  readonly members: readonly RepresentationCall[]
  /** Asks for the members at these positions, in this order. */
  readonly request: (positions: readonly number[]) => CacheRequest
  /** The items of an answer, in the order asked; its `results` when absent. */
  readonly itemsOf?: (body: unknown, positions: readonly number[]) => readonly (BatchItem<unknown> | undefined)[]
  /** How long refusals are kept. */
  readonly errorLifetime?: number
  /** Whether every refusal is kept with its member, not a 404 only. */
  readonly keepsRefusals?: boolean
}

/** The view of a batch. Only members that are lacking are asked for, each once; those that a request under way brings are waited for. */
export function batchViewOf<T>(engine: Engine, batch: Batch): BatchView<BatchAnswer<T>> {
  const { name, members, errorLifetime } = batch
  return engine.view(`batch:${name}:${JSON.stringify(members.map(({ key }) => key))}`, () => {
    const views = members.map((call) => representationView(engine, call))
    return new BatchView<BatchAnswer<T>>(
      engine,
      name,
      views,
      (positions, demand, signal) => ask(engine, batch, views, positions, demand, signal),
      errorLifetime,
    )
  })
}

type Members = readonly RepresentationView<unknown>[]

async function ask(
  engine: Engine,
  batch: Batch,
  views: Members,
  positions: readonly number[],
  demand: Demand,
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<number, FetchError>> {
  const refused = new Map<number, FetchError>()
  const distinct = [...new Map(positions.map((position) => [views[position], position])).values()]
  const askFor = async (wanted: readonly number[]) => {
    const chunks: number[][] = []
    for (let start = 0; start < wanted.length; start += limits.idsPerRequest) {
      chunks.push(wanted.slice(start, start + limits.idsPerRequest))
    }
    await Promise.all(chunks.map((chunk) => askChunk(engine, batch, views, chunk, refused, signal)))
  }
  const waiting = new Map<number, Promise<boolean>>()
  for (const position of demand === 'all' ? [] : distinct) {
    const underWay = views[position]?.underWay(signal)
    if (underWay !== undefined) waiting.set(position, underWay)
  }
  const asked = askFor(distinct.filter((position) => !waiting.has(position)))
  const isBrought = await Promise.all([...waiting.values()])
  await asked
  await askFor([...waiting.keys()].filter((_, index) => isBrought[index] !== true))
  return refused
}

async function askChunk(
  engine: Engine,
  { request, itemsOf = resultsOf, errorLifetime, keepsRefusals = false }: Batch,
  views: Members,
  positions: readonly number[],
  refused: Map<number, FetchError>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const asked = request(positions)
  for (const position of positions) {
    const view = views[position]
    if (view !== undefined) view.source.asked = asked
  }
  const take = (body: unknown) =>
    engine.change(() => {
      for (const [index, item] of itemsOf(body, positions).entries()) {
        const position = positions[index] ?? -1
        const view = views[position]
        if (item === undefined || view === undefined) continue
        if (item.statusCode === 200) {
          view.keep(item.result)
          continue
        }
        const error = new FetchError(asked.path, { status: item.statusCode, statusText: '', body: item.result })
        if (item.statusCode === 404 || keepsRefusals) view.keepError(error, errorLifetime)
        else refused.set(position, error)
      }
    })
  await engine.network.share(asked, take, signal)
}

const resultsOf = (body: unknown) => (body as { results: BatchItem<unknown>[] }).results
