import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let test: TestServer

beforeAll(async () => {
  test = await startTestServer()
})

afterAll(() => test.close())

const PNG = Buffer.from('89504e470d0a1a0a', 'hex').toString('latin1')

const addressOf = (urlName: string) => `/article/${urlName}/picture.png`

/** Answers for an article of each kind, by its URL name. */
async function urlNamesWhere(condition: string): Promise<string[]> {
  const { rows } = await test.database.query(`select "UrlName" from records."Knowledge__kav" where ${condition}`)
  return rows.map(([urlName]) => String(urlName))
}

it('renders a picture for each kind of public article, which caches keep for an hour and then revalidate by its tag', async () => {
  const [urlName = ''] = await urlNamesWhere(`"IsPublic" and "PublicationStatus" = 'Online'`)
  for (const address of [addressOf(urlName), '/link-picture.png']) {
    const { status, headers, text } = await test.guest.ask('GET', address)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' })
    expect(text.slice(1, 4)).toBe(PNG.slice(1, 4))
    const known = { 'if-none-match': String(headers.etag) }
    expect((await test.guest.ask('GET', address, { headers: known })).status).toBe(304)
    expect((await test.guest.ask('GET', address, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    expect(await test.guest.ask('HEAD', address)).toMatchObject({ status: 200, headers: { etag: headers.etag } })
  }
})

it('gives an article another tag once its title is another', async () => {
  const [urlName = ''] = await urlNamesWhere(`"IsPublic" and "PublicationStatus" = 'Online'`)
  const before = await test.guest.ask('GET', addressOf(urlName))
  await test.database.query(`update records."Knowledge__kav" set "Title" = 'Another title' where "UrlName" = $1`, [
    urlName,
  ])
  expect((await test.guest.ask('GET', addressOf(urlName))).headers.etag).not.toBe(before.headers.etag)
})

it('answers the same for articles that visitors may not read as for missing ones, also with a session', async () => {
  const mara = await test.signedIn('mara.okafor@osprey-ridge.example')
  const withheld = await urlNamesWhere(`not "IsPublic" or "PublicationStatus" <> 'Online'`)
  expect(withheld.length).toBeGreaterThan(0)
  const missing = await test.guest.ask('GET', addressOf('no-such-article'))
  expect(missing.status).toBe(404)
  for (const caller of [test.guest, mara]) {
    const answer = await caller.ask('GET', addressOf(withheld[0] ?? ''))
    expect([answer.status, answer.text]).toEqual([404, missing.text])
  }
})
