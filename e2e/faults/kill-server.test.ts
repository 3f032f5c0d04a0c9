import { type DevClient, type DevEnv, startDevEnv } from 'dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

const KILLS = 20
const WRITERS = 4
/** Acknowledged cases between two kills: enough to have writes in flight at every kill. */
const CASES_PER_LIFE = 8
const UI_API = '/services/data/v65.0/ui-api'

let env: DevEnv
let mara: DevClient
/** Runs while the server is up. */
let up: Promise<void> = Promise.resolve()

beforeAll(async () => {
  env = await startDevEnv()
  mara = await env.signIn('mara.okafor@osprey-ridge.example')
})

afterAll(() => env.stop())

it('loses no acknowledged case and creates none twice when the server is killed repeatedly', async () => {
  const acknowledged = new Map<string, string>()
  const kills = countingGate(CASES_PER_LIFE)
  let done = false

  const write = async (writer: number): Promise<void> => {
    for (let index = 0; !done; index++) {
      const subject = `Kill test ${writer}-${index}`
      const id = await createUntilAcknowledged(subject, () => done)
      if (id === null) return
      acknowledged.set(subject, id)
      kills.count()
    }
  }

  const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer))
  for (let kill = 0; kill < KILLS; kill++) {
    await kills.next()
    const restarted = Promise.withResolvers<void>()
    up = restarted.promise
    await env.kill()
    await env.restart()
    restarted.resolve()
  }
  await kills.next()
  done = true
  await Promise.all(writers)

  expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS * CASES_PER_LIFE)
  const stored = await storedCases()
  const lost = [...acknowledged].filter(([subject, id]) => stored.get(subject)?.includes(id) !== true)
  const twice = [...stored].filter(([, ids]) => ids.length > 1)
  expect({ lost, twice }).toEqual({ lost: [], twice: [] })
})

/** Sends the same creation with the same idempotency key until a server process confirms it. */
async function createUntilAcknowledged(subject: string, isOver: () => boolean): Promise<string | null> {
  const fields = { Subject: subject, Description: 'x', Impact__c: 'Total Failure', IssueType__c: 'Product' }
  const headers = { 'idempotency-key': subject.replaceAll(' ', '-') }
  for (;;) {
    // A refused or cut connection does not say whether the case was created.
    const answer = await mara.post(`${UI_API}/records`, { apiName: 'Case', fields }, headers).catch(() => null)
    if (answer?.status === 201) return (answer.body as { id: string }).id
    // The first request may have been committed without an answer; by the key the server must find it, and not create another.
    if (answer !== null && ![409, 503].includes(answer.status)) throw new Error(`${answer.status} ${answer.text}`)
    if (isOver()) return null
    await up
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
      if (subject.startsWith('Kill test')) bySubject.set(subject, [...(bySubject.get(subject) ?? []), id])
    }
    pageToken = page.nextPageToken
  } while (pageToken !== null)
  return bySubject
}

/** `next` resolves when the given number was counted since the last `next`. */
function countingGate(size: number): { count(): void; next(): Promise<void> } {
  let counted = 0
  let open: (() => void) | undefined
  return {
    count: () => {
      counted++
      if (counted >= size) open?.()
    },
    next: () => {
      counted = 0
      return new Promise((resolve) => {
        open = resolve
      })
    },
  }
}
