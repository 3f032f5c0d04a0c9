// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { type CacheFetch, createRecordCache, type RecordCache, statistics } from 'record-cache'
import { beforeAll, expect, it } from 'vitest'
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
