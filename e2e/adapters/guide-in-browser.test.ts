// @vitest-environment jsdom
import { act } from 'react'
import { jsx } from 'react/jsx-runtime'
import { createRoot } from 'react-dom/client'
import { type CacheFetch, createRecordCache, type RecordCache, statistics } from 'record-cache'
import { RecordCacheProvider } from 'record-cache-react'
import { beforeAll, expect, it } from 'vitest'
import { FoundCases } from '../guide/FoundCases.tsx'
import { renderCase } from '../guide/render-case.tsx'
import { page } from '../guide/Subject.tsx'
import { startCase } from '../guide/start-case.tsx'

const CASE = '500000000000001AAA'

beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
})

const record = (apiName: string, id: string, fields: object) => ({
  apiName,
  childRelationships: {},
  eTag: '1',
  fields,
  id,
  lastModifiedById: null,
  lastModifiedDate: null,
  recordTypeId: null,
  recordTypeInfo: null,
  systemModstamp: null,
  weakEtag: 1,
})

it('hydrates a page in the browser without requests for the data that came with it', async () => {
  const asked: string[] = []
  const account = record('Account', '001000000000001AAA', { Name: { displayValue: null, value: 'Osprey Ridge' } })
  const fetch: CacheFetch = async ({ path }) => {
    asked.push(path)
    const body = record('Case', CASE, {
      Subject: { displayValue: null, value: 'No <signal>' },
      Status: { displayValue: 'Open', value: 'Open' },
      Account: { displayValue: 'Osprey Ridge', value: account },
    })
    return { status: 200, statusText: 'OK', body }
  }
  document.body.innerHTML = (await renderCase(fetch, CASE)).html
  expect(document.querySelector('h1')?.textContent).toBe('No <signal>')
  let cache: RecordCache | undefined
  await act(async () => {
    cache = startCase(document, fetch, CASE)
  })
  expect(document.querySelector('article')?.textContent).toBe('No <signal>Open, Osprey RidgeThank')
  expect(cache && statistics(cache)).toMatchObject({ subscriptions: 1, requestsSent: 0 })
  expect(asked).toHaveLength(1)
})

it('shows that a case is hidden or missing', async () => {
  const fetch: CacheFetch = async () => ({ status: 404, statusText: 'Not Found', body: [{ message: 'Not there' }] })
  expect(await renderCase(fetch, CASE)).toMatchObject({ status: 404, html: expect.stringContaining('Not there') })
})

it('shows what the readme of the hooks reads, and its failure until it is asked for again', async () => {
  const account = record('Account', '001000000000001AAA', { Name: { displayValue: null, value: 'Osprey Ridge' } })
  const fields = {
    Subject: { displayValue: null, value: 'No signal' },
    Account: { displayValue: null, value: account },
  }
  const answers = [
    { status: 500, statusText: 'Server Error', body: [{ message: 'Try again' }] },
    { status: 200, statusText: 'OK', body: record('Case', CASE, fields) },
  ]
  const cache = createRecordCache({
    now: Date.now,
    fetch: async () => answers.shift() ?? Promise.reject(new Error('No answer')),
  })
  document.body.innerHTML = '<main></main>'
  const root = createRoot(document.querySelector('main') ?? document.body)
  await act(async () => root.render(page(cache, CASE)))
  const button = document.querySelector('button')
  expect(button?.textContent).toBe('Try again')
  await act(async () => button?.click())
  expect(document.querySelector('h1')?.textContent).toBe('No signal')
  act(() => root.unmount())
})

it('searches and grows as the readme of the hooks does', async () => {
  const ids = { signal: 1_000, terrain: 2_000 }
  const row = (word: keyof typeof ids, number: number) =>
    record('Case', `50000000000${ids[word] + number}AAA`, {
      Subject: { displayValue: null, value: `${word} ${number}` },
    })
  const open: (() => void)[] = []
  const fetch: CacheFetch = async ({ body }) => {
    const {
      searchTerm,
      pageSize,
      pageToken = '0',
    } = body as { searchTerm: keyof typeof ids; pageSize: number; pageToken?: string }
    await new Promise<void>((resolve) => open.push(resolve))
    const from = Number(pageToken)
    const records = Array.from({ length: Math.min(pageSize, 30 - from) }, (_, index) => row(searchTerm, from + index))
    const listReference = { id: null, listViewApiName: 'AllCases', objectApiName: 'Case', type: 'listView' }
    const nextPageToken = from + records.length < 30 ? String(from + records.length) : null
    const list = { count: records.length, currentPageToken: pageToken, listInfoETag: '1', listReference, nextPageToken }
    return { status: 200, statusText: 'OK', body: { ...list, records, sortBy: null } }
  }
  const cache = createRecordCache({ now: Date.now, fetch })
  document.body.innerHTML = '<main></main>'
  const main = document.querySelector('main') ?? document.body
  const root = createRoot(main)
  const show = (word: string) =>
    act(async () => root.render(jsx(RecordCacheProvider, { cache, children: jsx(FoundCases, { word }) })))
  const deliver = async () => {
    while (open.length > 0) await act(async () => open.splice(0).map((resolve) => resolve()))
  }
  const shown = () => ({
    rows: main.querySelectorAll('li').length,
    first: main.querySelector('li')?.textContent,
    opacity: main.querySelector('ul')?.style.opacity,
    isBusy: main.querySelector('section')?.getAttribute('aria-busy'),
    button: main.querySelector('button')?.textContent,
  })
  const settled = { opacity: '1', isBusy: 'false', button: '25 more' }
  await show('signal')
  await deliver()
  expect(shown()).toEqual({ ...settled, rows: 25, first: 'signal 0' })
  await act(async () => main.querySelector('button')?.click())
  await deliver()
  expect(shown()).toEqual({ ...settled, rows: 30, first: 'signal 0', button: undefined })
  await show('terrain')
  expect(shown()).toEqual({ rows: 30, first: 'signal 0', opacity: '0.5', isBusy: 'true', button: undefined })
  await deliver()
  expect(shown()).toEqual({ ...settled, rows: 25, first: 'terrain 0' })
  act(() => root.unmount())
})
