import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkFile } from '../testing/link-file.ts'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

const UI_API = '/services/data/v65.0/ui-api'
/** What the server takes for an MP4 file: its first bytes say so. */
const FILM = '0000ftypisom0123456789'
const METHOD = '/lwr/apex/v65.0/KnowledgeArticlesController/getArticleByUrlName'

let test: TestServer
let mara: TestClient
let priya: TestClient
/** Public, and for customers; both without a file before. */
let open: Article
let closed: Article

type Article = { id: string; urlName: string; title: string }

beforeAll(async () => {
  test = await startTestServer()
  mara = await test.signedIn('mara.okafor@osprey-ridge.example')
  priya = await test.signedIn('priya.nair@calder-aerodata.example')
  open = await articleWhere(`"UrlName" = 'first-update-with-junction-data-manager'`)
  closed = await articleWhere(`"UrlName" = 'what-changes-between-two-cycles'`)
  for (const article of [open, closed]) await link(article, 'Film – Bodø.mp4', FILM)
})

afterAll(() => test.close())

async function articleWhere(condition: string): Promise<Article> {
  const { rows } = await test.database.query(
    `select "Id", "UrlName", "Title" from records."Knowledge__kav" where ${condition}`,
  )
  const [id, urlName, title] = (rows[0] ?? []).map(String)
  return { id: id ?? '', urlName: urlName ?? '', title: title ?? '' }
}

const link = ({ id }: Article, name: string, text: string) => linkFile(priya, id, name, text)

const addressOf = ({ urlName }: { urlName: string }) => `/article/${urlName}/video.mp4`

const film = (client: TestClient, article: { urlName: string }, headers: Record<string, string> = {}) =>
  client.ask('GET', addressOf(article), { headers })

it('serves the video of a public article to visitors, under the title of the article', async () => {
  const answer = await film(test.guest, open)
  expect([answer.status, answer.text]).toEqual([200, FILM])
  expect(answer.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': String(FILM.length),
    'content-disposition': `attachment; filename="${open.title}.mp4"`,
    'accept-ranges': 'bytes',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*sandbox/),
  })
  const head = await test.guest.ask('HEAD', addressOf(open))
  expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', String(FILM.length)])
})

it('shows it in a player, and answers parts of it', async () => {
  const inline = await test.guest.ask('GET', `${addressOf(open)}?inline=1`, { headers: { range: 'bytes=4-7' } })
  expect([inline.status, inline.text]).toEqual([206, 'ftyp'])
  expect(inline.headers).toMatchObject({
    'content-disposition': 'inline',
    'content-range': `bytes 4-7/${FILM.length}`,
    'content-type': 'video/mp4',
    'x-content-type-options': 'nosniff',
  })
  expect((await film(test.guest, open, { range: 'bytes=-4' })).text).toBe('6789')
  const beyond = await film(test.guest, open, { range: 'bytes=99-' })
  expect([beyond.status, beyond.headers['content-range'], beyond.text]).toEqual([416, `bytes */${FILM.length}`, ''])
  const etag = String(inline.headers.etag)
  expect((await film(test.guest, open, { range: 'bytes=4-7', 'if-range': etag })).text).toBe('ftyp')
  expect((await film(test.guest, open, { range: 'bytes=4-7', 'if-range': '"another"' })).text).toBe(FILM)
})

it('names the file by a title with other letters too', async () => {
  await test.database.query(`update records."Knowledge__kav" set "Title" = 'Bodø, «first»' where "Id" = $1`, [open.id])
  expect((await film(test.guest, open)).headers['content-disposition']).toBe(
    `attachment; filename="Bod_, _first_.mp4"; filename*=UTF-8''Bod%C3%B8%2C%20%C2%ABfirst%C2%BB.mp4`,
  )
})

it('answers for a video that is withheld as for an article, and a video, that is not there', async () => {
  const missing = await film(test.guest, { urlName: 'no-such-article' })
  expect(missing.status).toBe(404)
  const without = { urlName: 'follow-product-alerts' }
  for (const article of [closed, without]) {
    const answer = await film(test.guest, article)
    expect([answer.status, answer.text]).toEqual([404, missing.text])
  }
  expect((await film(mara, closed)).text).toBe(FILM)
  expect((await film(mara, without)).status).toBe(404)
})

it('takes its address for that of the article, and keeps one elsewhere for articles without a video', async () => {
  const addressFor = async (client: TestClient, urlName: string) => {
    const { body } = await client.ask('GET', `${METHOD}?urlName=${urlName}`)
    return (body as { knowledgeRec: { Download_URL__c: string | null } | null }).knowledgeRec?.Download_URL__c
  }
  expect(await addressFor(test.guest, open.urlName)).toBe(addressOf(open))
  expect(await addressFor(mara, closed.urlName)).toBe(addressOf(closed))
  expect(await addressFor(test.guest, closed.urlName)).toBeUndefined()
  expect(await addressFor(test.guest, 'check-that-a-card-was-written-correctly')).toMatch(/^https:/)
  expect(await addressFor(test.guest, 'follow-product-alerts')).toBeNull()
})

