import { enqueue } from 'database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let demo: TestServer
let closed: TestServer

beforeAll(async () => {
  demo = await startTestServer()
  closed = await startTestServer({ DEMO: 'off', METRICS_TOKEN: 'scrape-me', BASE_URL: 'https://help.example.com' })
})

afterAll(async () => {
  await demo.close()
  await closed.close()
})

const ask = (test: TestServer, url: string, headers: Record<string, string> = {}) =>
  test.guest.ask('GET', url, { headers: test === closed ? { host: 'help.example.com', ...headers } : headers })

it('is alive, and ready only with all its migrations', async () => {
  expect(await ask(demo, '/healthz')).toMatchObject({ status: 200, body: { status: 'alive' } })
  expect(await ask(demo, '/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } })
  await demo.database.query("update schema_migration set name = name || ' (older)' where name like '%server_tables%'")
  expect(await ask(demo, '/readyz')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '1' },
    body: { status: 'not ready', waitingFor: 'migrations' },
  })
  await demo.database.query("update schema_migration set name = replace(name, ' (older)', '')")
})

it('shows metrics without a token in a demo, and otherwise only with the token', async () => {
  const open = await ask(demo, '/metrics')
  expect(open.status).toBe(200)
  expect(open.text).toMatch(/^http_request_duration_seconds_count\{.*route="\/healthz".*\} \d+$/m)
  expect(open.text).toMatch(/^live_event_streams 0$/m)
  await demo.database.transaction(async (tx) => enqueue(tx, 'send-case-reply', {}, { series: 'one' }))
  expect((await ask(demo, '/metrics')).text).toMatch(/^jobs\{task="send-case-reply",state="waiting"\} 1$/m)
  for (const authorization of ['', 'Bearer wrong', 'scrape-me']) {
    expect(await ask(closed, '/metrics', { authorization })).toMatchObject({
      status: 401,
      headers: { 'www-authenticate': 'Bearer' },
    })
  }
  expect(await ask(closed, '/metrics', { authorization: 'Bearer scrape-me' })).toMatchObject({ status: 200 })
})

it('shows in Health that own fields cannot be read, until a repetition succeeds', async () => {
  const administrator = await demo.signedIn('ingrid.solheim@calder-aerodata.example')
  const unusable = async () => {
    const { body } = await administrator.ask('GET', '/lwr/apex/v65.0/OperationsController/getHealth')
    return (body as { unusableSettings: unknown }).unusableSettings
  }
  expect(await unusable()).toEqual([])
  await demo.database.query('alter table records."CustomField__c" rename to "Elsewhere"')
  await demo.database.query("select pg_notify('definition_changes', '')")
  await expect
    .poll(unusable, { timeout: 20_000 })
    .toEqual([{ name: 'own fields and lists', reason: expect.stringContaining('CustomField__c') }])
  await demo.database.query('alter table records."Elsewhere" rename to "CustomField__c"')
  await expect.poll(unusable, { timeout: 20_000 }).toEqual([])
})

it('has the mailbox and the demo facts in demo mode only', async () => {
  for (const url of ['/dev/mailbox', '/dev/mailbox.json', '/dev/demo.json']) {
    expect([url, (await ask(demo, url)).status]).toEqual([url, 200])
    expect([url, (await ask(closed, url)).status]).toEqual([url, 404])
  }
  expect((await ask(demo, '/dev/demo.json')).body).toMatchObject({ publicArticleId: expect.stringMatching(/^ka0/) })
  expect(await ask(demo, '/dev/mailbox.json')).toMatchObject({ body: [] })
})

it('has a security.txt that is valid for half a year', async () => {
  const { text } = await ask(closed, '/.well-known/security.txt')
  expect(text).toMatch(/^Contact: mailto:security@help\.example\.com$/m)
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')
  expect(expires - Date.now()).toBeGreaterThan(100 * 86_400_000)
})

it('tells programs of the sitemap, which names public articles by the address of the portal, and where passwords are changed', async () => {
  const robots = await ask(closed, '/robots.txt')
  expect(robots.text).toMatch(/^User-agent: \*\nDisallow: \/api\/$/m)
  expect(robots.text).toMatch(/^Sitemap: https:\/\/help\.example\.com\/sitemap\.xml$/m)
  const { headers, text } = await ask(closed, '/sitemap.xml')
  expect(headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
  })
  expect(text).toContain('<loc>https://help.example.com/login</loc>')
  expect(await ask(closed, '/.well-known/change-password')).toMatchObject({
    status: 302,
    headers: { location: '/account/security' },
  })
})

it('shows the API docs as a page under the strict policy, with a viewer that browsers keep', async () => {
  const { headers, text } = await ask(demo, '/api/docs')
  const nonce = /script-src 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
  expect(headers['content-security-policy']).not.toMatch(/unsafe/)
  const scripts = [...text.matchAll(/<script nonce="([^"]+)" defer src="[^"]+"><\/script>/g)]
  expect(scripts.map(([, own]) => own)).toEqual([nonce, nonce])
  const files = [...text.matchAll(/(?:src|href)="(\/api\/docs\/viewer\/[^"]+)"/g)].map(([, file = '']) => file)
  expect(files.length).toBe(4)
  for (const file of files) {
    const { status, headers } = await ask(demo, file)
    expect({ file, status, headers }).toMatchObject({
      status: 200,
    })
  }
  expect(await ask(demo, '/api/docs/json')).toMatchObject({ status: 200, body: { openapi: '3.1.0' } })
})
