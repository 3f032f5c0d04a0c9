import type { AnswerOf } from 'contract'
import type { searchMethods } from 'contract/methods'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articleRecordTypes } from '../article-record-types.ts'
import { createSupportWorld, type SupportWorld, type WorldActor } from '../testing/support-world.ts'
import { accountIdOf, contactIdOf, worldId } from '../testing/world-people.ts'

type Found = AnswerOf<typeof searchMethods.findEverywhere>

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
  const system = world.platform.asSystem('publish articles')
  const article = (UrlName: string, Title: string, more: Record<string, string | boolean> = {}) =>
    system.create('Knowledge__kav', {
      Title,
      UrlName,
      Summary: 'About <b>aerodromes</b> & more.',
      Content__c: '<p>Everything about windsocks &amp; Café lights.</p>',
      PublicationStatus: 'Online',
      IsPublic: true,
      LastPublishedDate: '2026-01-01T00:00:00.000Z',
      ...more,
    })
  await article('windsock-updates', 'Update the windsock layer', {
    Product__c: worldId('01t', 1),
    DataCategories__c: 'Operations;Support',
  })
  await article('windsock-for-customers', 'Windsock for customers', { IsPublic: false, DataCategories__c: 'Support' })
  await article('windsock-in-work', 'Windsock in work', { PublicationStatus: 'Draft' })
  await system.create('SearchSynonym__c', { Words__c: 'windsock, wind cone' })
  await system.create('SearchSynonym__c', { Words__c: 'balloon, windsock', IsActive__c: false })
  for (const [owner, account, Subject] of [
    ['mara', 'osprey', 'Windsock missing at the aerodrome'],
    ['ines', 'northfield', 'Windsock turned the wrong way'],
  ] as const) {
    await system.create('Case', {
      Subject,
      Description: 'Please look at the picture.',
      Impact__c: 'Minor Degradation',
      IssueType__c: 'Product',
      AccountId: accountIdOf(account),
      ContactId: contactIdOf(owner),
    })
  }
  await system.refillVocabulary('Knowledge__kav')
})

afterAll(() => world.close())

async function find(who: WorldActor | 'guest', words: string, more: Record<string, string> = {}): Promise<Found> {
  const gateway = who === 'guest' ? world.platform.asGuest() : world.asActor(who)
  const { result, isKeepable } = await gateway.methods.call({
    className: 'SearchController',
    methodName: 'findEverywhere',
    values: { words, ...more },
    isRead: true,
    areTexts: true,
  })
  expect(isKeepable).toBe(false)
  return result as Found
}

const namesFor = async (...args: Parameters<typeof find>) =>
  (await find(...args)).articles.map(({ urlName }) => urlName).toSorted()

it('finds other endings, typing errors, starts, accents left out and words that mean the same', async () => {
  const system = world.platform.asSystem('a test')
  const publish = (UrlName: string, Title: string) =>
    system.create('Knowledge__kav', {
      Title,
      UrlName,
      PublicationStatus: 'Online',
      IsPublic: true,
      LastPublishedDate: '2026-01-01T00:00:00.000Z',
    })
  await publish('wind-cone', 'A wind cone')
  await publish('notam', 'Read a NOTAM')
  await publish('data-card', 'Erase a data card')
  await publish('sensor-cap', 'Sensor cap')
  // Each has a word that is near to one of the words below, or one of several that mean something together.
  const decoys = [
    'Updraft',
    'Wind limits',
    'Cone of a nose',
    'Cage',
    'Hot balloon',
    'Airmen',
    'Notice',
    'Business card',
    'Cover',
  ]
  for (const decoy of decoys) await publish(decoy.toLowerCase().replaceAll(' ', '-'), decoy)
  for (const group of ['NOTAM, notice to airmen', 'sd card, data card, memory stick', 'pitot-cover, sensor cap']) {
    await system.create('SearchSynonym__c', { Words__c: group })
  }
  await system.refillVocabulary('Knowledge__kav')
  for (const [words, ...urlNames] of [
    ['updating', 'windsock-updates'],
    ['UPDATES', 'windsock-updates'],
    ['windsokc', 'wind-cone', 'windsock-updates'],
    ['windso', 'windsock-updates'],
    ['cafe', 'windsock-updates'],
    ['windsock', 'wind-cone', 'windsock-updates'],
    ['wind cone', 'wind-cone', 'windsock-updates'],
    ['layer wind-cones', 'windsock-updates'],
    ['notice to airmen', 'notam'],
    ['read notices to airmen', 'notam'],
    ['SD card', 'data-card'],
    ['erase memory stick', 'data-card'],
    ['pitot cover', 'sensor-cap'],
    ['pitot-cover', 'sensor-cap'],
  ] as const) {
    expect([words, await namesFor('guest', words)]).toEqual([words, urlNames])
  }
})

