import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DevEnv, startDevEnv } from 'dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

const MARA = 'mara.okafor@osprey-ridge.example'
const RECORDS = '/services/data/v65.0/ui-api/records'

let env: DevEnv

beforeAll(async () => {
  env = await startDevEnv({ database: 'embedded' })
})

afterAll(() => env.stop())

async function postgresPid(): Promise<number> {
  const [pid] = (await readFile(join(env.dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  return Number(pid)
}

// A zombie (state Z) has already ended.
function isAlive(pid: number): boolean {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).charAt(0) !== 'Z'
  } catch {
    return false
  }
}

it('starts again with all acknowledged writes after SIGKILL', async () => {
  const fields = { Subject: 'Before', Description: 'x', Impact__c: 'Total Failure', IssueType__c: 'Product' }
  const mara = await env.signIn(MARA)
  const { status, body } = await mara.post(RECORDS, { apiName: 'Case', fields })
  expect(status).toBe(201)
  await env.kill()
  await env.restart()
  expect((await fetch(`${env.url}/readyz`)).status).toBe(200)
  const entry = await mara.get(`${RECORDS}/${(body as { id: string }).id}?fields=Case.Subject`)
  expect(entry).toMatchObject({ status: 200, body: { fields: { Subject: { value: 'Before' } } } })
})

it('ends on SIGTERM with code 0, and closes its streams and its PostgreSQL', async () => {
  const mara = await env.signIn(MARA)
  const stream = await fetch(`${env.url}/events`, { headers: { cookie: mara.cookie } })
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  const postgres = await postgresPid()
  const server = env.pid
  expect(await env.terminate()).toBe(0)
  expect(await stream.text()).toMatch(/^retry: /)
  expect({ server: isAlive(server), postgres: isAlive(postgres) }).toEqual({ server: false, postgres: false })
})
