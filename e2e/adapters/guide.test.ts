import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DEMO_PASSWORD } from 'dev-env'
import type { CacheFetch } from 'record-cache'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { renderCase } from '../guide/render-case.tsx'
import { startWorld, type World } from './world.ts'

const guideFolder = join(import.meta.dirname, '..', 'guide')

let world: World

beforeAll(async () => {
  world = await startWorld()
})

afterAll(() => world.env.stop())

it.each(['read-cases.ts', 'CaseTitle.tsx', 'render-case.tsx', 'start-case.tsx'])('shows %s unchanged', async (name) => {
  const guide = await readFile(join(import.meta.dirname, '..', '..', 'docs', 'record-cache.md'), 'utf8')
  expect(guide).toContain(await readFile(join(guideFolder, name), 'utf8'))
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
