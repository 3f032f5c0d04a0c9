import { LINK_PICTURE_PATH, limits } from 'contract'
import * as calls from 'contract/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { examplePath } from '../testing/example-path.ts'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

let test: TestServer
let mara: TestClient

beforeAll(async () => {
  test = await startTestServer()
  mara = await test.signedIn('mara.okafor@osprey-ridge.example')
})

afterAll(() => test.close())

const UI_API = '/services/data/v65.0/ui-api'
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const open = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/docs',
  '/api/docs/json',
  '/api/docs/viewer/:file',
  '/.well-known/security.txt',
  '/.well-known/change-password',
  '/robots.txt',
  '/sitemap.xml',
  '/link-picture.png',
  '/article/:urlName/picture.png',
  '/article/:urlName/video.mp4',
  '/product-alerts.rss',
  '/alert-mails/:token',
  '/auth/provider/continue',
  '/auth/provider/callback',
]
const visitor = [
  '/lwr/apex/v65.0/:apexClass/:apexMethod',
  '/services/data/v65.0/connect/communities/:communityId/seo/properties/:recordId',
]
const openPosts = [
  '/auth/sign-in',
  '/auth/sign-in/verify',
  '/auth/sign-in/passkey/begin',
  '/auth/sign-in/passkey',
  '/auth/second-factors/app/begin',
  '/auth/second-factors/app/confirm',
  '/auth/provider',
  '/auth/register',
  '/auth/register/resend',
  '/auth/register/preview',
  '/auth/register/confirm',
  '/auth/register/cancel',
  '/auth/password/forgot',
  '/auth/password/reset',
]
const demo = ['/dev/mailbox', '/dev/mailbox.json', '/dev/demo.json']

const routes = () => test.server.app.routeList

it('has a route for every call of the contract', () => {
  const known = routes().map(({ method, url }) => `${method} ${url}`)
  const wanted = Object.values(calls).flatMap((group) =>
    Object.values(group).map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(wanted.filter((each) => !known.includes(each))).toEqual([])
})

it('answers a guest 401 on every route and method but those that are open', async () => {
  const isOpen = ({ method, url }: { method: string; url: string }): boolean =>
    [...open, ...demo, ...visitor, '/dev/mailbox/:id'].includes(url) || (method === 'POST' && openPosts.includes(url))
  const wrong: string[] = []
  for (const route of routes().filter((each) => !isOpen(each))) {
    const { status } = await test.guest.ask(route.method, examplePath(route.url))
    if (status !== 401) wrong.push(`${route.method} ${route.url} ${status}`)
  }
  expect(wrong).toEqual([])
  expect(routes().filter((route) => !isOpen(route)).length).toBeGreaterThan(25)
})

it('refuses an address that is too long to be read as one that asks for too much', async () => {
  const here = await test.server.app.listen({ port: 0, host: '127.0.0.1' })
  const answer = await fetch(`${here}${UI_API}/records/500000000000001AAA?fields=${'Case.Id,'.repeat(3_000)}`)
  const refusal = { errorCode: 'QUERY_TOO_COMPLICATED', message: expect.any(String) }
  expect([answer.status, await answer.json()]).toEqual([400, [refusal]])
})

it('sends the security headers with every answer of every route', async () => {
  const urls = [...new Set(routes().map(({ url }) => examplePath(url))), '/nowhere', `${UI_API}/nowhere`, '/%zz']
  for (const url of urls) {
    for (const method of methods) {
      const { headers } = await test.guest.ask(method, url)
      expect({ url, method, headers }).toMatchObject({
        url,
        method,
        headers: {
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'referrer-policy': 'same-origin',
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-origin',
          // The picture is the same for all callers, so shared caches may keep it.
          'cache-control': url === LINK_PICTURE_PATH && /GET|HEAD/.test(method) ? 'public, max-age=3600' : 'no-store',
          'content-security-policy': expect.stringMatching(/frame-ancestors 'none'/),
        },
      })
    }
  }
})

it('refuses an unsafe call without the token of its session, or from another site', async () => {
  const url = `${UI_API}/records`
  const payload = { apiName: 'Case', fields: {} }
  for (const headers of [
    { 'x-csrf-token': '' },
    { 'x-csrf-token': 'x'.repeat(43) },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]) {
    const answer = await mara.ask('POST', url, { headers, payload })
    expect(answer, JSON.stringify(headers)).toMatchObject({
      status: 403,
      body: { statusCode: 403, output: { errors: [{ errorCode: 'CSRF_REFUSED' }] } },
    })
  }
  const theirs = await test.signedIn('ines.duarte@northfield-flying.example')
  const headers = { 'x-csrf-token': theirs.session?.csrfToken ?? '' }
  expect(await mara.ask('POST', url, { headers, payload })).toMatchObject({ status: 403 })
})

it('refuses a sign-in that a page of another site sends', async () => {
  const payload = { email: 'mara.okafor@osprey-ridge.example', password: 'Cleared2Land.Runway27' }
  const answer = await test.guest.ask('POST', '/auth/sign-in', { payload, headers: { origin: 'https://evil.example' } })
  expect(answer).toMatchObject({ status: 403, body: { code: 'CSRF_REFUSED' } })
})

it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'refuses a %s body instead of JSON',
  async (type) => {
    const answer = await mara.ask('POST', `${UI_API}/records`, { headers: { 'content-type': type }, payload: 'a=b' })
    expect(answer).toMatchObject({
      status: 415,
      body: { output: { errors: [{ errorCode: 'UNSUPPORTED_MEDIA_TYPE' }] } },
    })
  },
)

