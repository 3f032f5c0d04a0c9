import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { type CacheResponse, receive } from 'record-cache'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listOf, record } from '../../../../testing/records.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ok, refused, scriptedService } from '../../../../testing/scripted-service.ts'
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

type Scripted = {
  query: string
  versions: ReturnType<typeof version>[]
  mayPublish?: boolean
  answer?: (method: string) => CacheResponse
  files?: ReturnType<typeof record>[]
}

function show({ query, versions, mayPublish = true, answer = () => ok(article), files = [file] }: Scripted) {
  const service = scriptedService({
    'object/Knowledge__kav/record-create': ok({ actions: {}, eTag: '', url: '' }),
    'object-info/Knowledge__kav': ok({
      apiName: 'Knowledge__kav',
      fields: { PublicationStatus: { updateable: mayPublish } },
    }),
    [`records/${ARTICLE}`]: ({ method }) => answer(method),
    ...Object.fromEntries(versions.map((version) => [`records/${version.id}`, ok(version)])),
    [`${ARTICLE}/Versions__r`]: ok(listOf('ArticleVersion__c', 'Versions', versions)),
    [`${ARTICLE}/AttachedContentDocuments`]: ok(listOf('ContentDocumentLink', 'Files', files)),
    'records/069000000000002AAA': ok(mapFile.fields.ContentDocument?.value),
    [`${ARTICLE}/Votes__r`]: ok(listOf('ArticleVote__c', 'Votes', [])),
    AllProducts: ok(listOf('Product2', 'AllProducts', [])),
    ProductPages: ok(listOf('Knowledge__kav', 'ProductPages', [])),
  })
  const at = `/author?id=${ARTICLE}${query}`
  return renderScreen(AuthorScreen, { path: '/author', at, profile: 'Author', fetch: service.fetch })
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

const draftArticle = {
  ...article,
  fields: { ...article.fields, PublicationStatus: { displayValue: null, value: 'Draft' } },
}
const mapFile = record('ContentDocumentLink', '06A000000000002AAA', {
  ContentDocument: record('ContentDocument', '069000000000002AAA', {
    Title: 'map.png',
    ContentSize: 7,
    LatestPublishedVersionId: '068000000000002AAA',
    LatestPublishedVersion: null,
  }),
})

it('saves and publishes by buttons side by side above the text, whose HTML is never shown', async () => {
  show({ ...onArticle, answer: () => ok(draftArticle) })
  const publish = await screen.findByRole('button', { name: 'Publish' })
  expect(publish.parentElement).toBe(screen.getByRole('button', { name: 'Save draft' }).parentElement)
  expect(document.querySelector('textarea[name$=content]')).toBeNull()
  const body = await screen.findByRole('textbox', { name: 'Body' }, { timeout: 10_000 })
  expect([body.textContent, document.querySelector('textarea[name$=content]')]).toEqual(['Insert the card.', null])
})

it('puts a linked picture into the text, which must say what the picture shows', async () => {
  show({ ...onArticle, answer: () => ok(draftArticle), files: [file, mapFile] })
  fireEvent.click(await screen.findByRole('button', { name: 'Picture' }, { timeout: 10_000 }))
  const pictures = screen.getByRole('combobox', { name: 'Picture of the article' })
  expect([...pictures.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['map.png'])
  const text = () => document.querySelector<HTMLInputElement>('input[type=hidden][name$=content]')?.value
  fireEvent.click(screen.getByRole('button', { name: 'Insert' }))
  expect(screen.getByText('Say what the picture shows.')).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox', { name: 'What the picture shows' }), {
    target: { value: ' Where the card goes ' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Insert' }))
  await waitFor(() =>
    expect(text()).toBe('<p><img src="/files/068000000000002AAA" alt="Where the card goes" />Insert the card.</p>'),
  )
})

/** The article on the server, as this author or another one changes it. */
function changingArticle() {
  const server = { record: article, fault: null as 'changed' | 'answer lost' | 'unreachable' | null }
  const change = (fields: object): void => {
    const { weakEtag, fields: before } = server.record
    const changed = Object.entries(fields).map(([name, value]) => [name, { displayValue: null, value }])
    server.record = { ...server.record, weakEtag: weakEtag + 1, fields: { ...before, ...Object.fromEntries(changed) } }
  }
  const answer = (method: string): CacheResponse => {
    if (method === 'GET') return ok(server.record)
    if (server.fault === 'unreachable') throw new Error('no connection')
    if (server.fault === 'changed') return refused(412, 'PRECONDITION_FAILED')
    change({ PublicationStatus: 'Archived' })
    if (server.fault === 'answer lost') throw new Error('the answer was lost')
    return ok(server.record)
  }
  const shown = show({ ...onArticle, answer })
  const announce = () =>
    act(async () => {
      const { id, weakEtag } = server.record
      receive(shown.cache, {
        type: 'record',
        operation: 'updated',
        objectApiName: 'Knowledge__kav',
        id,
        weakEtag,
        parentIds: [],
      })
    })
  return { server, change, announce }
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })
const press = async (name: string) => fireEvent.click(await button(name))

async function askToArchive(): Promise<void> {
  await waitFor(async () => expect((await button('Archive')).disabled).toBe(false))
  await press('Archive')
  expect(await screen.findByRole('alertdialog', { name: 'Archive “Read the log”?' })).toBeTruthy()
}

it.each([
  { news: 'another author has archived it', status: 'Archived', name: 'Archived', next: 'Back to draft' },
  { news: 'another author has made it a draft', status: 'Draft', name: 'Draft', next: 'Publish' },
])('keeps the question before the archive open, and says that $news', async ({ status, name, next }) => {
  const { change, announce } = changingArticle()
  await askToArchive()
  change({ PublicationStatus: status })
  await announce()
  const question = await screen.findByRole('alertdialog', { name: '“Read the log” is no longer published' })
  expect((await screen.findByRole('alert')).textContent).toContain(`Its state is now ${name}.`)
  const [close] = question.querySelectorAll('footer button, [class*=footer] button')
  expect(screen.queryByRole('button', { name: 'Archive article' })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(close))
  fireEvent.click(close as Element)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Publication'))
  expect(await button(next)).toBeTruthy()
  // The question is answered: it does not open once more when the article is published again.
  change({ PublicationStatus: 'Online' })
  await announce()
  expect(await button('Archive')).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it.each([
  { first: 'the refusal', fault: 'changed', isArchived: true },
  { first: 'no answer', fault: 'answer lost', isArchived: false },
] as const)(
  'says that the article is archived already when $first arrives before the news',
  async ({ fault, isArchived }) => {
    const { server, change } = changingArticle()
    await askToArchive()
    if (isArchived) change({ PublicationStatus: 'Archived' })
    server.fault = fault
    await press('Archive article')
    expect(await screen.findByRole('alertdialog', { name: '“Read the log” is no longer published' })).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('Its state is now Archived.')
  },
)

it('archives an article that another author has changed on the second attempt, and one without a connection later', async () => {
  const { server, change } = changingArticle()
  await askToArchive()
  server.fault = 'unreachable'
  await press('Archive article')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('The article was not archived.'))
  change({ IsFeatured__c: true })
  server.fault = 'changed'
  await press('Archive article')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('PRECONDITION_FAILED'))
  server.fault = null
  await press('Archive article')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await screen.findByText('The article is archived. Readers no longer find it.')).toBeTruthy()
  expect(await button('Back to draft')).toBeTruthy()
})
