import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { RecordShape } from 'contract'
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

const video = record('Knowledge__kav', 'ka0000000000001AAA', {
  Title: 'First update',
  UrlName: 'first-update',
  InfoType__c: 'Video',
  DurationSeconds__c: 230,
  LastPublishedDate: '2026-05-28T12:00:00.000Z',
  Product__r: record('Product2', '01t000000000001AAA', { Name: 'Junction Data Manager' }),
})

it('greets, says what waits, and lists cases, the data cycle and articles', async () => {
  const service = scriptedService({
    'Case/WaitingOnMe': ok(listOf('Case', 'MyCases', [supportCase(1), supportCase(2)])),
    'Case/MyRecentCases': ok(listOf('Case', 'MyRecentCases', [supportCase(3)])),
    'actions/global': ok(offered('OpenCase')),
    'Knowledge__kav/FeaturedArticles': ok(listOf('Knowledge__kav', 'FeaturedArticles', [video])),
    'Knowledge__kav/TopArticles': ok(listOf('Knowledge__kav', 'TopArticles', [])),
  })
  renderScreen(HomeScreen, { path: '/', at: '/', fetch: service.fetch })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, Mara')
  const waiting = await screen.findByRole('list', { name: 'Waiting on you' })
  expect(screen.getByRole('link', { name: 'Open a Case' })).toBeTruthy()
  expect(within(waiting).getAllByRole('link')).toHaveLength(2)
  expect(screen.getByText(/Two cases need something from you\./)).toBeTruthy()
  expect(screen.getByRole('list', { name: 'Recent cases' }).textContent).toContain('Updated 38 min ago')
  expect(screen.getByText('AIRAC 2611')).toBeTruthy()
  expect(screen.getByText('2612 data is available to download from Nov 18.')).toBeTruthy()
  const link = screen.getByRole('link', { name: /First update/ })
  expect(link.getAttribute('href')).toBe('/article/first-update')
  expect(link.textContent).toContain('Junction Data Manager · Video, 4 min · Updated May 28, 2026')
})

it('says when there are no recent cases, and lets one list fail without the others', async () => {
  const service = scriptedService({
    'Case/WaitingOnMe': ok(listOf('Case', 'MyCases', [])),
    'Case/MyRecentCases': ok(listOf('Case', 'MyRecentCases', [])),
    'actions/global': ok(offered('OpenCase')),
    'Knowledge__kav/FeaturedArticles': refused(503, 'SERVICE_UNAVAILABLE'),
    'Knowledge__kav/TopArticles': ok(listOf('Knowledge__kav', 'TopArticles', [video])),
  })
  renderScreen(HomeScreen, { path: '/', at: '/', fetch: service.fetch })
  expect(await screen.findByText('You do not have any recent cases.')).toBeTruthy()
  expect(await screen.findByText('The articles could not be loaded.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /First update/ })).toBeTruthy()
  expect(screen.queryByText('Waiting on you')).toBeNull()
})

it('shows a waiting case once, and says when no other case is at hand', async () => {
  const articles = {
    'actions/global': ok(offered('OpenCase')),
    'Knowledge__kav/FeaturedArticles': ok(listOf('Knowledge__kav', 'FeaturedArticles', [])),
    'Knowledge__kav/TopArticles': ok(listOf('Knowledge__kav', 'TopArticles', [])),
  }
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

it('shows no article twice, and searches in Case Manager', async () => {
  const other = record('Knowledge__kav', 'ka0000000000002AAA', {
    Title: 'Free a seat',
    UrlName: 'free-a-seat',
    InfoType__c: 'Article',
  })
  const service = scriptedService({
    'Case/WaitingOnMe': ok(listOf('Case', 'MyCases', [])),
    'Case/MyRecentCases': ok(listOf('Case', 'MyRecentCases', [])),
    'actions/global': ok(offered('OpenCase')),
    'Knowledge__kav/FeaturedArticles': ok(listOf('Knowledge__kav', 'FeaturedArticles', [video])),
    'Knowledge__kav/TopArticles': ok(listOf('Knowledge__kav', 'TopArticles', [video, other])),
  })
  renderScreen(HomeScreen, { path: '/', at: '/', fetch: service.fetch })
  const top = await screen.findByRole('list', { name: 'Top articles' })
  expect(
    within(top)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Free a seat'])
  expect(screen.getAllByRole('link', { name: /First update/ })).toHaveLength(1)
  const search = screen.getByRole('searchbox', { name: 'Search cases' })
  expect(search.closest('form')?.getAttribute('action')).toBe('/case-manager')
  fireEvent.change(search, { target: { value: ' 00418271 ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(await screen.findByText('another page')).toBeTruthy()
})

it('shows agents their queue, and authors no cases', async () => {
  const articles = {
    'actions/global': ok(offered()),
    'Knowledge__kav/FeaturedArticles': ok(listOf('Knowledge__kav', 'FeaturedArticles', [])),
    'Knowledge__kav/TopArticles': ok(listOf('Knowledge__kav', 'TopArticles', [video])),
  }
  const ofAgent = scriptedService({
    ...articles,
    'Case/MyQueue': ok(listOf('Case', 'MyQueue', [supportCase(1)])),
    'Case/OpenQueue': ok(listOf('Case', 'OpenQueue', [supportCase(1), supportCase(2)])),
  })
  renderScreen(HomeScreen, { path: '/', at: '/', fetch: ofAgent.fetch, profile: 'Agent' })
  expect((await screen.findByRole('list', { name: 'My queue' })).textContent).toContain('Subject 1')
  expect(screen.queryByRole('link', { name: 'Open a Case' })).toBeNull()
  const open = await screen.findByRole('list', { name: 'Open queue' })
  expect(
    within(open)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('Subject 2')])
  cleanup()
  const ofAuthor = scriptedService({
    ...articles,
    'Knowledge__kav/MyArticles': ok(listOf('Knowledge__kav', 'MyArticles', [video])),
    'Knowledge__kav/TopArticles': ok(listOf('Knowledge__kav', 'TopArticles', [])),
  })
  renderScreen(HomeScreen, { path: '/', at: '/', fetch: ofAuthor.fetch, profile: 'Author' })
  expect(await screen.findByRole('link', { name: /First update/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Case Manager' })).toBeNull()
  expect(screen.getByRole('list', { name: 'My articles' }).textContent).toContain('First update')
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(ofAuthor.asked).toHaveLength(4)
})
