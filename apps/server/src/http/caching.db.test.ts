import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

let test: TestServer
let people: readonly [mara: TestClient, ines: TestClient]
beforeAll(async () => {
  test = await startTestServer()
  people = [
    await test.signedIn('mara.okafor@osprey-ridge.example'),
    await test.signedIn('ines.duarte@northfield-flying.example'),
  ]
})
afterAll(() => test.close())

const UI_API = '/services/data/v65.0/ui-api'
const METHODS = '/lwr/apex/v65.0/KnowledgeArticlesController'
const personal = [
  `${UI_API}/list-ui/Case/AllCases?pageSize=5`,
  `${UI_API}/mru-list-records/Case`,
  `${UI_API}/object-info`,
  `${UI_API}/object-info/Case`,
  `${UI_API}/list-info/Case/AllCases`,
  `${UI_API}/layout/Case`,
  `${UI_API}/apps`,
  `${UI_API}/nav-items`,
  `${UI_API}/actions/global`,
  `${UI_API}/search-info/Case/filters`,
  '/auth/session',
]
const catalogue = [`${METHODS}/getKnowledgeList`, `${METHODS}/getProductPageArticles`]

/** A cache that many people share, as RFC 9111 has it: it keeps what no header forbids, for one address and its `Vary`. */
function sharedCache() {
  const kept = new Map<string, string>()
  return async (client: TestClient, url: string): Promise<string> => {
    const cached = kept.get(url)
    if (cached !== undefined) return cached
    const { headers, text } = await client.ask('GET', url)
    const control = String(headers['cache-control'] ?? '')
    if (!/no-store|private/.test(control) && headers.vary !== '*') kept.set(url, text)
    return text
  }
}

it('forbids shared caches to keep personal answers', async () => {
  for (const url of personal) {
    const { status, headers } = await people[0].ask('GET', url)
    expect({ url, status, control: headers['cache-control'] }).toEqual({ url, status: 200, control: 'no-store' })
  }
  for (const url of catalogue) {
    const { status, headers } = await people[0].ask('GET', url)
    expect({ url, status, headers }).toMatchObject({
      url,
      status: 200,
      headers: { 'cache-control': 'private, max-age=0, must-revalidate', vary: expect.stringMatching(/cookie/i) },
    })
  }
})

it('sends the eTag of an answer as its ETag', async () => {
  for (const url of [`${UI_API}/object-info/Case`, `${UI_API}/list-info/Case/AllCases`, `${UI_API}/layout/Case`]) {
    const { headers, body } = await people[0].ask('GET', url)
    expect([url, headers.etag]).toEqual([url, `W/"${(body as { eTag: string }).eTag}"`])
  }
})

it('never serves the answer of one user to another through a shared cache', async () => {
  const ask = sharedCache()
  for (const url of [...personal, ...catalogue]) {
    const direct = (await people[1].ask('GET', url)).text
    await ask(people[0], url)
    expect(await ask(people[1], url), url).toBe(direct)
  }
  const [, ines] = people
  expect(await ask(ines, '/auth/session')).toContain('ines.duarte')
})

it('answers 404 to addresses with a file suffix, which a cache would take for files', async () => {
  for (const url of [...personal, ...catalogue].map((each) => each.split('?')[0] ?? each)) {
    for (const suffix of ['/x.css', ';x.css', '%0ax.css', '.css', '%3fx.css', '/..%2fx.js']) {
      const { status, headers } = await people[0].ask('GET', url + suffix)
      expect({ url: url + suffix, isFound: status < 400 }).toEqual({ url: url + suffix, isFound: false })
      expect(headers['cache-control']).toBe('no-store')
    }
  }
})