it('asks for one word alone where nothing has all, and leaves stop words out', async () => {
  expect(await namesFor('guest', 'how is the windsock updated')).toEqual(['windsock-updates'])
  expect(await namesFor('guest', 'windsock xylophone layer')).toContain('windsock-updates')
  const isOfAll = async (words: string) => (await find('guest', words)).hasAllWords
  expect([await isOfAll('windsock xylophone layer'), await isOfAll('windsock layer')]).toEqual([false, true])
  expect((await find('guest', '&|!():* <-> \' " \\')).articleCount).toBe(0)
})

it('shows each reader what that reader may read: articles, cases, and nothing of drafts', async () => {
  expect(await namesFor('guest', 'windsock')).not.toContain('windsock-for-customers')
  expect(await namesFor('mara', 'windsock')).toContain('windsock-for-customers')
  for (const who of ['guest', 'mara', 'jonas', 'priya'] as const) {
    expect([who, (await namesFor(who, 'windsock')).includes('windsock-in-work')]).toEqual([who, false])
  }
  const subjects = async (who: WorldActor | 'guest') =>
    (await find(who, 'windsok')).cases.map(({ subject }) => subject.text)
  expect(await subjects('guest')).toEqual([])
  expect(await subjects('priya')).toEqual([])
  expect(await subjects('mara')).toEqual(['Windsock missing at the aerodrome'])
  expect((await subjects('jonas')).toSorted()).toEqual([
    'Windsock missing at the aerodrome',
    'Windsock turned the wrong way',
  ])
})

