import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { RecordShape } from 'contract'
import type { CacheRequest } from 'record-cache'
import { afterEach, expect, it } from 'vitest'
import { listOf, offered, record } from '../../../../testing/records.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ok, refused, scriptedService } from '../../../../testing/scripted-service.ts'
import { HomeScreen } from './HomeScreen.tsx'

afterEach(cleanup)

const supportCase = (number: number): RecordShape =>
  record('Case', `50000000000000${number}AAA`, {
    CaseNumber: `0041827${number}`,
    Subject: `Subject ${number}`,
    Status: 'Open',
    Impact__c: 'Minor Degradation',
    AwaitingCustomer__c: true,
    ContactId: '003000000000001AAA',
    Contact: null,
    IsEscalated: false,
    CreatedDate: '2026-11-18T09:05:00.000Z',
    SystemModstamp: '2026-11-20T11:22:00.000Z',
    Product__r: null,
    Aircraft__r: null,
  })

const article = (number: number, title: string, type = 'Article') => ({
  Id: `ka000000000000${number}AAA`,
  Title: title,
  UrlName: title.toLowerCase().replaceAll(' ', '-'),
  Summary: null,
  InfoType__c: type,
  LastPublishedDate: '2026-05-28T12:00:00.000Z',
  DurationSeconds__c: type === 'Video' ? 230 : null,
  IsVideo__c: type === 'Video',
  IsPublic: true,
  RecordType: { DeveloperName: type },
  Product__r: { Name: 'Junction Data Manager', ItemNumber__c: 'JD-1000' },
})

const video = article(1, 'First update', 'Video')

type Lists = { featured?: object | null; top?: object[]; videos?: object[] }

/** Answers for articles and alerts; `featured` null lets that call fail. */
const readings = ({ featured = [], top = [], videos = [] }: Lists) => ({
  'KnowledgeArticlesController/getKnowledgeList': ({ query }: CacheRequest) =>
    query?.featured !== undefined
      ? featured === null
        ? refused(503, 'SERVICE_UNAVAILABLE')
        : ok(featured)
      : ok(query?.order === undefined ? videos : top),
  'ProductAlert__c/AllAlerts': ok(listOf('ProductAlert__c', 'AllAlerts', [alert])),
  'AlertController/getUnreadAlerts': ok({
    alertIds: ['a04000000000001AAA'],
    unconfirmed: [{ id: 'a04000000000001AAA', title: 'Cycle' }],
  }),
  'actions/global': ok(offered('OpenCase')),
})

const alert = record('ProductAlert__c', 'a04000000000001AAA', {
  Title__c: 'Cycle 2612 can be loaded soon',
  Kind__c: 'Navigation data alert',
  Severity__c: 'Critical',
  EffectiveDate__c: '2026-11-18T12:00:00.000Z',
  Product__r: record('Product2', '01t000000000001AAA', { Name: 'Tarn NavData' }),
})

it('greets, says what waits, and lists cases, the data cycle and articles', async () => {
  const service = scriptedService({
    'Case/WaitingOnMe': ok(listOf('Case', 'MyCases', [supportCase(1), supportCase(2)])),
    'Case/MyRecentCases': ok(listOf('Case', 'MyRecentCases', [supportCase(3)])),
    ...readings({ featured: [video] }),
  })
  renderScreen(HomeScreen, { path: '/', at: '/', fetch: service.fetch })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, Mara')
  const waiting = await screen.findByRole('list', { name: 'Waiting on you' })
  expect(screen.getByRole('link', { name: 'Open a Case' })).toBeTruthy()
  expect(within(waiting).getAllByRole('link')).toHaveLength(2)
  expect(screen.getByText(/Two cases need something from you\./)).toBeTruthy()
  expect(screen.getByRole('list', { name: 'Recent cases' }).textContent).toContain('Updated 38 min ago')
  expect(screen.getByText('AIRAC 2611')).toBeTruthy()
  expect(screen.getByText('2612 data is available to download from Nov 19.')).toBeTruthy()
  const cycle = screen.getByText('Next cycle').closest('dl')
  expect(cycle?.textContent).toBe('Next cycle2612EffectiveNov 26')
  expect(screen.getByRole('list', { name: 'Product alerts' }).textContent).toBe(
    'Cycle 2612 can be loaded soonTarn NavData · Nov 18, 2026 Critical New To be confirmed',
  )
  // The icon of the kind of alert, as in other lists.
  expect(document.querySelector('[aria-label="Product alerts"] .lucide-triangle-alert')).toBeTruthy()
  const link = await screen.findByRole('link', { name: /First update/ })
  expect(link.getAttribute('href')).toBe('/article/first-update')
  expect(link.textContent).toContain('Junction Data Manager · Video, 4 min · Updated May 28, 2026')
})

