import { setTimeout as delay } from 'node:timers/promises'
import { type DevClient, type DevEnv, startDevEnv } from 'dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isWhole } from '../sample.ts'
import { writeFigure } from './figures.ts'
import { isRunning, postgresPid } from './processes.ts'

const KILLS = isWhole ? 100 : 3
const WRITERS = 3
/** Acknowledged cases between two kills: enough to have writes in flight at every kill. */
const CASES_PER_LIFE = 6
const POLL_MS = 20
const UI_API = '/services/data/v65.0/ui-api'

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
      const id = await createUntilAcknowledged(subject, () => isOver)
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
  const stored = await storedCases()
  const lost = [...acknowledged].filter(([subject, id]) => stored.get(subject)?.join() !== id)
  expect(lost).toEqual([])
  pauses.sort((a, b) => a - b)
  const slowest = Math.round(pauses.at(-1) ?? 0)
  const median = Math.round(pauses[pauses.length >> 1] ?? 0)
  writeFigure(
    'PostgreSQL killed under writes',
    `${KILLS} kills, ${acknowledged.size} acknowledged cases, ${lost.length} lost or doubled; ready after ${median} ms in the median, ${slowest} ms at most`,
    'none lost, ready within 10 s',
  )
  if (isWhole) expect(slowest).toBeLessThanOrEqual(10_000)
})

const statusOf = async (path: string): Promise<number> => (await fetch(env.url + path)).status

/** Sends the same creation with the same idempotency key until it is confirmed. */
async function createUntilAcknowledged(subject: string, isOver: () => boolean): Promise<string | null> {
  const fields = { Subject: subject, Description: 'x', Impact__c: 'Total Failure', IssueType__c: 'Product' }
  const headers = { 'idempotency-key': subject.replaceAll(' ', '-') }
  for (;;) {
    const answer = await mara.post(`${UI_API}/records`, { apiName: 'Case', fields }, headers)
    if (answer.status === 201) return (answer.body as { id: string }).id
    if (![409, 503].includes(answer.status)) throw new Error(`${answer.status} ${answer.text}`)
    if (isOver()) return null
    await delay(POLL_MS)
  }
}

async function storedCases(): Promise<Map<string, string[]>> {
  const bySubject = new Map<string, string[]>()
  let pageToken: string | null = null
  do {
    const answer = await mara.post(`${UI_API}/list-records/Case/MyCases`, {
      fields: ['Case.Subject'],
      pageSize: 500,
      ...(pageToken === null ? {} : { pageToken }),
    })
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`)
    const page = answer.body as {
      records: { id: string; fields: { Subject: { value: string } } }[]
      nextPageToken: string | null
    }
    for (const { id, fields } of page.records) {
      const subject = fields.Subject.value
      bySubject.set(subject, [...(bySubject.get(subject) ?? []), id])
    }
    pageToken = page.nextPageToken
  } while (pageToken !== null)
  return bySubject
}
