import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

const CONTROLLER = '/lwr/apex/v65.0/KnowledgeArticlesController'
const SEO = '/services/data/v65.0/connect/communities/0DB000000000001GAA/seo/properties'

let test: TestServer
let mara: TestClient
let facts: Record<string, string>

beforeAll(async () => {
  test = await startTestServer()
  mara = await test.signedIn('mara.okafor@osprey-ridge.example')
  facts = (await test.guest.ask('GET', '/dev/demo.json')).body as Record<string, string>
})
afterAll(() => test.close())

const article = (urlName: string | undefined, client = test.guest) =>
  client.ask('GET', `${CONTROLLER}/getArticleByUrlName?urlName=${urlName}`)

it('answers a public article to guests, by GET and POST alike', async () => {
  const answer = await article(facts.publicArticleUrlName)
  expect(answer.status).toBe(200)
  expect(Object.keys(answer.body as object).sort()).toEqual([
    'authenticatedUser',
    'dataCategoryList',
    'isPublic',
    'knowledgeRec',
    'productDataCategoryList',
  ])
  expect(answer.body).toMatchObject({
    authenticatedUser: false,
    isPublic: true,
    knowledgeRec: {
      Id: facts.publicArticleId,
      RecordType: { DeveloperName: expect.any(String) },
      Product__r: { Name: expect.any(String), ItemNumber__c: expect.any(String) },
    },
  })
  const payload = { urlName: facts.publicArticleUrlName }
  const posted = await test.guest.ask('POST', `${CONTROLLER}/getArticleByUrlName`, {
    payload,
    headers: { 'allow-continuation': 'true' },
  })
  expect(posted.text).toBe(answer.text)
})

it('withholds other articles from guests as if they did not exist', async () => {
  const hidden = await article(facts.nonPublicArticleUrlName)
  const unknown = await article('no-such-article')
  expect(hidden.status).toBe(200)
  expect(hidden.text).toBe(unknown.text)
  expect(hidden.body).toMatchObject({ knowledgeRec: null, isPublic: false, authenticatedUser: false })
  expect((await article(facts.nonPublicArticleUrlName, mara)).body).toMatchObject({
    knowledgeRec: { Id: facts.nonPublicArticleId },
    authenticatedUser: true,
  })
})

it('lists articles, product pages and products', async () => {
  const list = await test.guest.ask('GET', `${CONTROLLER}/getKnowledgeList?limit=4&recordType=Video`)
  expect(list.body).toHaveLength(4)
  const pages = await test.guest.ask('GET', `${CONTROLLER}/getProductPageArticles`)
  expect(pages.body).toContainEqual({
    Id: facts.productPageArticleId,
    Title: 'Tarn NavData',
    UrlName: facts.productPageArticleUrlName,
    Product__r: { Name: 'Tarn NavData', ItemNumber__c: 'TN-2100' },
  })
  expect((await test.guest.ask('GET', `${CONTROLLER}/getProductByItemNumber?itemNumber=TN-2100`)).body).toEqual({
    productMetadata: { ProductName__c: 'Tarn NavData' },
  })
  expect((await mara.ask('GET', `${CONTROLLER}/getProduct?itemNumber=TN-2100`)).body).toMatchObject({
    Name: 'Tarn NavData',
    LatestVersion__c: expect.any(String),
    RelatedProduct1__r: { ItemNumber__c: 'CT-0800' },
  })
})

it('lets browsers cache catalogue answers privately, and never errors', async () => {
  const kept = { 'cache-control': 'private, max-age=0, must-revalidate', vary: expect.stringContaining('Cookie') }
  for (const client of [test.guest, mara]) {
    expect((await article(facts.publicArticleUrlName, client)).headers).toMatchObject(kept)
  }
  const refused = await test.guest.ask('GET', `${CONTROLLER}/getKnowledgeList?limit=999`)
  expect(refused).toMatchObject({ status: 400, headers: { 'cache-control': 'no-store' } })
})

