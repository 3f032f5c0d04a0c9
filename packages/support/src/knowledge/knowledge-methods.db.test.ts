import { AppError } from 'contract'
import type { Gateway } from 'platform'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { articleRecordTypes } from '../article-record-types.ts'
import { CANARY } from '../testing/filled-record.ts'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'
import { worldId } from '../testing/world-people.ts'
import { knowledge } from './area.ts'

let world: SupportWorld
let guest: Gateway

beforeAll(async () => {
  world = await createSupportWorld()
  guest = world.platform.asGuest()
})
afterAll(() => world.close())

const articles = () => world.rows.filter(({ object }) => object === 'Knowledge__kav')
const urlNameOf = (id: string) => String(articles().find((row) => row.id === id)?.record.UrlName)
const publicId = worldId('ka0', 1)

async function call(caller: Gateway, methodName: string, values: Record<string, unknown> = {}) {
  const className = 'KnowledgeArticlesController'
  return (await caller.methods.call({ className, methodName, values, isRead: false })).result
}

it('gives a guest a public article with its record type, product and categories', async () => {
  const answer = await call(guest, 'getArticleByUrlName', { urlName: urlNameOf(publicId) })
  expect(answer).toEqual({
    knowledgeRec: {
      Id: publicId,
      Title: expect.any(String),
      UrlName: urlNameOf(publicId),
      Summary: expect.any(String),
      InfoType__c: 'Documentation',
      LastPublishedDate: expect.any(String),
      DurationSeconds__c: expect.any(Number),
      IsVideo__c: expect.any(Boolean),
      RecordType: { DeveloperName: 'Documentation' },
      Product__r: { Name: expect.any(String), ItemNumber__c: expect.any(String) },
      Content__c: expect.any(String),
      Download_URL__c: expect.any(String),
    },
    dataCategoryList: [expect.any(String)],
    productDataCategoryList: [expect.any(String)],
    isPublic: true,
    authenticatedUser: false,
  })
})

it('answers a guest for every other article, byte for byte, as for one that does not exist', async () => {
  const unknown = JSON.stringify(await call(guest, 'getArticleByUrlName', { urlName: 'no-such-article' }))
  expect(JSON.parse(unknown)).toEqual({
    knowledgeRec: null,
    dataCategoryList: [],
    productDataCategoryList: [],
    isPublic: false,
    authenticatedUser: false,
  })
  const hidden = articles().filter(({ id }) => id !== publicId)
  expect(hidden.map(({ kind }) => kind).sort()).toEqual(['archived', 'draft', 'draft', 'online'])
  for (const { id } of hidden) {
    expect(JSON.stringify(await call(guest, 'getArticleByUrlName', { urlName: urlNameOf(id) }))).toBe(unknown)
  }
})

it('gives customers every published article, and a draft to its author only', async () => {
  const online = { urlName: urlNameOf(worldId('ka0', 2)) }
  expect(await call(world.asActor('mara'), 'getArticleByUrlName', online)).toMatchObject({
    knowledgeRec: { Id: worldId('ka0', 2) },
    isPublic: false,
    authenticatedUser: true,
  })
  const draft = { urlName: urlNameOf(worldId('ka0', 4)) }
  const idFor = async (person: Parameters<SupportWorld['asActor']>[0]) => {
    const answer = await call(world.asActor(person), 'getArticleByUrlName', draft)
    return (answer as { knowledgeRec: { Id: string } | null }).knowledgeRec?.Id ?? null
  }
  expect(await idFor('mara')).toBeNull()
  expect(await idFor('jonas')).toBeNull()
  expect(await idFor('otto')).toBe(worldId('ka0', 4))
})

