import { afterAll, beforeAll, expect, it } from 'vitest'
import { examplePath } from '../testing/example-path.ts'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

// Every route of the server, so that a new one is asked as soon as it exists. The forms of pages are in `register-pages.test.ts`.

let test: TestServer
let mara: TestClient

beforeAll(async () => {
  test = await startTestServer({ RATE_SCALE: '1000' })
  mara = await test.signedIn('mara.okafor@osprey-ridge.example')
})

afterAll(() => test.close())

const READS = ['GET', 'HEAD', 'OPTIONS']
const routes = () => test.server.app.routeList.map(({ method, url }) => ({ method, url, path: examplePath(url) }))
const unsafeRoutes = () => routes().filter(({ method }) => !READS.includes(method))

/** For health checks of load balancers. */
const forAnyHost = ['/healthz', '/readyz', '/metrics']

/** They begin without a session, so that there is no token: a browser names the site that sends them. */
const withoutToken = [
  // Mail providers send it, by the token of the mail.
  '/alert-mails/:token',
  '/auth/password/forgot',
  '/auth/password/reset',
  '/auth/provider',
  '/auth/register',
  '/auth/register/cancel',
  '/auth/register/confirm',
  '/auth/register/preview',
  '/auth/register/resend',
  '/auth/sign-in',
  '/auth/sign-in/passkey',
  '/auth/sign-in/passkey/begin',
  '/auth/sign-in/verify',
]

const isRefused = ({ status, text }: { status: number; text: string }): boolean =>
  status === 403 && text.includes('CSRF_REFUSED')

it.each([
  { origin: 'https://evil.example' },
  { origin: 'http://localhost:3001' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
])('refuses every unsafe route to a page of another site: %o', async (headers) => {
  const wrong: string[] = []
  for (const { method, url, path } of unsafeRoutes()) {
    if (!isRefused(await mara.ask(method, path, { headers }))) wrong.push(`${method} ${url}`)
  }
  expect(wrong).toEqual([])
  expect(unsafeRoutes().length).toBeGreaterThan(50)
})

it('starts no export, and writes no audit event of one, for a picture, a frame or another site', async () => {
  const { body } = await mara.ask('GET', '/services/data/v65.0/ui-api/list-records/Case/AllCases?pageSize=1')
  const caseId = (body as { records: { id: string }[] }).records[0]?.id
  const exports = ['/lists/Case/AllCases.csv', '/account/own-data.json', `/cases/${caseId}.pdf`]
  const events = async (): Promise<number> => {
    const kinds = ['ListSaved', 'OwnDataSaved', 'CaseSaved']
    const { rows } = await test.database.query(
      'select count(*) from records."AuditEvent__c" where "Kind__c" = any($1)',
      [kinds],
    )
    return Number(rows[0]?.[0])
  }
  const foreign = [
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
    { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'empty' },
  ]
  for (const url of exports) {
    for (const headers of foreign) {
      expect({ url, headers, isRefused: isRefused(await mara.ask('GET', url, { headers })) }).toMatchObject({
        isRefused: true,
      })
    }
  }
  expect(await events()).toBe(0)
  const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }
  for (const url of exports) expect(await mara.ask('GET', url, { headers: own })).toMatchObject({ status: 200 })
  expect(await events()).toBe(exports.length)
})

it.each(['', 'x'.repeat(43)])('refuses every unsafe route of a session without its token: "%s"', async (token) => {
  const taken: string[] = []
  for (const { method, url, path } of unsafeRoutes()) {
    if (!isRefused(await mara.ask(method, path, { headers: { 'x-csrf-token': token } }))) taken.push(url)
  }
  expect(taken.sort()).toEqual(withoutToken)
})

it.each(['evil.example', 'localhost.evil.example', 'evil.example:3000', 'localhost@evil.example', '10.0.0.4:3000'])(
  'serves no route for the host "%s", but to health checks',
  async (host) => {
    const served = new Set<string>()
    for (const { method, url, path } of routes()) {
      const { status, text } = await mara.ask(method, path, { headers: { host, 'x-csrf-token': '' } })
      const isOtherHost = status === 400 && (method === 'HEAD' || text.includes('this host is not served'))
      if (!isOtherHost) served.add(url)
    }
    expect([...served].sort()).toEqual([...forAnyHost].sort())
  },
)

it('takes the host of no header but Host', async () => {
  const headers = {
    forwarded: 'host=evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-server': 'evil.example',
    'x-host': 'evil.example',
    'x-original-host': 'evil.example',
    'x-original-url': '/healthz',
    'x-rewrite-url': '/healthz',
  }
  for (const { url, path } of routes().filter(({ method }) => method === 'GET')) {
    const { headers: answered, text } = await test.guest.ask('GET', path, { headers })
    expect({ url, isNamed: JSON.stringify([answered, text]).includes('evil.example') }).toEqual({ url, isNamed: false })
  }
})
