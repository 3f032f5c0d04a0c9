import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { listOf, record } from '../../../../testing/records.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ok, refused, scriptedService } from '../../../../testing/scripted-service.ts'
import type { Found } from '../../reads.ts'
import { SearchScreen } from './SearchScreen.tsx'

afterEach(cleanup)

const FIND = 'SearchController/findEverywhere'
const text = (words: string) => ({ text: words, ranges: [] })

const nothing: Found = {
  articles: [],
  articleCount: 0,
  page: 1,
  pages: 1,
  products: [],
  cases: [],
  hasMoreCases: false,
  hasMoreComments: false,
  hasAllWords: false,
  itemNumbers: [],
  categories: [],
  recordTypes: [],
}
const article: Found['articles'][number] = {
  id: 'ka0000000000001AAA',
  urlName: 'write-a-card',
  title: { text: 'Write a card', ranges: [{ start: 8, end: 12 }] },
  snippet: text('A card takes an hour.'),
  type: 'Video',
  durationSeconds: 150,
  productName: 'Tarn NavData',
  categories: ['Avionics cards'],
  published: '2026-06-09T12:00:00.000Z',
}
const results: Found = {
  ...nothing,
  articles: [article],
  articleCount: 21,
  page: 2,
  pages: 3,
  products: [{ id: '01t000000000001AAA', itemNumber: 'TN-2100', name: text('Tarn NavData'), snippet: null }],
  cases: [
    {
      id: '500000000000001AAA',
      caseNumber: '00000417',
      subject: text('Card not recognized'),
      snippet: null,
      status: 'Open',
      productName: 'Tarn NavData',
      modified: '2026-06-09T12:00:00.000Z',
    },
  ],
  hasMoreCases: true,
  hasAllWords: true,
  itemNumbers: [{ value: 'TN-2100', label: 'Tarn NavData', count: 12 }],
  categories: [{ value: 'Avionics cards', label: 'Avionics cards', count: 9 }],
  recordTypes: [{ value: 'Video', label: 'Video', count: 3 }],
}

const show = (at: string, answer: unknown = ok(results), reader = {}) => {
  const service = scriptedService({ [FIND]: answer as ReturnType<typeof ok>, 'actions/global': ok({ actions: {} }) })
  renderScreen(SearchScreen, { path: '/search', at, fetch: service.fetch, ...reader })
  return service
}
const hrefOf = (link: HTMLElement) => link.getAttribute('href')

it('shows articles with marked words, products and cases, and leads to all cases with the words', async () => {
  show('/search?q=card&page=2', ok(results), { profile: 'Customer' })
  const articles = within(await screen.findByRole('list', { name: 'Articles' }))
  expect(articles.getByText('card', { selector: 'a mark' })).toBeTruthy()
  expect(articles.getByRole('listitem').textContent).toContain('Video, 3 min · Updated Jun 9, 2026')
  expect(screen.getByText('21 articles')).toBeTruthy()
  const product = within(screen.getByRole('list', { name: 'Products' })).getByRole('link')
  expect(hrefOf(product)).toBe('/products-and-services?productName=TN-2100')
  const cases = within(screen.getByRole('list', { name: 'Cases' }))
  expect(cases.getByRole('listitem').textContent).toContain('Case 00000417 · Tarn NavData · Updated Jun 9, 2026')
  const all = { name: 'All cases with these words' }
  expect(hrefOf(screen.getByRole('link', all))).toBe('/case-manager?list=all&q=card')
  expect(screen.queryByText(/More comments/)).toBeNull()
  cleanup()
  show('/search?q=card', ok({ ...results, hasMoreComments: true }), { profile: 'Agent' })
  expect(hrefOf(await screen.findByRole('link', all))).toBe('/agent?queue=open&q=card')
  expect(screen.getByText('More comments have these words. Add a word to narrow your search.')).toBeTruthy()
})

it('shows by its icon whether an article is one to read or a video', async () => {
  const types = ['Documentation', 'Article', 'Video']
  const articles = types.map((type) => ({ ...article, id: type, type }))
  show('/search?q=card', ok({ ...results, articles, articleCount: 3, page: 1, pages: 1 }))
  const rows = within(await screen.findByRole('list', { name: 'Articles' })).getAllByRole('listitem')
  const shapes = rows.map((row) => ['file-text', 'circle-play'].filter((icon) => row.querySelector(`.lucide-${icon}`)))
  expect(shapes).toEqual([['file-text'], ['file-text'], ['circle-play']])
})

