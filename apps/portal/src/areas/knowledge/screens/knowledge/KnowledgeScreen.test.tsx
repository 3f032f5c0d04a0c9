import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ok, refused, scriptedService } from '../../../../testing/scripted-service.ts'
import { KnowledgeScreen } from './KnowledgeScreen.tsx'

afterEach(cleanup)

const LIST = 'KnowledgeArticlesController/getKnowledgeList'
const TOPICS = 'KnowledgeArticlesController/getKnowledgeTopics'

const article = {
  Id: 'ka0000000000001AAA',
  Title: 'Supported card types',
  UrlName: 'supported-card-types',
  Summary: null,
  InfoType__c: 'Documentation',
  LastPublishedDate: '2026-06-09T12:00:00.000Z',
  IsPublic: true,
  RecordType: { DeveloperName: 'Documentation' },
  Product__r: { Name: 'Tarn NavData', ItemNumber__c: 'TN-2100' },
}
const topics = {
  count: 51,
  products: [{ Name: 'Tarn NavData', ItemNumber__c: 'TN-2100', count: 51 }],
  categories: [
    { name: 'Avionics cards', count: 51 },
    { name: 'Licenses', count: 3 },
  ],
}

/** The topics in the column next to the articles, not the ones that fold on phones. */
const topicLinks = (): HTMLElement => screen.getAllByRole('navigation', { name: 'Topics' }).at(-1) as HTMLElement

const show = (at: string, answers = {}, isSignedIn = true) => {
  const service = scriptedService({ [LIST]: ok([article]), [TOPICS]: ok(topics), ...answers })
  renderScreen(KnowledgeScreen, { path: '/knowledge', at, fetch: service.fetch, isSignedIn })
  return service
}

it('lists articles and what they can be narrowed to, each with its number', async () => {
  const { asked } = show('/knowledge', {}, false)
  const list = await screen.findByRole('list', { name: 'All articles' })
  const link = within(list).getByRole('link')
  expect([link.getAttribute('href'), link.textContent]).toEqual([
    '/article/supported-card-types',
    'Supported card typesTarn NavData · Documentation · Updated Jun 9, 2026',
  ])
  const links = within(topicLinks()).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All products', '/knowledge'],
    ['Tarn NavData51', '/knowledge?productName=TN-2100'],
    ['All categories', '/knowledge'],
    ['Avionics cards51', '/knowledge?category=Avionics+cards'],
    ['Licenses3', '/knowledge?category=Licenses'],
  ])
  expect(screen.getByRole('link', { name: 'Show more articles' }).getAttribute('href')).toBe('/knowledge?show=100')
  expect(asked.find(({ path }) => path.endsWith(LIST))?.query).toMatchObject({ withProductPages: 'false', limit: '50' })
})

it('folds the topics on phones under a button that counts the chosen ones, and folds them again after a choice', async () => {
  show('/knowledge?productName=TN-2100')
  const button = await screen.findByText(/^Filters/)
  const fold = button.closest('details') as HTMLDetailsElement
  expect([button.textContent, fold.open]).toEqual(['Filters (1)', false])
  fold.open = true
  fireEvent.click(within(fold).getByRole('link', { name: /Licenses/ }))
  expect(fold.open).toBe(false)
  expect(await screen.findByText('Filters (2)')).toBe(button)
})

it('groups the digits of large numbers', async () => {
  const products = [{ Name: 'Tarn NavData', ItemNumber__c: 'TN-2100', count: 1_051 }]
  show('/knowledge', { [TOPICS]: ok({ count: 12_345, products, categories: [{ name: 'Licenses', count: 2_000 }] }) })
  await screen.findByText('12,345 articles')
  const links = within(topicLinks()).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'All products',
    'Tarn NavData1,051',
    'All categories',
    'Licenses2,000',
  ])
})

it('keeps the product when a category is chosen, and names both', async () => {
  const { asked } = show('/knowledge?productName=TN-2100&category=Licenses')
  expect(await screen.findByRole('heading', { name: 'Tarn NavData · Licenses', level: 2 })).toBeTruthy()
  const nav = within(topicLinks())
  expect(nav.getByRole('link', { name: /Avionics cards/ }).getAttribute('href')).toBe(
    '/knowledge?productName=TN-2100&category=Avionics+cards',
  )
  expect(nav.getByRole('link', { name: /Licenses/ }).getAttribute('aria-current')).toBe('page')
  const topic = { itemNumber: 'TN-2100', category: 'Licenses' }
  for (const { query } of asked) expect(query).toMatchObject(topic)
})

it('links to a next page, with its own address, after the articles of one answer', async () => {
  const many = { [TOPICS]: ok({ ...topics, count: 501 }) }
  show('/knowledge?show=500', many)
  const next = '/knowledge?after=ka0000000000001AAA&from=500'
  expect((await screen.findByRole('link', { name: 'Show more articles' })).getAttribute('href')).toBe(next)
  cleanup()
  const { asked } = show(next, many)
  await screen.findByRole('list', { name: 'All articles' })
  await screen.findByText('501 articles')
  expect(screen.queryByRole('link', { name: 'Show more articles' })).toBeNull()
  const queries = new Map(asked.map(({ path, query }) => [path.split('/').at(-1), query]))
  expect(queries.get('getKnowledgeList')).toMatchObject({ after: 'ka0000000000001AAA', limit: '50' })
  expect(queries.get('getKnowledgeTopics')).not.toHaveProperty('after')
})

it('says that there is nothing, and lets one part fail without the other', async () => {
  show('/knowledge?category=Nothing', { [LIST]: ok([]), [TOPICS]: refused(500, 'FAULT') })
  expect(await screen.findByText('Sorry, there were no results found')).toBeTruthy()
  expect(await screen.findByText('The topics could not be loaded.')).toBeTruthy()
})
