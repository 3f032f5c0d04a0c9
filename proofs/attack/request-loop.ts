import { parentPort, workerData } from 'node:worker_threads'
import type { ExpensiveRequest } from './expensive-requests.ts'

/** What the thread of one client does: these requests in turn, so many at once, with a pause after each, until the time is over. */
export type RequestLoop = {
  base: string
  headers: Readonly<Record<string, string>>
  requests: readonly ExpensiveRequest[]
  atOnce: number
  pauseMs: number
  durationMs: number
}

/** How many answers of each status there were, and how long each took, in milliseconds. */
export type LoopResult = { statuses: Record<string, number>; tookMs: number[] }

const { base, headers, requests, atOnce, pauseMs, durationMs } = workerData as RequestLoop
const result: LoopResult = { statuses: {}, tookMs: [] }
const end = performance.now() + durationMs

await Promise.all(Array.from({ length: atOnce }, (_, lane) => run(lane)))
parentPort?.postMessage(result)

async function run(lane: number): Promise<void> {
  for (let turn = lane; performance.now() < end; turn++) {
    const request = requests[turn % requests.length]
    if (request === undefined) return
    const started = performance.now()
    const status = await send(request)
    result.tookMs.push(performance.now() - started)
    result.statuses[status] = (result.statuses[status] ?? 0) + 1
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

async function send({ method, url, payload }: ExpensiveRequest): Promise<string> {
  try {
    const answer = await fetch(base + url, { method, headers, ...(payload === undefined ? {} : { body: payload }) })
    await answer.arrayBuffer()
    return String(answer.status)
  } catch {
    return 'failed'
  }
}