it('refuses what is not a method or not its parameters', async () => {
  for (const path of [`${CONTROLLER}/nothing`, '/lwr/apex/v65.0/Nothing/getProduct', `${CONTROLLER}/constructor`]) {
    expect(await test.guest.ask('GET', path)).toMatchObject({ status: 404, body: [{ errorCode: 'NOT_FOUND' }] })
    expect(await test.guest.ask('POST', path, { payload: {} })).toMatchObject({ status: 404 })
  }
  for (const query of ['', '?urlName=', '?urlName=a&x=1', '?urlName=a&urlName=b', `?urlName=${'a'.repeat(300)}`]) {
    const answer = await test.guest.ask('GET', `${CONTROLLER}/getArticleByUrlName${query}`)
    expect([query, answer.status]).toEqual([query, 400])
  }
  const headers = { 'content-type': 'application/json' }
  for (const payload of ['[]', '"x"', '{"urlName":5}', '{"urlName":["a"]}', '{"__proto__":{}}', '{']) {
    const answer = await test.guest.ask('POST', `${CONTROLLER}/getArticleByUrlName`, { payload, headers })
    expect([payload, answer.status]).toEqual([payload, 400])
  }
  expect(await test.guest.ask('DELETE', `${CONTROLLER}/getProduct`)).toMatchObject({
    status: 405,
    headers: { allow: 'GET, POST' },
  })
})