it('says where nothing has all of the words', async () => {
  const some = 'Nothing has all of these words. What is shown has some of them.'
  show('/search?q=card+hangar', ok({ ...results, hasAllWords: false }))
  expect(await screen.findByText(some)).toBeTruthy()
  cleanup()
  show('/search?q=card')
  await screen.findByRole('list', { name: 'Articles' })
  expect(screen.queryByText(some)).toBeNull()
})

it('asks for what the address says, and pages and filters by addresses that keep the rest', async () => {
  const { asked } = show('/search?q=card&product=TN-2100&page=2')
  const filters = within((await screen.findAllByRole('list', { name: 'Product' }))[0] as HTMLElement)
  const chosen = filters.getByRole('link', { name: 'Tarn NavData 12' })
  expect([hrefOf(chosen), chosen.getAttribute('aria-current')]).toEqual(['/search?q=card', 'true'])
  const category = screen.getAllByRole('link', { name: 'Avionics cards 9' })[0] as HTMLElement
  expect(hrefOf(category)).toBe('/search?q=card&product=TN-2100&category=Avionics+cards')
  expect(hrefOf(screen.getByRole('link', { name: 'Remove the filter Tarn NavData' }))).toBe('/search?q=card')
  expect(screen.getByText('11–11 of 21')).toBeTruthy()
  expect(hrefOf(screen.getByRole('link', { name: 'Next' }))).toBe('/search?q=card&product=TN-2100&page=3')
  expect(hrefOf(screen.getByRole('link', { name: 'Previous' }))).toBe('/search?q=card&product=TN-2100')
  const [query] = asked.filter(({ path }) => path.endsWith(FIND)).map((request) => request.query)
  expect(query).toMatchObject({ words: 'card', itemNumber: 'TN-2100', page: '2' })
})

it('shows accounts and contacts to agents, also where nothing else has the words', async () => {
  const customers = {
    'Account/AllAccounts': ok(
      listOf('Account', 'AllAccounts', [
        record('Account', '001000000000001AAA', { Name: 'Kestrel Air', AccountNumber: 'K-1' }),
      ]),
    ),
    'Contact/AllContacts': ok(
      listOf('Contact', 'AllContacts', [
        record('Contact', '003000000000001AAA', { Name: 'Ada Kestrel', Email: 'ada@kestrel.example' }),
      ]),
    ),
  }
  const showTo = (profile: 'Agent' | 'Customer') => {
    const service = scriptedService({ [FIND]: ok(nothing), 'actions/global': ok({ actions: {} }), ...customers })
    renderScreen(SearchScreen, { path: '/search', at: '/search?q=kestrel', fetch: service.fetch, profile })
    return service
  }
  showTo('Agent')
  const rows = within(await screen.findByRole('list', { name: 'Customers' }))
  expect(rows.getAllByRole('link').map(hrefOf)).toEqual([
    '/agent/customers/accounts?id=001000000000001AAA',
    '/agent/customers/contacts?id=003000000000001AAA',
  ])
  expect(screen.queryByText('Sorry, there were no results found')).toBeNull()
  cleanup()
  const { asked } = showTo('Customer')
  expect((await screen.findAllByText('Sorry, there were no results found')).length).toBeGreaterThan(0)
  expect(asked.filter(({ path }) => path.includes('AllAccounts') || path.includes('AllContacts'))).toEqual([])
})

it('says that nothing was found, with what narrows the search where something does', async () => {
  show('/search?q=zyqq', ok(nothing), { isSignedIn: false })
  expect((await screen.findAllByText('Sorry, there were no results found')).length).toBeGreaterThan(0)
  expect(hrefOf(screen.getByRole('link', { name: 'Open support case' }))).toBe('/guest-case')
  cleanup()
  show('/search?q=card&type=Video', ok({ ...nothing, recordTypes: [{ value: 'Article', label: 'Article', count: 2 }] }))
  expect(await screen.findByText('Sorry, there were no results found')).toBeTruthy()
  expect(hrefOf(screen.getByRole('link', { name: 'Remove the filter Video' }))).toBe('/search?q=card')
})

it('asks for nothing without words, and again after a failure', async () => {
  const { asked } = show('/search')
  expect(await screen.findByText('What are you looking for?')).toBeTruthy()
  expect(asked.filter(({ path }) => path.endsWith(FIND))).toEqual([])
  cleanup()
  let isBusy = true
  show('/search?q=card', () => (isBusy ? refused(503, 'SERVICE_UNAVAILABLE') : ok(results)))
  expect(await screen.findByText('The search did not answer.')).toBeTruthy()
  isBusy = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('list', { name: 'Articles' })).toBeTruthy()
})