describe('words of comments', () => {
  const caseOfOsprey = worldId('500', 1)
  const casesWith = async (who: WorldActor | 'guest', words: string, more = {}) =>
    (await find(who, words, more)).cases.map(({ id, snippet }) => [id, snippet?.text])
  const system = () => world.platform.asSystem('comment in a test')
  const createCase = (owner: 'mara' | 'ines', account: 'osprey' | 'northfield', Subject: string) =>
    system().create('Case', {
      Subject,
      Description: 'Please look.',
      Impact__c: 'Minor Degradation',
      IssueType__c: 'Product',
      AccountId: accountIdOf(account),
      ContactId: contactIdOf(owner),
    })

  it('lead to the case with the part of the comment, or of what it quotes', async () => {
    await system().create('CaseComment', {
      ParentId: caseOfOsprey,
      CommentBody: 'The quokkamast\nbends at <30 kt, not at >30 kt.',
      FoldedText__c: '> Does the numbatvane turn?',
    })
    for (const who of ['mara', 'jonas'] as const) {
      expect(await casesWith(who, 'quokkamast')).toEqual([
        [caseOfOsprey, 'The quokkamast bends at <30 kt, not at >30 kt.'],
      ])
      expect(await casesWith(who, 'numbatvanes')).toEqual([[caseOfOsprey, '> Does the numbatvane turn?']])
    }
    const [match] = (await find('mara', 'quokkamast')).cases
    const record = await system().read('Case', caseOfOsprey, ['CaseNumber', 'Subject', 'Status'])
    expect([match?.caseNumber, match?.subject.text, match?.status]).toEqual([
      record?.CaseNumber,
      record?.Subject,
      record?.Status,
    ])
    expect(match?.snippet?.ranges).toEqual([{ start: 4, end: 14 }])
  })

  it('are found by those alone who may read the comment', async () => {
    const caseOfNorthfield = await createCase('ines', 'northfield', 'Nothing to see')
    const comment = (ParentId: string, CommentBody: string, FoldedText__c: string, IsPublished = true) =>
      system().create('CaseComment', { ParentId, CommentBody, FoldedText__c, IsPublished })
    await comment(caseOfOsprey, 'Zebrawing for all', 'Emuwheel')
    await comment(caseOfNorthfield, 'Zebrawing of another account', 'Emuwheel')
    await comment(caseOfOsprey, 'Gnuflap is a guess', 'Okapivane', false)
    const ids = async (who: WorldActor | 'guest', words: string) =>
      (await casesWith(who, words)).map(([id]) => id).sort()
    expect(await ids('jonas', 'zebrawing')).toEqual([caseOfOsprey, caseOfNorthfield].sort())
    for (const words of ['gnuflap', 'okapivane']) expect(await ids('jonas', words)).toEqual([caseOfOsprey])
    for (const who of ['mara', 'nils', 'theo'] as const) {
      expect([who, await ids(who, 'zebrawing'), await ids(who, 'emuwheel')]).toEqual([
        who,
        [caseOfOsprey],
        [caseOfOsprey],
      ])
    }
    for (const who of ['mara', 'nils', 'theo', 'ines', 'priya', 'guest'] as const) {
      for (const words of ['gnuflap', 'okapivane'])
        expect([who, words, await ids(who, words)]).toEqual([who, words, []])
    }
    for (const who of ['priya', 'guest'] as const) expect([who, await ids(who, 'zebrawing')]).toEqual([who, []])
    const { results } = (await world.asActor('mara').search.results({ q: 'gnuflap' })).keywordSearchResult ?? {}
    expect(results?.map(({ count }) => count)).toEqual(results?.map(() => 0))
  })

  it('name a case once, below the cases with the words, and say where more have them', async () => {
    const named = await createCase('mara', 'osprey', 'Tapirgauge fails')
    for (const ParentId of [named, caseOfOsprey, caseOfOsprey])
      await system().create('CaseComment', { ParentId, CommentBody: 'The tapirgauge again.' })
    const answer = await find('mara', 'tapirgauge')
    expect(answer.cases.map(({ id }) => id)).toEqual([named, caseOfOsprey])
    expect(answer.hasMoreComments).toBe(false)
    for (let cases = 0; cases < 4; cases++) await createCase('mara', 'osprey', 'Tapirgauge fails')
    const full = await find('mara', 'tapirgauge')
    expect(full.cases.map(({ subject }) => subject.text)).toEqual(Array(5).fill('Tapirgauge fails'))
    expect([full.hasMoreCases, full.hasMoreComments]).toEqual([false, true])
    for (let comments = 0; comments < 31; comments++)
      await system().create('CaseComment', { ParentId: caseOfOsprey, CommentBody: 'And the duikerlamp again.' })
    expect(await find('mara', 'duikerlamp')).toMatchObject({ cases: [{ id: caseOfOsprey }], hasMoreComments: true })
  })
})

it('learns from no text that the reader cannot read', async () => {
  const system = world.platform.asSystem('a test')
  await system.create('Knowledge__kav', {
    Title: 'Quobblefish for customers',
    UrlName: 'quobblefish',
    PublicationStatus: 'Online',
    IsPublic: false,
    LastPublishedDate: '2026-01-01T00:00:00.000Z',
  })
  await system.refillVocabulary('Knowledge__kav')
  const meant = async (who: WorldActor | 'guest') => {
    const { records } = who === 'guest' ? world.platform.asGuest() : world.asActor(who)
    return JSON.stringify([...(await records.wordForms(['Knowledge__kav'], 'quobblefsih', async () => [])).of])
  }
  expect(await meant('mara')).toContain('quobblefish')
  expect(await meant('guest')).not.toContain('quobblefish')
})