it('takes the parameters of a GET as one JSON object too, with numbers and flags as they are', async () => {
  const list = (query: string) => test.guest.ask('GET', `${CONTROLLER}/getKnowledgeList?${query}`)
  const params = (value: unknown) => `methodParams=${encodeURIComponent(JSON.stringify(value))}`
  const first = await list('limit=1&recordType=Video')
  expect((await list(params({ limit: 1, recordType: 'Video' }))).text).toBe(first.text)
  expect((await list(params({ limit: 1, recordType: 'Video', featured: null }))).text).toBe(first.text)
  expect((await list(params({}))).text).toBe((await list('')).text)
  const urlName = facts.publicArticleUrlName
  const byParams = await test.guest.ask('GET', `${CONTROLLER}/getArticleByUrlName?${params({ urlName })}`)
  expect(byParams.text).toBe((await article(urlName)).text)
  const wrong = [
    [params({ limit: '1' }), 'INVALID_API_INPUT'],
    [params({ limit: 501 }), 'NUMBER_OUTSIDE_VALID_RANGE'],
    [params({ nothing: 1 }), 'INVALID_API_INPUT'],
    [params(JSON.parse('{"__proto__":{"limit":1}}')), 'INVALID_API_INPUT'],
    [params([1]), 'INVALID_API_INPUT'],
    [params('limit'), 'INVALID_API_INPUT'],
    [`${params({ limit: 1 })}&recordType=Video`, 'INVALID_API_INPUT'],
    ['methodParams=%7B', 'INVALID_API_INPUT'],
    ['methodParams=', 'INVALID_API_INPUT'],
    ['methodParams=%7B%7D&methodParams=%7B%7D', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
  ]
  for (const [query = '', errorCode] of wrong) {
    expect([query, await list(query)]).toMatchObject([query, { status: 400, body: [{ errorCode }] }])
  }
  const reset = `/lwr/apex/v65.0/DownloadController/resetDownloads?${params({ serviceIds: [] })}`
  expect(await mara.ask('GET', reset)).toMatchObject({ status: 405 })
})

it('wants the token of a session with a POST that carries its cookie, and refuses other sites', async () => {
  const url = `${CONTROLLER}/getProductPageArticles`
  expect(await mara.ask('POST', url, { payload: {}, headers: { 'x-csrf-token': '' } })).toMatchObject({ status: 403 })
  expect(await mara.ask('POST', url)).toMatchObject({ status: 200 })
  const headers = { origin: 'https://evil.example' }
  expect(await test.guest.ask('POST', url, { payload: {}, headers })).toMatchObject({ status: 403 })
})

type Listed = { records: { records: { id: string; fields: Record<string, { value: unknown }> }[] } }

async function activeServices(client: TestClient): Promise<string[]> {
  const url = '/services/data/v65.0/ui-api/list-ui/Subscription__c/AllServices?pageSize=50'
  const { records } = (await client.ask('GET', url)).body as Listed
  return records.records.filter(({ fields }) => fields.Status__c?.value === 'Active').map(({ id }) => id)
}

it('resets downloads of the services of the account, once for a key, and hides it from other users', async () => {
  const url = '/lwr/apex/v65.0/DownloadController/resetDownloads'
  const serviceIds = (await activeServices(mara)).slice(0, 2)
  const payload = { serviceIds, reason: 'The card was written again.' }
  const headers = { 'idempotency-key': 'reset-1' }
  const answer = await mara.ask('POST', url, { payload, headers })
  expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' }, body: { result: 'Success' } })
  expect((await mara.ask('POST', url, { payload, headers })).text).toBe(answer.text)
  const second = { payload: { ...payload, reason: 'Another' }, headers }
  expect(await mara.ask('POST', url, second)).toMatchObject({ status: 422 })
  expect(await mara.ask('GET', url)).toMatchObject({ status: 405, headers: { allow: 'POST' } })
  expect(await test.guest.ask('POST', url, { payload })).toMatchObject({ status: 401 })
  const lena = await test.signedIn('lena.hovland@skerry-air.example')
  const own = { serviceIds: await activeServices(lena), reason: 'The same' }
  expect(await lena.ask('POST', url, { payload: own })).toMatchObject({
    status: 400,
    text: expect.stringContaining('DOWNLOAD_RESET_NOT_OFFERED'),
  })
  const ines = await test.signedIn('ines.duarte@northfield-flying.example')
  expect(await ines.ask('POST', url, { payload })).toMatchObject({
    status: 400,
    text: expect.stringContaining('We are currently unable to reset your JDM available downloads at this time.'),
  })
})

it('answers head-tag properties of articles of this community to those who may read them, and of nothing else', async () => {
  const answer = await test.guest.ask('GET', `${SEO}/${facts.publicArticleId}?fields=Title,Knowledge__kav.Summary`)
  expect(answer.status).toBe(200)
  expect(Object.keys(answer.body as object).sort()).toEqual([
    'errors',
    'fields',
    'objectName',
    'recordId',
    'recordName',
  ])
  expect(answer.body).toMatchObject({
    errors: [],
    fields: { Title: expect.any(String), Summary: expect.any(String) },
    objectName: 'Knowledge__kav',
    recordId: facts.publicArticleId,
  })
  const empty = await test.guest.ask('GET', `${SEO}/ka0000000000099AAA`)
  expect(empty).toMatchObject({
    status: 200,
    body: { errors: [{ errorCode: 'NOT_FOUND' }], fields: {}, objectName: '', recordId: null, recordName: null },
  })
  const elsewhere = SEO.replace('0DB000000000001GAA', '0DB000000000002GAA')
  for (const url of [
    `${SEO}/${facts.publicArticleId}?fields=Content__c`,
    `${SEO}/${facts.publicArticleId}?fields=InternalNotes__c`,
    `${SEO}/${facts.publicArticleId}?fields=Title,Owner.Name`,
    `${SEO}/${facts.exportControlledProductId}?fields=Name`,
    `${SEO}/${facts.contactWithoutUserId}?fields=Title`,
    `${SEO}/nothing`,
    `${elsewhere}/${facts.publicArticleId}`,
  ]) {
    expect([url, (await mara.ask('GET', url)).text]).toEqual([url, empty.text])
  }
  const nonPublic = `${SEO}/${facts.nonPublicArticleId}`
  expect((await test.guest.ask('GET', nonPublic)).text).toBe(empty.text)
  expect((await mara.ask('GET', nonPublic)).body).toMatchObject({ errors: [], recordId: facts.nonPublicArticleId })
})
