import { CANARY, canariesIn, readableCanaries, type WorldActor, worldApp } from 'support/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { someOf } from '../sample.ts'
import { callers } from '../worlds/actors.ts'
import { createHttpWorld, type HttpWorld } from '../worlds/http-world.ts'

// Pictures and the site map reveal only public articles, head-tag properties only articles that the caller may read.

const SEO = '/services/data/v65.0/connect/communities/0DB000000000001GAA/seo/properties'

let http: HttpWorld

beforeAll(async () => {
  http = await createHttpWorld()
})
afterAll(() => http.close())

const get = (actor: WorldActor, url: string) =>
  http.ask({ actor, method: 'GET', url, headers: { accept: 'text/html' } })
const articles = () => http.world.rows.filter(({ object }) => object === 'Knowledge__kav')
const isPublic = (record: Record<string, unknown>) => record.IsPublic === true && record.PublicationStatus === 'Online'

it('renders a picture of public articles alone, for every actor', async () => {
  const picture = async (actor: WorldActor, urlName: string) => get(actor, `/article/${urlName}/picture.png`)
  const missing = await picture('guest', 'no-such-article')
  expect(missing.status).toBe(404)
  for (const actor of callers) {
    for (const { record } of articles()) {
      const { status, text } = await picture(actor, String(record.UrlName))
      const answer = isPublic(record) ? [200, true] : [404, false]
      expect([actor, record.UrlName, status, text !== missing.text]).toEqual([actor, record.UrlName, ...answer])
    }
  }
})

it('lists public articles alone for search engines', async () => {
  const { status, text } = await get('guest', '/sitemap.xml')
  expect(status).toBe(200)
  const names = articles()
    .filter(({ record }) => isPublic(record))
    .map(({ record }) => String(record.UrlName).toLowerCase())
  const listed = [...text.matchAll(/\/article\/(\w+)/g)].map(([, name = '']) => name.toLowerCase())
  expect(new Set(listed)).toEqual(new Set(names))
  const readable = readableCanaries(http.world, 'guest')
  expect(canariesIn(text).filter((canary) => !readable.has(canary))).toEqual([])
})

it('answers head-tag properties of articles to those who may read them, and of no other record, with any fields', async () => {
  const lists = [
    '',
    'Title',
    'Title,Summary,UrlName',
    'Id',
    'Name',
    'Name,Email',
    'Subject',
    'Content__c',
    'InternalNotes__c',
    'Title,Owner.Name',
    'CreatedBy.Name',
    'Case.Subject',
  ]
  const ask = async (actor: WorldActor, id: string, fields: string) =>
    (await get(actor, `${SEO}/${id}${fields === '' ? '' : `?fields=${fields}`}`)).text
  const empty = await ask('guest', 'ka0000000000099AAA', '')
  expect(JSON.parse(empty)).toMatchObject({ errors: [{ errorCode: 'NOT_FOUND' }], fields: {}, recordId: null })
  const ids = worldApp.objects.flatMap(({ apiName, keyPrefix }) => [
    ...http.world.rows.filter(({ object }) => object === apiName && object !== 'Knowledge__kav').map(({ id }) => id),
    `${keyPrefix}000000000099AAA`,
  ])
  expect(new Set(ids.map((id) => id.slice(0, 3))).size).toBe(worldApp.objects.length)
  for (const [at, id] of ids.entries()) {
    const actor = callers[at % callers.length] ?? 'guest'
    for (const fields of someOf(lists, 3, at))
      expect([actor, id, fields, await ask(actor, id, fields)]).toEqual([actor, id, fields, empty])
  }
  for (const actor of callers) {
    const readable = readableCanaries(http.world, actor)
    for (const { id, record } of articles()) {
      const text = await ask(actor, id, 'Title,Summary,UrlName')
      const mayRead = canariesIn(String(record.Title)).every((canary) => readable.has(canary))
      expect([actor, record.UrlName, text !== empty]).toEqual([actor, record.UrlName, mayRead])
      expect(canariesIn(text).filter((canary) => !readable.has(canary))).toEqual([])
    }
  }
  const shown = articles().find(({ record }) => isPublic(record))
  for (const fields of lists) {
    const isAnswered = fields === '' || (fields.startsWith('Title') && !fields.includes('.'))
    const text = await ask('mara', shown?.id ?? '', fields)
    expect([fields, text === empty, text.includes(CANARY)]).toEqual([fields, !isAnswered, isAnswered])
  }
})