it('shows guests no value that they may not read, with any parameters', async () => {
  const shown = articles()
    .filter(({ id }) => id === publicId)
    .flatMap(({ record }) => [
      record.Title,
      record.UrlName,
      record.Summary,
      record.Content__c,
      record.DataCategories__c,
    ])
  const products = world.rows.filter(({ object, kind }) => object === 'Product2' && kind === 'catalogue')
  const allowed = [
    ...shown,
    ...products.flatMap(({ record }) => [record.Name, record.ItemNumber__c, record.Description]),
  ].map(String)
  const values = [...articles(), ...world.rows.filter(({ object }) => object === 'Product2')].flatMap(
    ({ id, record }) => [{ urlName: record.UrlName, itemNumber: record.ItemNumber__c, productId: id }],
  )
  const answers: unknown[] = []
  const open = (knowledge.methods ?? []).filter(({ access }) => access === 'open')
  for (const { methodName, parameters } of open) {
    for (const input of [...values, { limit: 50 }, {}]) {
      const fitting = Object.entries(input).filter(
        ([name, value]) => Object.hasOwn(parameters.properties, name) && value,
      )
      try {
        answers.push(await call(guest, methodName, Object.fromEntries(fitting)))
      } catch (error) {
        if (!(error instanceof AppError) || !['MISSING_ARGUMENT', 'NOT_FOUND'].includes(error.code)) throw error
      }
    }
  }
  answers.push(...(await Promise.all(articles().map(({ id }) => guest.seo.properties(id)))))
  const canaries = JSON.stringify(answers).match(new RegExp(`${CANARY}\\w+`, 'g')) ?? []
  expect(canaries.length).toBeGreaterThan(0)
  // A video's address is part of a public article; its value is a web address and no word of a text.
  const leaked = canaries.filter((word) => !allowed.some((value) => value.includes(word)) && !word.includes('URL'))
  expect([...new Set(leaked)]).toEqual([])
})

it('lists articles, the newest first, by type, product and number', async () => {
  const ids = async (caller: Gateway, values: Record<string, unknown>) =>
    ((await call(caller, 'getKnowledgeList', values)) as { Id: string }[]).map(({ Id }) => Id)
  expect(await ids(guest, {})).toEqual([publicId])
  expect((await ids(world.asActor('mara'), {})).sort()).toEqual([publicId, worldId('ka0', 2)])
  expect(await ids(world.asActor('mara'), { limit: 1 })).toHaveLength(1)
  expect(await ids(guest, { recordType: 'Video' })).toEqual([])
  expect(await ids(guest, { recordType: 'constructor' })).toEqual([])
  expect(await ids(guest, { itemNumber: 'none' })).toEqual([])
  const keys = Object.keys(((await call(guest, 'getKnowledgeList')) as object[])[0] ?? {})
  expect(keys).not.toContain('Content__c')
})

it('lists the articles first that were opened most, where that is asked for', async () => {
  const system = world.platform.asSystem('publish articles that were opened')
  const views = [7, 900, 40]
  for (const [index, ViewCount__c] of views.entries()) {
    await system.create('Knowledge__kav', {
      Title: `Opened ${ViewCount__c} times`,
      UrlName: `opened-${ViewCount__c}`,
      PublicationStatus: 'Online',
      IsPublic: true,
      LastPublishedDate: `2026-01-0${index + 1}T00:00:00.000Z`,
      DataCategories__c: 'Opened',
      ViewCount__c,
    })
  }
  const listed = async (values: object) =>
    (await call(guest, 'getKnowledgeList', { category: 'Opened', ...values })) as { Id: string; UrlName: string }[]
  const names = async (values: object) => (await listed(values)).map(({ UrlName }) => UrlName)
  expect(await names({ order: 'mostViewed' })).toEqual(['opened-900', 'opened-40', 'opened-7'])
  expect(await names({ order: 'newest' })).toEqual(['opened-40', 'opened-900', 'opened-7'])
  const [, second] = await listed({ order: 'newest' })
  expect(await names({ order: 'newest', after: second?.Id })).toEqual(['opened-7'])
  expect(await names({ order: 'mostViewed', after: second?.Id })).toEqual(['opened-40', 'opened-7'])
})

it('pages through articles of the same time and without one, each once, and starts over after an unreadable article', async () => {
  const system = world.platform.asSystem('publish articles at the same time')
  for (const [index, LastPublishedDate] of [
    '2026-01-01T00:00:00.000Z',
    '2026-01-01T00:00:00.000Z',
    null,
    null,
  ].entries()) {
    await system.create('Knowledge__kav', {
      Title: `Equal ${index}`,
      UrlName: `equal-${index}`,
      PublicationStatus: 'Online',
      IsPublic: true,
      LastPublishedDate,
      DataCategories__c: 'Equal',
    })
  }
  const ids = async (values: object) =>
    ((await call(guest, 'getKnowledgeList', { category: 'Equal', ...values })) as { Id: string }[]).map(({ Id }) => Id)
  const all = await ids({})
  expect(all).toHaveLength(4)
  for (const [index, after] of all.entries()) expect(await ids({ after })).toEqual(all.slice(index + 1))
  expect(await ids({ after: worldId('ka0', 2) })).toEqual(all)
})