it('serves the video that was linked last, and nothing that is no video or not checked', async () => {
  await link(open, 'notes.mp4', 'text and not a video')
  expect((await film(test.guest, open)).text).toBe(FILM)
  const newer = await link(open, 'newer.mp4', `${FILM}, newer`)
  expect((await film(test.guest, open)).text).toBe(`${FILM}, newer`)
  for (const state of ['Pending', 'TooLarge', 'Held', 'Quarantined']) {
    await test.database.query(`update records."ContentVersion" set "ScanState" = $2 where "Id" = $1`, [newer, state])
    for (const client of [test.guest, mara, priya]) expect((await film(client, open)).text).toBe(FILM)
  }
})

describe('files of articles', () => {
  const FILES = METHOD.replace('getArticleByUrlName', 'getArticleFiles')

  const filesOf = async (client: TestClient, { urlName }: { urlName: string }) =>
    (await client.ask('GET', `${FILES}?urlName=${urlName}`)).body as { contentVersionId: string; name: string }[]

  const namesFor = async (client: TestClient, article: Article) =>
    (await filesOf(client, article)).map(({ name }) => name)

  const change = async (article: Article, fields: object): Promise<void> => {
    const payload = { apiName: 'Knowledge__kav', fields }
    const answer = await priya.ask('PATCH', `${UI_API}/records/${article.id}`, { payload })
    if (answer.status !== 200) throw new Error(answer.text)
  }

  it('are listed and sent to the readers of the article, visitors of a public one among them', async () => {
    const article = await articleWhere(`"UrlName" = 'check-that-a-card-was-written-correctly'`)
    const before = await namesFor(mara, article)
    const guide = await link(article, 'Card guide.pdf', '%PDF-1.7 a guide')
    await link(article, 'Film.mp4', FILM)
    for (const client of [test.guest, mara, priya]) {
      expect(await namesFor(client, article)).toEqual(['Card guide.pdf', ...before])
      const sent = await client.ask('GET', `/files/${guide}`)
      expect([sent.status, sent.text]).toEqual([200, '%PDF-1.7 a guide'])
      expect(sent.headers['content-disposition']).toBe('attachment; filename="Card guide.pdf"')
    }
    await change(article, { IsPublic: false })
    expect([await namesFor(test.guest, article), await namesFor(mara, article)]).toEqual([
      [],
      ['Card guide.pdf', ...before],
    ])
    const hidden = await test.guest.ask('GET', `/files/${guide}`)
    const missing = await test.guest.ask('GET', '/files/068000000000000AAA')
    expect([hidden.status, hidden.text]).toEqual([401, missing.text])
    await change(article, { PublicationStatus: 'Archived' })
    expect(await namesFor(mara, article)).toEqual([])
    expect((await mara.ask('GET', `/files/${guide}`)).status).toBe(404)
  })

  it('are left out while they are not checked, and where the text shows them', async () => {
    const article = await articleWhere(`"UrlName" = 'what-changes-between-two-cycles'`)
    const before = await namesFor(mara, article)
    const unchecked = await link(article, 'unchecked.txt', 'text')
    const picture = await link(article, 'map.png', 'picture')
    await test.database.query(`update records."ContentVersion" set "ScanState" = 'Pending' where "Id" = $1`, [
      unchecked,
    ])
    await test.database.query(`update records."Knowledge__kav" set "Content__c" = $2 where "Id" = $1`, [
      article.id,
      `<p><img src="/files/${picture}" alt="A map" /></p>`,
    ])
    expect(await namesFor(mara, article)).toEqual(before)
    expect((await mara.ask('GET', `/files/${picture}`)).status).toBe(200)
  })
})

it('is withheld from visitors as soon as the article is, and from customers with the article', async () => {
  const change = (fields: object) =>
    priya.ask('PATCH', `${UI_API}/records/${open.id}`, { payload: { apiName: 'Knowledge__kav', fields } })
  expect((await change({ IsPublic: false })).status).toBe(200)
  expect([(await film(test.guest, open)).status, (await film(mara, open)).status]).toEqual([404, 200])
  expect((await change({ IsPublic: true })).status).toBe(200)
  expect((await film(test.guest, open)).status).toBe(200)
  expect((await change({ PublicationStatus: 'Archived' })).status).toBe(200)
  expect([(await film(test.guest, open)).status, (await film(mara, open)).status]).toEqual([404, 404])
})
