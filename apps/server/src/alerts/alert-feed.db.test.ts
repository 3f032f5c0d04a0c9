import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let test: TestServer

beforeAll(async () => {
  test = await startTestServer()
})

afterAll(() => test.close())

const method = '/lwr/apex/v65.0/AlertController'

it('serves the alerts of a person as a feed at a secret address, which ends when it is changed', async () => {
  const mara = await test.signedIn('mara.okafor@osprey-ridge.example')
  const { address } = (await mara.ask('GET', `${method}/getAlertFeed`)).body as { address: string }
  const feed = await test.guest.ask('GET', address)
  expect(feed).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'x-robots-tag': 'noindex',
      'cache-control': 'private, max-age=300',
    },
  })
  expect(feed.text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0">/)
  expect(feed.text).toMatch(/<title>Tarn NavData: [^<]+<\/title><link>http[^<]*\/product-alert\?id=a04/)
  expect(feed.text).toMatch(/<pubDate>\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT<\/pubDate>/)

  const renewed = await mara.ask('POST', `${method}/renewAlertFeed`, { payload: {} })
  expect(renewed.status).toBe(200)
  expect((renewed.body as { address: string }).address).not.toBe(address)
  for (const wrong of [address, '/product-alerts.rss', '/product-alerts.rss?key=', `${address}&key=x`]) {
    expect((await test.guest.ask('GET', wrong)).status, wrong).toBe(404)
  }
})

it('dates every alert of a feed, also one whose time its author took away', async () => {
  const mara = await test.signedIn('mara.okafor@osprey-ridge.example')
  const { address } = (await mara.ask('GET', `${method}/getAlertFeed`)).body as { address: string }
  const datesOf = async () => (await test.guest.ask('GET', address)).text.match(/<pubDate>[^<]*/g)
  const before = await datesOf()
  const id = /product-alert\?id=(a04\w{15})/.exec((await test.guest.ask('GET', address)).text)?.[1]
  const changed = await (await test.signedIn('priya.nair@calder-aerodata.example')).ask(
    'PATCH',
    `/services/data/v65.0/ui-api/records/${id}`,
    { payload: { fields: { EffectiveDate__c: null } } },
  )
  expect(changed.status, changed.text).toBe(200)
  const after = await datesOf()
  expect(after).toHaveLength(before?.length ?? 0)
  for (const date of after ?? []) expect(date).toMatch(/^<pubDate>\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/)
})

it('tells who may publish how many people an alert reaches', async () => {
  const { rows } = await test.database.query(`select "Id" from records."Product2" where "ItemNumber__c" = 'TN-2100'`)
  const url = `${method}/countAlertReaders?productId=${rows[0]?.[0]}&kind=New%20data%20cycle&severity=Information`
  for (const person of ['jonas.weil@calder-aerodata.example', 'priya.nair@calder-aerodata.example']) {
    const answer = await (await test.signedIn(person)).ask('GET', url)
    expect(answer.status, answer.text).toBe(200)
    const { accounts, people, mails } = answer.body as Record<'accounts' | 'people' | 'mails', number>
    expect([accounts > 0, people >= mails, mails > 0], answer.text).toEqual([true, true, true])
  }
  expect((await (await test.signedIn('mara.okafor@osprey-ridge.example')).ask('GET', url)).status).toBe(404)
})