it('gives products by item number or id, each caller what that caller may read', async () => {
  const catalogue = world.rows.find(({ object, kind }) => object === 'Product2' && kind === 'catalogue')
  const internal = world.rows.find(({ object, kind }) => object === 'Product2' && kind === 'internal')
  const itemNumber = catalogue?.record.ItemNumber__c
  expect(await call(guest, 'getProductByItemNumber', { itemNumber })).toEqual({
    productMetadata: { ProductName__c: catalogue?.record.Name },
  })
  expect(await call(guest, 'getProductByItemNumber', { itemNumber: internal?.record.ItemNumber__c })).toEqual({
    productMetadata: null,
  })
  expect(await call(guest, 'getProduct', { itemNumber })).toMatchObject({
    Name: catalogue?.record.Name,
    LatestVersion__c: null,
  })
  expect(await call(world.asActor('mara'), 'getProduct', { productId: catalogue?.id })).toMatchObject({
    LatestVersion__c: catalogue?.record.LatestVersion__c,
  })
  expect(await call(guest, 'getProduct', { productId: internal?.id })).toBeNull()
  expect(await call(guest, 'getProductPageArticles')).toEqual([])
  const listed = async (caller: Gateway) => (await call(caller, 'getProducts')) as Record<string, unknown>[]
  const inCatalogue = world.rows.filter(({ object, kind }) => object === 'Product2' && kind === 'catalogue')
  const versionsFor = async (caller: Gateway) =>
    (await listed(caller)).map(({ Id, LatestVersion__c }) => [Id, LatestVersion__c])
  expect(await versionsFor(guest)).toEqual(inCatalogue.map(({ id }) => [id, null]))
  for (const person of ['mara', 'jonas'] as const) {
    expect(await versionsFor(world.asActor(person))).toEqual(
      inCatalogue.map(({ id, record }) => [id, record.LatestVersion__c]),
    )
  }
})

it('names articles that go with one: of its product, then of its categories, and only what the caller may read', async () => {
  const system = world.platform.asSystem('publish articles that go together')
  const article = (UrlName: string, fields: Record<string, unknown>) =>
    system.create('Knowledge__kav', {
      Title: UrlName,
      UrlName,
      PublicationStatus: 'Online',
      IsPublic: true,
      LastPublishedDate: '2026-01-01T00:00:00.000Z',
      ...fields,
    })
  const product = worldId('01t', 1)
  await article('card-one', { Product__c: product, DataCategories__c: 'Cards of one' })
  await article('card-two', { Product__c: product })
  await article('card-three', { DataCategories__c: 'Other;Cards of one' })
  await article('card-page', { Product__c: product, RecordTypeId: articleRecordTypes.ProductPage })
  await article('card-page-of-others', {
    DataCategories__c: 'Cards of one',
    RecordTypeId: articleRecordTypes.ProductPage,
  })
  await article('card-of-nothing', { DataCategories__c: 'Other' })
  await article('card-for-customers', { Product__c: product, IsPublic: false })
  await article('card-in-work', { Product__c: product, PublicationStatus: 'Draft' })
  const related = async (caller: Gateway, urlName: string): Promise<unknown> => {
    const answered = (await call(caller, 'getRelatedArticles', { urlName })) as { UrlName: string }[]
    return answered.map(({ UrlName }) => UrlName).filter((name) => name.startsWith('card-'))
  }
  expect(await related(guest, 'card-one')).toEqual(['card-two', 'card-three'])
  const forMara = (await related(world.asActor('mara'), 'card-one')) as string[]
  expect(forMara.toSorted()).toEqual(['card-for-customers', 'card-three', 'card-two'])
  expect(forMara.at(-1)).toBe('card-three')
  for (const hidden of ['card-for-customers', 'card-in-work', 'no-such-article']) {
    expect([hidden, await call(guest, 'getRelatedArticles', { urlName: hidden })]).toEqual([hidden, []])
  }
})

