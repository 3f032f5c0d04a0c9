import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listOf, record } from '../../../../testing/records.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ok, scriptedService } from '../../../../testing/scripted-service.ts'
import { AuthorScreen } from './AuthorScreen.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const ARTICLE = 'ka0000000000001AAA'
const AUTHOR = '005000000000001AAA'
const FILE = '06A000000000001AAA'

const article = record('Knowledge__kav', ARTICLE, {
  Title: 'Read the log',
  UrlName: 'read-the-log',
  Summary: null,
  InfoType__c: 'Documentation',
  Content__c: '<p>Insert the card.</p>',
  Download_URL__c: null,
  DataCategories__c: null,
  Product__c: null,
  PublicationStatus: 'Online',
  IsPublic: true,
  IsFeatured__c: false,
  ViewCount__c: 0,
  LastPublishedDate: '2026-11-01T00:00:00.000Z',
  DurationSeconds__c: null,
  OwnerId: AUTHOR,
})

const version = (number: number, fields: object = {}) =>
  record('ArticleVersion__c', `a1500000000000${number}AAA`, {
    ArticleId__c: ARTICLE,
    Number__c: number,
    State__c: 'Published',
    Title__c: 'Read the log',
    Summary__c: null,
    InfoType__c: 'Documentation',
    Content__c: '<p>Insert the card.</p>',
    Download_URL__c: null,
    DurationSeconds__c: null,
    DataCategories__c: null,
    Product__c: null,
    Product__r: null,
    PublishedDate__c: '2026-11-01T00:00:00.000Z',
    ...fields,
  })

const file = record('ContentDocumentLink', FILE, {
  ContentDocument: record('ContentDocument', '069000000000001AAA', {
    Title: 'card-log.txt',
    ContentSize: 7,
    LatestPublishedVersionId: '068000000000001AAA',
    LatestPublishedVersion: null,
  }),
})

type Scripted = { query: string; versions: ReturnType<typeof version>[]; mayPublish?: boolean }

function show({ query, versions, mayPublish = true }: Scripted): void {
  const service = scriptedService({
    'object/Knowledge__kav/record-create': ok({ actions: {}, eTag: '', url: '' }),
    'object-info/Knowledge__kav': ok({
      apiName: 'Knowledge__kav',
      fields: { PublicationStatus: { updateable: mayPublish } },
    }),
    [`records/${ARTICLE}`]: ok(article),
    ...Object.fromEntries(versions.map((version) => [`records/${version.id}`, ok(version)])),
    [`${ARTICLE}/Versions__r`]: ok(listOf('ArticleVersion__c', 'Versions', versions)),
    [`${ARTICLE}/AttachedContentDocuments`]: ok(listOf('ContentDocumentLink', 'Files', [file])),
    [`${ARTICLE}/Votes__r`]: ok(listOf('ArticleVote__c', 'Votes', [])),
    AllProducts: ok(listOf('Product2', 'AllProducts', [])),
    ProductPages: ok(listOf('Knowledge__kav', 'ProductPages', [])),
  })
  const at = `/author?id=${ARTICLE}${query}`
  renderScreen(AuthorScreen, { path: '/author', at, profile: 'Author', fetch: service.fetch })
}

const draft = version(2, { State__c: 'Draft', PublishedDate__c: null, OwnerId: AUTHOR })
const onVersion = { query: `&version=${draft.id}`, versions: [draft, version(1)] }
const onArticle = { query: '', versions: [version(1)] }

it.each([
  ['the next version', onVersion],
  ['a published article', onArticle],
])(
  'lets writers without the right to publish see the files of %s, and says why they cannot change them',
  async (_name, at) => {
    show({ ...at, mayPublish: false })
    expect(await screen.findByText(/^Only those with the right to publish change the files/)).toBeTruthy()
    expect(await screen.findByRole('link', { name: /card-log\.txt/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Remove card-log.txt' })).toBeNull()
    expect([
      screen.queryByRole('button', { name: 'Choose files' }),
      document.querySelector('input[type=file]'),
    ]).toEqual([null, null])
  },
)

it.each([
  ['the next version', onVersion],
  ['a published article', onArticle],
])('tells those with the right to publish that readers get a file of %s at once', async (_name, at) => {
  show(at)
  expect(await screen.findByText(/readers get a file as soon as it is stored/)).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Remove card-log.txt' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Choose files' })).toBeTruthy()
  expect(screen.queryByText(/^Only those with the right to publish/)).toBeNull()
})

it('names the product in the differences between two versions', async () => {
  const product = (id: string, name: string) => ({
    Product__c: id,
    Product__r: record('Product2', id, { Name: name }),
  })
  const first = version(1, product('01t000000000001AAA', 'Corrie Terrain'))
  const second = version(2, product('01t000000000002AAA', 'Tarn NavData'))
  show({ query: `&from=${first.id}&to=${second.id}`, versions: [second, first] })
  const differences = await screen.findByRole('region', { name: 'Differences from version 1 to version 2' })
  expect(differences.querySelector('h4')?.textContent).toBe('Product')
  expect([...differences.querySelectorAll('del, ins')].map(({ textContent }) => textContent)).toEqual([
    'Removed: Corrie',
    'Added: Tarn',
    'Removed: Terrain',
    'Added: NavData',
  ])
})