it('says when a first answer is due, and until when support is closed, in both zones', async () => {
  const open = supportCase(2)
  Object.assign(open.fields, {
    AwaitingCustomer__c: { value: false, displayValue: null },
    FirstAnswerDue__c: { value: '2026-11-23T10:00:00.000Z', displayValue: null },
  })
  const service = scriptedService({
    'Case/WaitingOnMe': ok(listOf('Case', 'MyCases', [])),
    'Case/MyRecentCases': ok(listOf('Case', 'MyRecentCases', [open])),
    ...readings({}),
  })
  renderScreen(HomeScreen, { path: '/', at: '/', fetch: service.fetch, nowMs: Date.parse('2026-11-21T01:33:00Z') })
  const recent = await screen.findByRole('list', { name: 'Recent cases' })
  expect(recent.textContent).toContain('Answer due Mon Nov 23, 10:00 UTC (04:00 your time)')
  expect(screen.getByText('We are closed until Mon Nov 23, 08:00 UTC (02:00 your time).')).toBeTruthy()
})

it('says when there are no recent cases, and lets one list fail without the others', async () => {
  const service = scriptedService({
    'Case/WaitingOnMe': ok(listOf('Case', 'MyCases', [])),
    'Case/MyRecentCases': ok(listOf('Case', 'MyRecentCases', [])),
    ...readings({ featured: null, top: [video] }),
  })
  renderScreen(HomeScreen, { path: '/', at: '/', fetch: service.fetch })
  expect(await screen.findByText('You do not have any recent cases.')).toBeTruthy()
  expect(await screen.findByText('The articles could not be loaded.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /First update/ })).toBeTruthy()
  expect(screen.queryByText('Waiting on you')).toBeNull()
})

it('shows a waiting case once, and says when no other case is at hand', async () => {
  const articles = readings({})
  const service = scriptedService({
    ...articles,
    'Case/WaitingOnMe': ok(listOf('Case', 'MyCases', [supportCase(1), supportCase(2)])),
    'Case/MyRecentCases': ok(listOf('Case', 'MyRecentCases', [1, 2, 3, 4, 5, 6, 7, 8].map(supportCase))),
  })
  renderScreen(HomeScreen, { path: '/', at: '/', fetch: service.fetch })
  const recent = await screen.findByRole('list', { name: 'Recent cases' })
  expect(
    within(recent)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([3, 4, 5, 6, 7].map((number) => expect.stringContaining(`Subject ${number}`)))
  cleanup()
  const waitingOnly = scriptedService({
    ...articles,
    'Case/WaitingOnMe': ok(listOf('Case', 'MyCases', [supportCase(1)])),
    'Case/MyRecentCases': ok(listOf('Case', 'MyRecentCases', [supportCase(1)])),
  })
  renderScreen(HomeScreen, { path: '/', at: '/', fetch: waitingOnly.fetch })
  expect(await screen.findByText('You do not have any other recent cases.')).toBeTruthy()
})

it('shows the videos after the featured articles, and below both columns when the list of cases is long', async () => {
  const follows = async (cases: readonly number[]) => {
    cleanup()
    const service = scriptedService({
      'Case/WaitingOnMe': ok(listOf('Case', 'MyCases', [])),
      'Case/MyRecentCases': ok(listOf('Case', 'MyRecentCases', cases.map(supportCase))),
      ...readings({ videos: [video] }),
    })
    renderScreen(HomeScreen, { path: '/', at: '/', fetch: service.fetch })
    await screen.findByRole('list', { name: 'Videos' })
    const sectionOf = (name: string) => screen.getByRole('heading', { name }).closest('section')
    const columns = sectionOf('Data cycle')?.parentElement?.parentElement
    return {
      isInColumns: columns?.contains(sectionOf('Videos')),
      hasFeatured: columns?.contains(sectionOf('Featured articles')),
    }
  }
  expect(await follows([1, 2, 3])).toEqual({ isInColumns: true, hasFeatured: true })
  expect(await follows([1, 2, 3, 4, 5])).toEqual({ isInColumns: false, hasFeatured: true })
})

it('shows no article twice, and searches all that the reader may read', async () => {
  const freeSeat = article(2, 'Free a seat')
  const films = [video, freeSeat, article(3, 'A film', 'Video')]
  const service = scriptedService({
    'Case/WaitingOnMe': ok(listOf('Case', 'MyCases', [])),
    'Case/MyRecentCases': ok(listOf('Case', 'MyRecentCases', [])),
    ...readings({ featured: [video], top: [video, freeSeat], videos: films }),
  })
  renderScreen(HomeScreen, { path: '/', at: '/', fetch: service.fetch })
  const top = await screen.findByRole('list', { name: 'Top articles' })
  expect(
    within(top)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Free a seat'])
  expect(screen.getAllByRole('link', { name: /First update/ })).toHaveLength(1)
  const shown = within(screen.getByRole('list', { name: 'Videos' })).getAllByRole('link')
  expect(shown.map(({ textContent }) => textContent?.startsWith('A film'))).toEqual([true])
  const search = screen.getByRole('combobox', { name: 'Search' })
  expect(search.closest('form')?.getAttribute('action')).toBe('/search')
  fireEvent.change(search, { target: { value: ' terrain ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(await screen.findByText('another page')).toBeTruthy()
})

const dueCase = (number: number, due: string | null): RecordShape => {
  const shown = supportCase(number)
  const displayValue = null
  Object.assign(shown.fields, {
    NextDue__c: { value: due, displayValue },
    FirstAnswered__c: { value: null, displayValue },
    WaitingSince__c: { value: null, displayValue },
  })
  return shown
}

it('shows agents their queues with what is due, figures that lead to them, and the next case to take', async () => {
  const service = scriptedService({
    ...readings({ top: [video] }),
    'actions/global': ok(offered()),
    'Case/MyWork': ok(listOf('Case', 'MyWork', [dueCase(1, '2026-11-20T11:30:00.000Z')])),
    'Case/Unassigned': ok(listOf('Case', 'Unassigned', [dueCase(2, '2026-11-20T14:00:00.000Z')])),
    'Case/WaitingOnCustomer': ok(listOf('Case', 'WaitingOnCustomer', [])),
    'CaseController/getWorkNumbers': ok({ dueWithinHour: 3, late: 4, mine: { open: 7, late: 1 } }),
  })
  renderScreen(HomeScreen, { path: '/', at: '/', fetch: service.fetch, profile: 'Agent' })
  expect((await screen.findByRole('list', { name: 'My Queue' })).textContent).toContain('Reply 30 min late')
  expect((await screen.findByRole('list', { name: 'Unassigned' })).textContent).toContain('Reply in 2 h')
  expect(screen.getByText('No case waits on a customer.')).toBeTruthy()
  expect(screen.getByRole('link', { name: '4' }).getAttribute('href')).toBe('/agent?queue=open')
  expect(screen.getByRole('button', { name: 'Take next case' })).toBeTruthy()
  for (const absent of ['Open a Case', 'Case Manager', 'Write an article'])
    expect(screen.queryByRole('link', { name: absent })).toBeNull()
  expect(screen.queryByText(/Take control/)).toBeNull()
})

it('shows authors their drafts, articles to review and searches without results, and no cases', async () => {
  const draft = record('Knowledge__kav', 'ka0000000000007AAA', {
    Title: 'First draft',
    SystemModstamp: '2026-11-20T11:22:00.000Z',
  })
  const words = record('UnansweredSearch__c', 'a0Q000000000001AAA', { Words__c: 'wind shear', Count__c: 12 })
  const service = scriptedService({
    ...readings({ top: [video] }),
    'actions/global': ok(offered()),
    'Knowledge__kav/DraftArticles': ok(listOf('Knowledge__kav', 'DraftArticles', [draft])),
    'Knowledge__kav/PublishedArticles': ok(listOf('Knowledge__kav', 'PublishedArticles', [])),
    'UnansweredSearch__c/UnansweredSearches': ok(listOf('UnansweredSearch__c', 'UnansweredSearches', [words])),
  })
  renderScreen(HomeScreen, { path: '/', at: '/', fetch: service.fetch, profile: 'Author' })
  const drafts = await screen.findByRole('list', { name: 'Drafts' })
  expect(within(drafts).getByRole('link').getAttribute('href')).toBe('/author?id=ka0000000000007AAA')
  expect(drafts.textContent).toContain('Updated 38 min ago')
  expect(screen.getByText('No article is due for review in the next two weeks.')).toBeTruthy()
  const reviews = service.asked.find(({ path }) => path.includes('PublishedArticles'))
  expect(JSON.stringify(reviews)).toContain('2026-12-04')
  expect(screen.getByRole('list', { name: 'Searches with no results' }).textContent).toBe('wind shearSearched 12 times')
  expect(screen.getByRole('link', { name: 'Write an article' }).getAttribute('href')).toBe('/author?id=new')
  expect(screen.queryByRole('link', { name: 'Case Manager' })).toBeNull()
})

it('shows visitors what is public, and asks nothing for them that only people who are signed in may ask', async () => {
  const service = scriptedService(readings({ featured: [video], top: [article(2, 'Free a seat')] }))
  renderScreen(HomeScreen, { path: '/', at: '/', fetch: service.fetch, isSignedIn: false })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Take control of your success.')
  expect(await screen.findByRole('link', { name: /First update/ })).toBeTruthy()
  expect(await screen.findByRole('link', { name: /Free a seat/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign In / Register' }).getAttribute('href')).toBe('/login')
  const ways = within(screen.getByRole('list', { name: 'Where to go' })).getAllByRole('link')
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    '/login?startURL=%2Fcase-manager',
    '/products-and-services',
    '/trouble',
  ])
  expect(screen.getByText('AIRAC 2611')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Product alerts' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Videos' })).toBeNull()
  expect(service.asked.map(({ path }) => path.split('/').at(-1))).toEqual(Array(3).fill('getKnowledgeList'))
  expect(service.asked.map(({ query }) => query?.limit)).toEqual(['5', '10', '14'])
})