it('counts the articles that the caller may read, by product and category, each within the other', async () => {
  const system = world.platform.asSystem('publish articles of categories')
  const article = (UrlName: string, fields: Record<string, unknown>) =>
    system.create('Knowledge__kav', {
      Title: UrlName,
      UrlName,
      PublicationStatus: 'Online',
      IsPublic: true,
      LastPublishedDate: '2026-01-01T00:00:00.000Z',
      ...fields,
    })
  const product = worldId('01t', 1)
  await article('topic-one', { Product__c: product, DataCategories__c: 'Topic;Topic of others' })
  await article('topic-two', { DataCategories__c: 'Topic of others' })
  await article('topic-for-customers', { Product__c: product, IsPublic: false, DataCategories__c: 'Other;Topic' })
  await article('topic-in-work', { PublicationStatus: 'Draft', DataCategories__c: 'Topic' })
  await article('topic-page', { RecordTypeId: articleRecordTypes.ProductPage, DataCategories__c: 'Topic' })
  type Topics = { count: number; products: { ItemNumber__c: string; count: number }[]; categories: object[] }
  const topics = async (caller: Gateway, values: Record<string, unknown>) =>
    (await call(caller, 'getKnowledgeTopics', values)) as Topics
  const ofTopic = async (caller: Gateway) => {
    const { count, products } = await topics(caller, { category: 'Topic' })
    return [count, products.map((choice) => choice.count)]
  }
  expect(await ofTopic(guest)).toEqual([1, [1]])
  expect(await ofTopic(world.asActor('mara'))).toEqual([2, [2]])
  const { categories, products } = await topics(guest, {})
  expect(categories).toEqual(
    expect.arrayContaining([
      { name: 'Topic', count: 1 },
      { name: 'Topic of others', count: 2 },
    ]),
  )
  const itemNumber = products[0]?.ItemNumber__c
  const ofProduct = await topics(guest, { itemNumber, category: 'Topic of others' })
  expect([ofProduct.count, ofProduct.categories]).toEqual([
    1,
    expect.arrayContaining([{ name: 'Topic of others', count: 1 }]),
  ])
  const listed = async (values: Record<string, unknown>) =>
    ((await call(guest, 'getKnowledgeList', values)) as { UrlName: string }[]).map(({ UrlName }) => UrlName)
  expect(await listed({ category: 'Topic', withProductPages: false })).toEqual(['topic-one'])
  expect((await listed({ category: 'Topic' })).toSorted()).toEqual(['topic-one', 'topic-page'])
  // The suggestions next to a case form come from this list.
  const { records } = await guest.lists.records(
    { objectApiName: 'Knowledge__kav', listViewApiName: 'TopArticles' },
    { fields: ['Knowledge__kav.UrlName'], pageSize: 200 },
  )
  const top = records.map(({ fields }) => fields.UrlName?.value)
  expect([top.includes('topic-one'), top.includes('topic-page')]).toEqual([true, false])
})

it('describes a public article without a summary by the beginning of its text, in whole words', async () => {
  const system = world.platform.asSystem('publish articles without a summary')
  const described = async (UrlName: string, Content__c: string | null, Summary: string | null = null) => {
    const id = await system.create('Knowledge__kav', {
      Title: 'Without a summary',
      UrlName,
      Summary,
      Content__c,
      PublicationStatus: 'Online',
      IsPublic: true,
      LastPublishedDate: '2026-01-01T00:00:00.000Z',
    })
    return (await world.platform.asGuest().seo.properties(id, ['Title', 'Summary'])).fields.Summary
  }
  const text = '<h2>Cards &amp; loaders</h2>\n<p>Write the <b>card</b> first.</p>'
  expect(await described('described-briefly', text)).toBe('Cards & loaders Write the card first.')
  const long = `<p>${'A navigation database. '.repeat(20)}</p>`
  expect(await described('described-at-length', long)).toBe(`${'A navigation database. '.repeat(6)}A navigation…`)
  expect(await described('described-by-words', long, 'A summary.')).toBe('A summary.')
  expect(await described('described-by-nothing', null)).toBe('')
})
