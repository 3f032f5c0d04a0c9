import { setTimeout as delay } from 'node:timers/promises'
import { casesBySubject, createUntilAcknowledged, type DevClient, type DevEnv, startDevEnv } from 'dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeFigure } from '../figures.ts'
import { isRunning, postgresPid } from './processes.ts'

const KILLS = 100
const WRITERS = 3
/** Acknowledged cases between two kills: enough to have writes in flight at every kill. */
const CASES_PER_LIFE = 6
const POLL_MS = 20

let env: DevEnv
let mara: DevClient

beforeAll(async () => {
  env = await startDevEnv({ database: 'embedded', environment: { NODE_ENV: 'test' } })
  mara = await env.signIn('mara.okafor@osprey-ridge.example')
})

afterAll(() => env.stop())

it('starts its PostgreSQL again whenever that is killed, without losing an acknowledged case', async () => {
  const server = env.pid
  const acknowledged = new Map<string, string>()
  let isOver = false
  const write = async (writer: number): Promise<void> => {
    for (let index = 0; !isOver; index++) {
      const subject = `Database kill ${writer}-${index}`
      const id = await createUntilAcknowledged(mara, subject, { isOver: () => isOver, again: () => delay(POLL_MS) })
      if (id !== null) acknowledged.set(subject, id)
    }
  }
  const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
  const pauses: number[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    const wanted = acknowledged.size + CASES_PER_LIFE
    while (acknowledged.size < wanted) await delay(POLL_MS)
    const killed = performance.now()
    const postgres = postgresPid(env.dataDir)
    process.kill(postgres, 'SIGKILL')
    while (isRunning(postgres) || (await statusOf('/readyz')) !== 200) await delay(POLL_MS)
    pauses.push(performance.now() - killed)
  }
  isOver = true
  await writing

  expect(env.pid).toBe(server)
  const stored = await casesBySubject(mara, 'Database kill')
  const lost = [...acknowledged].filter(([subject, id]) => stored.get(subject)?.join() !== id)
  expect(lost).toEqual([])
  pauses.sort((a, b) => a - b)
  const slowest = pauses.at(-1) ?? Number.POSITIVE_INFINITY
  const median = Math.ceil(pauses[pauses.length >> 1] ?? 0)
  expect(slowest).toBeLessThanOrEqual(10_000)
  writeFigure(
    'PostgreSQL killed under writes',
    `${KILLS} kills, ${acknowledged.size} acknowledged cases, ${lost.length} lost or doubled; ready after ${median} ms in the median, ${Math.ceil(slowest)} ms at most`,
    'none lost, ready within 10 s',
  )
})

const statusOf = async (path: string): Promise<number> => (await fetch(env.url + path)).status