it('marks words by their places, in texts without tags', async () => {
  const { articles } = await find('guest', 'windsocks layers')
  const [{ title, snippet } = { title: null, snippet: null }] = articles
  const marked = title?.ranges.map(({ start, end }) => title.text.slice(start, end))
  expect(marked).toEqual(['windsock', 'layer'])
  expect(snippet?.text).toBe('Everything about windsocks & Café lights.')
})

it('counts products, categories and types by what the other choices leave, and narrows by them', async () => {
  const all = await find('mara', 'windsock customers layer')
  expect(all.categories).toEqual(expect.arrayContaining([{ value: 'Support', label: 'Support', count: 2 }]))
  const narrowed = await find('mara', 'windsock customers layer', { category: 'Operations' })
  expect(narrowed.articles.map(({ urlName }) => urlName)).toEqual(['windsock-updates'])
  expect(narrowed.categories).toEqual(all.categories)
  expect(narrowed.itemNumbers).toHaveLength(1)
  expect([narrowed.products, narrowed.cases]).toEqual([[], []])
  const itemNumber = narrowed.itemNumbers[0]?.value ?? ''
  expect(await namesFor('mara', 'windsock', { itemNumber })).toEqual(['windsock-updates'])
  expect((await find('mara', 'windsock', { itemNumber: 'none' })).articleCount).toBe(0)
})

it('pages through articles, and takes a page after the last for the last', async () => {
  const system = world.platform.asSystem('a test')
  for (let number = 1; number <= 23; number++) {
    await system.create('Knowledge__kav', {
      Title: `Paginated ${number}`,
      UrlName: `paginated-${number}`,
      Summary: `Summary of ${number}.`,
      PublicationStatus: 'Online',
      IsPublic: true,
      LastPublishedDate: '2026-01-01T00:00:00.000Z',
    })
  }
  const pages = await Promise.all(['1', '2', '3', '9'].map((page) => find('guest', 'paginated', { page })))
  expect(
    pages.map(({ page, pages: last, articles, articleCount }) => [page, last, articles.length, articleCount]),
  ).toEqual([
    [1, 3, 10, 23],
    [2, 3, 10, 23],
    [3, 3, 3, 23],
    [3, 3, 3, 23],
  ])
  const names = pages.slice(0, 3).flatMap(({ articles }) => articles.map(({ urlName }) => urlName))
  expect(new Set(names).size).toBe(23)
  const summaries = pages.slice(0, 3).flatMap(({ articles }) => articles.map(({ snippet }) => snippet?.text))
  expect(summaries).toEqual(names.map((name) => `Summary of ${name.replace('paginated-', '')}.`))
})

it('reads the texts of the best records alone where no more are wanted', async () => {
  const { records } = world.asActor('mara')
  const forms = await records.wordForms([], 'windsock', async () => [])
  const matches = await records.findWords('Knowledge__kav', {
    text: 'windsock',
    forms,
    fields: ['Title', 'Summary'],
    limit: 5,
    textsOf: 1,
  })
  expect(matches.map(({ fields }) => [typeof fields.Title?.value, fields.Summary?.value])).toEqual([
    ['string', 'About <b>aerodromes</b> & more.'],
    ['string', null],
  ])
})

it('finds products by their names and descriptions, for visitors too', async () => {
  const system = world.platform.asSystem('a test')
  const texts = { Description: 'With quibberwings.' }
  await system.create('Product2', { Name: 'Windsock Planner', ItemNumber__c: 'WP-1', ...texts })
  await system.create('Product2', { Name: 'Windsock Drawer', ItemNumber__c: 'WP-2', IsActive: false, ...texts })
  const numbers = async (who: WorldActor | 'guest', words: string) =>
    (await find(who, words)).products.map(({ itemNumber }) => itemNumber).toSorted()
  for (const words of ['windsock planners', 'WP-1']) {
    expect([words, await numbers('guest', words)]).toEqual([words, ['WP-1']])
  }
  expect(await numbers('guest', 'quibberwings')).toEqual(['WP-1'])
  expect(await numbers('mara', 'quibberwings')).toEqual(['WP-1'])
  expect(await numbers('priya', 'quibberwings')).toEqual(['WP-1', 'WP-2'])
  const [product] = (await find('guest', 'planner')).products
  expect(product?.snippet?.text).toBe('With quibberwings.')
})

