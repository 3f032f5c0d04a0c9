import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DEMO_PASSWORD } from 'dev-env'
import { type CacheFetch, createRecordCache, updateRecord } from 'record-cache'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { followSubject } from '../guide/follow-subject.ts'
import { endOtherSessions } from '../guide/own-sessions.ts'
import { renderCase } from '../guide/render-case.tsx'
import { startWorld, type World } from './world.ts'

const guideFolder = join(import.meta.dirname, '..', 'guide')

let world: World

beforeAll(async () => {
  world = await startWorld()
})

afterAll(() => world.env.stop())

it.each([
  ['read-cases.ts', 'docs/record-cache.md'],
  ['CaseTitle.tsx', 'docs/record-cache.md'],
  ['render-case.tsx', 'docs/record-cache.md'],
  ['start-case.tsx', 'docs/record-cache.md'],
  ['own-sessions.ts', 'docs/record-cache.md'],
  ['follow-subject.ts', 'docs/record-cache.md'],
  ['five-minutes.ts', 'packages/record-cache/README.md'],
  ['Subject.tsx', 'packages/record-cache-react/README.md'],
  ['FoundCases.tsx', 'packages/record-cache-react/README.md'],
])('shows %s unchanged in %s', async (name, document) => {
  const text = await readFile(join(import.meta.dirname, '..', '..', document), 'utf8')
  expect(text).toContain(await readFile(join(guideFolder, name), 'utf8'))
})

it('reads, follows and writes as the readme does', async () => {
  const { env, jonas } = world
  const value = [await world.newCase('No terrain'), env.url, jonas.cookie, jonas.session?.csrfToken ?? '']
  const { stdout } = await promisify(execFile)(process.execPath, [join(guideFolder, 'five-minutes.ts'), ...value])
  expect(stdout.trim().split('\n')).toEqual(['Fulfilled No terrain undefined', 'Now: Terrain is missing'])
})

it('reads and writes in a program without React', async () => {
  const program = join(guideFolder, 'read-cases.ts')
  const person = [world.env.url, 'mara.okafor@osprey-ridge.example', DEMO_PASSWORD]
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...person])
  const lines = stdout.trim().split('\n')
  expect(lines).toHaveLength(7)
  for (const line of lines.slice(0, 5)) expect(line).toMatch(/^\d{8} {2}\S/)
  expect(lines.slice(5)).toEqual(['Fulfilled, after 1 request', 'Commented: Seen, thank you.'])
})

it('renders a case on the server with one request, and includes its records', async () => {
  const asked: string[] = []
  const fetch: CacheFetch = async ({ method, path, query }) => {
    asked.push(path)
    const { status, body } = await world.mara.request(method, `${path}?${new URLSearchParams(query)}`)
    return { status, statusText: String(status), body }
  }
  const { status, html } = await renderCase(fetch, world.caseId)
  expect(status).toBe(200)
  expect(html).toContain('<h1>Adapter case</h1>')
  expect(html).toContain(`"id":"${world.caseId}"`)
  expect(asked).toHaveLength(1)
})

it('reads and writes by calls outside the UI service', async () => {
  const { env } = world
  const someone = 'theo.lindqvist@osprey-ridge.example'
  const [first, , third] = [await env.signIn(someone), await env.signIn(someone), await env.signIn(someone)]
  const asked: string[] = []
  const fetch: CacheFetch = async ({ method, path, body }) => {
    asked.push(`${method} ${path}`)
    const answer = await third.request(method, path, { body })
    return {
      status: answer.status,
      statusText: String(answer.status),
      body: answer.text === '' ? undefined : answer.body,
    }
  }
  const left = await endOtherSessions(createRecordCache({ fetch, now: Date.now }))
  expect(left.map(({ isCurrent }) => isCurrent)).toEqual([true])
  expect(asked).toEqual([
    'GET /auth/sessions',
    'POST /auth/sessions/end',
    'POST /auth/sessions/end',
    'GET /auth/sessions',
  ])
  expect((await first.get('/auth/sessions')).status).toBe(401)
})

it('follows a record by typed fields without React, and nothing while there is no id', async () => {
  const requests: string[] = []
  const cache = createRecordCache({
    now: Date.now,
    async fetch({ method, path, query, body }) {
      requests.push(method)
      const answer = await world.jonas.request(method, `${path}?${new URLSearchParams(query)}`, { body })
      return { status: answer.status, statusText: String(answer.status), body: answer.body }
    },
  })
  const shown: string[] = []
  followSubject(cache, null, (text) => shown.push(text)).unsubscribe()
  expect(requests).toEqual([])
  const recordId = await world.newCase('No terrain')
  const followed = followSubject(cache, recordId, (text) => shown.push(text))
  await expect.poll(() => shown).toEqual(['Osprey Ridge Aviation: No terrain'])
  await cache.send(updateRecord, { fields: { Id: recordId, Subject: 'Terrain is missing' } })
  await expect.poll(() => shown.slice(1)).toEqual(['Osprey Ridge Aviation: Terrain is missing'])
  followed.unsubscribe()
  expect(requests).toEqual(['GET', 'PATCH', 'GET'])
})
