import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type FastifyInstance, fastify } from 'fastify'
import { supportApp } from 'support'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compressAssets } from './compress-assets.ts'
import { portalFolder } from './load-portal.ts'
import { registerAssets } from './register-assets.ts'

let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'navdesk-assets-'))
  for (const path of ['favicon.svg', 'icons/case.svg', 'icons/case.svg.br', 'assets/root-1a2b.js']) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), 'x')
  }
  app = fastify()
  await registerAssets(app, folder)
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

it.each([
  ['/favicon.svg', 200, 'public, max-age=3600'],
  ['/icons/case.svg', 200, 'public, max-age=3600'],
  ['/assets/root-1a2b.js', 200, 'public, max-age=31536000, immutable'],
  ['/icons/case.svg.br', 404, undefined],
  ['/icons/../../package.json', 404, undefined],
])('answers %s by %i', async (url, status, kept) => {
  const answer = await app.inject({ url })
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, kept])
})

it('answers each encoding that was compressed, and says that answers differ by it', async () => {
  const name = join(folder, 'assets/long-3c4d.js')
  await writeFile(name, 'export const value = 1\n'.repeat(200))
  await compressAssets(folder, AbortSignal.timeout(60_000))
  const answers = await Promise.all(
    ['br, gzip', 'gzip', ''].map((accepted) =>
      app.inject({ url: '/assets/long-3c4d.js', headers: { 'accept-encoding': accepted } }),
    ),
  )
  expect(answers.map(({ headers }) => [headers['content-encoding'], headers.vary])).toEqual([
    ['br', 'Accept-Encoding'],
    ['gzip', 'Accept-Encoding'],
    [undefined, 'Accept-Encoding'],
  ])
  expect(gunzipSync(answers[1]?.rawPayload ?? '').toString()).toBe(answers[2]?.body)
})

it('finds every picture that the application names among the files of the portal', async () => {
  const named = new Set(JSON.stringify(supportApp).match(/(?<="(?:iconUrl|logoUrl)":")[^"]+/g))
  const files = await readdir(join(portalFolder, 'public'), { recursive: true })
  expect(named.size).toBeGreaterThan(3)
  expect([...named].filter((url) => !files.includes(url.slice(1)))).toEqual([])
})