it('names a product once, and not its page in the knowledge base among the articles', async () => {
  const system = world.platform.asSystem('a test')
  await system.create('Product2', { Name: 'Quernstone Router', ItemNumber__c: 'QR-1' })
  for (const [UrlName, RecordTypeId] of [
    ['quernstone-router', articleRecordTypes.ProductPage],
    ['quernstone-setup', articleRecordTypes.Article],
  ] as const) {
    await system.create('Knowledge__kav', {
      Title: 'Quernstone Router',
      UrlName,
      RecordTypeId,
      PublicationStatus: 'Online',
      IsPublic: true,
      LastPublishedDate: '2026-01-01T00:00:00.000Z',
    })
  }
  await system.refillVocabulary('Knowledge__kav')
  for (const who of ['guest', 'mara', 'priya'] as const) {
    const { products, articles, articleCount, recordTypes } = await find(who, 'quernstone')
    expect([products.map(({ itemNumber }) => itemNumber), articles.map(({ urlName }) => urlName)]).toEqual([
      ['QR-1'],
      ['quernstone-setup'],
    ])
    expect([articleCount, recordTypes]).toEqual([1, [{ value: 'Article', label: 'Article', count: 1 }]])
  }
})

it('finds cases and products in other forms, without accents and by typing errors, also by words of no article', async () => {
  const system = world.platform.asSystem('a test')
  for (const Subject of ['Category of the runway', 'Kits at Malmö', 'Quota', 'Catalog', 'Kitten']) {
    await system.create('Case', {
      Subject,
      Description: 'Please look.',
      Impact__c: 'Minor Degradation',
      IssueType__c: 'Product',
      AccountId: accountIdOf('osprey'),
      ContactId: contactIdOf('mara'),
    })
  }
  await system.create('Product2', {
    Name: 'Quillfeather Café',
    ItemNumber__c: 'QF-1',
    Description: 'With flumenbuoys.',
  })
  await system.create('Product2', { Name: 'Quillfish', ItemNumber__c: 'QF-2' })
  await system.create('Product2', { Name: 'Quarnbrook', ItemNumber__c: 'QF-3', IsActive: false })
  await system.refillVocabulary('Product2')
  const subjects = async (who: WorldActor, words: string) =>
    (await find(who, words)).cases.map(({ subject: { text, ranges } }) => [
      text,
      ...ranges.map(({ start, end }) => text.slice(start, end)),
    ])
  expect(await subjects('mara', 'categories')).toEqual([['Category of the runway', 'Category']])
  expect(await subjects('mara', 'kit malmo')).toEqual([['Kits at Malmö', 'Malmö']])
  expect(await subjects('mara', 'malmos kitting')).toEqual([['Kits at Malmö', 'Malmö']])
  const names = async (who: WorldActor | 'guest', words: string) =>
    (await find(who, words)).products.map(({ name }) => name.text)
  for (const words of ['quilfeather', 'quillfaethers', 'quillfeather cafe']) {
    expect([words, await names('guest', words)]).toEqual([words, ['Quillfeather Café']])
  }
  // Names that some readers may not see, descriptions and cases do not correct typing errors.
  for (const words of ['quarnbrok', 'flumenboys', 'qouta']) {
    expect([words, await names('priya', words), await subjects('jonas', words)]).toEqual([words, [], []])
  }
  expect(await names('priya', 'quarnbrook')).toEqual(['Quarnbrook'])
})