it('answers bad bodies with 400 and never converts them', async () => {
  const headers = { 'content-type': 'application/json' }
  for (const payload of ['{', '[]', 'null', '"x"', '{"__proto__":{"a":1}}', '{"apiName":5,"fields":{}}']) {
    expect(await mara.ask('POST', `${UI_API}/records`, { headers, payload })).toMatchObject({ status: 400 })
  }
  const big = JSON.stringify({ apiName: 'Case', fields: { Description: 'x'.repeat(1_100_000) } })
  expect(await mara.ask('POST', `${UI_API}/records`, { headers, payload: big })).toMatchObject({
    status: 413,
    body: { output: { errors: [{ errorCode: 'BODY_TOO_LARGE' }] } },
  })
})

it('accepts several hundred ids in a path', async () => {
  const ids = Array.from({ length: 200 }, () => '500000000000001AAA').join(',')
  const answer = await mara.ask('GET', `${UI_API}/records/batch/${ids}?fields=Case.Subject`)
  expect(answer).toMatchObject({ status: 200, body: { hasErrors: true } })
})

it('refuses unknown query parameters, and repeated ones that are no lists', async () => {
  for (const query of ['unknown=1', 'pageSize=1&pageSize=2', 'pageSize=many']) {
    const answer = await mara.ask('GET', `${UI_API}/records/500000000000001AAA?${query}`)
    expect(answer).toMatchObject({ status: 400, body: [{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE' }] })
  }
})

it('names the methods that an address takes', async () => {
  const answer = await mara.ask('PUT', `${UI_API}/records/500000000000001AAA`)
  expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, PATCH, DELETE' } })
})

it('refuses an invalid address in the error shape of its route', async () => {
  expect(await mara.ask('GET', `${UI_API}/records/%zz`)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_API_INPUT' }],
  })
  expect(await mara.ask('PATCH', `${UI_API}/records/%zz`, { payload: { fields: {} } })).toMatchObject({
    status: 400,
    body: { statusCode: 400 },
  })
  expect(await mara.ask('GET', '/lwr/apex/v65.0')).toMatchObject({ status: 404, body: [{ errorCode: 'NOT_FOUND' }] })
  expect(await mara.ask('GET', '/auth/%zz')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
})

it('answers 404 below its addresses and at similar ones', async () => {
  for (const url of [
    `${UI_API}/records/500000000000001AAA/x.css`,
    `${UI_API}/nowhere`,
    '/auth/session/x.css',
    '/auth/session;x',
    '/auth/session%0a',
    '/healthz/',
  ]) {
    expect({ url, status: (await mara.ask('GET', url)).status }).toEqual({ url, status: 404 })
  }
})

it('serves loopback names only, except for health checks', async () => {
  const headers = { host: 'evil.example' }
  expect(await test.guest.ask('GET', '/auth/session', { headers })).toMatchObject({ status: 400 })
  expect(await test.guest.ask('GET', '/healthz', { headers })).toMatchObject({ status: 200 })
  const forwarded = { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '10.0.0.1' }
  expect(await test.guest.ask('GET', '/healthz', { headers: forwarded })).toMatchObject({ status: 200 })
})

it('counts every route in a rate class, by the address of the socket alone', async () => {
  const left = async (spoofed: string): Promise<number> => {
    const headers = { 'x-forwarded-for': spoofed, 'cf-connecting-ip': spoofed }
    const answer = await test.guest.ask('GET', '/healthz', { headers, remoteAddress: '198.51.100.7' })
    return Number(answer.headers['x-ratelimit-remaining'])
  }
  const first = await left('10.0.0.1')
  expect(await left('10.0.0.2')).toBe(first - 1)
  for (const { method, url } of routes()) {
    const { headers } = await test.guest.ask(method, examplePath(url))
    expect({ url, limit: headers['x-ratelimit-limit'] }).toEqual({ url, limit: expect.stringMatching(/^\d+$/) })
  }
})

it('answers 429 with Retry-After to an address that sends too many requests', async () => {
  const remoteAddress = '198.51.100.8'
  let answer = await test.guest.ask('POST', '/auth/sign-in', { remoteAddress })
  const limit = Number(answer.headers['x-ratelimit-limit'])
  for (let sent = 1; sent <= limit; sent++) answer = await test.guest.ask('POST', '/auth/sign-in', { remoteAddress })
  expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})

it('queues requests of one user up to a limit and refuses more, and serves other users', async () => {
  const url = `${UI_API}/list-ui/Case/AllCases?pageSize=5`
  const jonas = await test.signedIn('jonas.weil@calder-aerodata.example')
  const ask = () => jonas.ask('GET', url, { remoteAddress: '198.51.100.9' })
  await ask()
  const answers = Promise.all(Array.from({ length: limits.requestsAtOnce + limits.requestsWaiting + 10 }, ask))
  expect(await mara.ask('GET', url)).toMatchObject({ status: 200 })
  const statuses = Map.groupBy(await answers, ({ status }) => status)
  expect([...statuses.keys()].sort()).toEqual([200, 429])
  expect(statuses.get(429)?.length).toBe(10)
  expect(statuses.get(429)?.[0]).toMatchObject({
    headers: { 'retry-after': '1' },
    body: [{ errorCode: 'TOO_MANY_REQUESTS', message: 'Too many requests. Try again in 1 seconds.' }],
  })
  expect(await ask()).toMatchObject({ status: 200 })
})
