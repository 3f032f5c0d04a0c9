import dns from 'node:dns/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

// Videos of articles on other hosts, which answer here as their operators would.

let test: TestServer
let video: { address: string; urlName: string; title: string }

beforeAll(async () => {
  test = await startTestServer({ VIDEO_HOSTS: 'films.example' })
  const { rows } = await test.database.query(
    `update records."Knowledge__kav" set "Download_URL__c" = 'https://films.example/v/17.mov'
     where "UrlName" = 'first-update-with-junction-data-manager' returning "UrlName", "Title", "Download_URL__c"`,
  )
  const [urlName, title, address] = (rows[0] ?? []).map(String)
  video = { urlName: urlName ?? '', title: title ?? '', address: address ?? '' }
})

beforeEach(() => resolvesTo('203.0.114.7'))

afterEach(() => {
  vi.restoreAllMocks()
})

afterAll(() => test.close())

/** All names of hosts have these addresses. */
const resolvesTo = (...addresses: string[]) =>
  vi
    .spyOn(dns, 'lookup')
    .mockImplementation((async () =>
      addresses.map((address) => ({ address, family: 0 }))) as unknown as typeof dns.lookup)

/** The host answers all requests by `answer`; returns what it was asked. */
function hostAnswers(answer: (request: Request) => Response | Promise<Response>): Request[] {
  const asked: Request[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    asked.push(request)
    return await answer(request)
  })
  return asked
}

const film = (headers: Record<string, string> = {}, method = 'GET') =>
  test.guest.ask(method, `/article/${video.urlName}/video.mp4`, { headers })

const whole = { 'content-type': 'video/quicktime', 'content-length': '9', etag: '"17"', 'set-cookie': 'a=1' }

it('passes the video of a named host on under the title of the article', async () => {
  const asked = hostAnswers(() => new Response('some film', { headers: whole }))
  const answer = await film({ cookie: 'session=secret', 'x-other': '1' })
  expect([answer.status, answer.text]).toEqual([200, 'some film'])
  expect(answer.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '9',
    'content-disposition': `attachment; filename="${video.title}.mp4"`,
    etag: '"17"',
    'x-content-type-options': 'nosniff',
  })
  expect(answer.headers).not.toHaveProperty('set-cookie')
  expect(asked.map(({ url, redirect, headers }) => [url, redirect, Object.fromEntries(headers)])).toEqual([
    [video.address, 'manual', { 'accept-encoding': 'identity' }],
  ])
})

it('passes a part on, and no body to HEAD', async () => {
  const asked = hostAnswers(({ method }) =>
    method === 'HEAD'
      ? new Response(null, { headers: whole })
      : new Response('film', { status: 206, headers: { 'content-type': 'video/mp4', 'content-range': 'bytes 5-8/9' } }),
  )
  const part = await film({ range: 'bytes=5-8' })
  expect([part.status, part.text, part.headers['content-range']]).toEqual([206, 'film', 'bytes 5-8/9'])
  const head = await film({}, 'HEAD')
  expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', '9'])
  expect(asked.map(({ method, headers }) => [method, headers.get('range')])).toEqual([
    ['GET', 'bytes=5-8'],
    ['HEAD', null],
  ])
})

it.each([
  ['a page to watch it', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['a redirect', () => new Response(null, { status: 302, headers: { location: 'http://10.0.0.1/' } })],
  ['a refusal', () => new Response('no', { status: 403, headers: { 'content-type': 'video/mp4' } })],
  ['no answer', () => Promise.reject(new Error('cut'))],
])('leads to the address of the video where the host gives %s', async (_answer, answer) => {
  hostAnswers(answer)
  const { status, headers } = await film()
  expect([status, headers.location]).toEqual([302, video.address])
})

it.each([
  [['127.0.0.1']],
  [['203.0.114.7', '10.1.2.3']],
  [['::1']],
  [['::ffff:192.168.0.1']],
  [['169.254.169.254']],
  [['fd00::7']],
  [['0.0.0.0']],
  [[]],
])('asks no host with the addresses %j, and leads to the address of the video', async (addresses) => {
  const asked = hostAnswers(() => new Response('some film', { headers: whole }))
  resolvesTo(...addresses)
  const { status, headers } = await film()
  expect([status, headers.location, asked]).toEqual([302, video.address, []])
})

it('leads to a video that is too long to be passed on', async () => {
  hostAnswers(() => new Response('some film', { headers: { ...whole, 'content-length': String(5 * 1024 ** 3) } }))
  expect(await film()).toMatchObject({ status: 302, headers: { location: video.address } })
})

it('asks no host that the operator has not named', async () => {
  const asked = hostAnswers(() => new Response('some film', { headers: whole }))
  await test.database.query(
    `update records."Knowledge__kav" set "Download_URL__c" = 'https://10.0.0.1/v.mp4' where "UrlName" = $1`,
    [video.urlName],
  )
  expect((await film()).status).toBe(404)
  expect(asked).toEqual([])
})
