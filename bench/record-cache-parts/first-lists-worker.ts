import { parentPort } from 'node:worker_threads'
import { FIRST_LISTS } from './first-lists.ts'
import type { Times } from './interleave.ts'
import { listContestants } from './list-contestants.ts'

const contestants = await listContestants(50, FIRST_LISTS)
const times: Times = Object.fromEntries(contestants.map(({ name }) => [name, []]))
for (let list = 0; list < FIRST_LISTS; list++) {
  for (const { name, run } of contestants) times[name]?.push(await run(list))
}
parentPort?.postMessage(times)
