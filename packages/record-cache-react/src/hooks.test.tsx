import { act, cleanup, render, screen } from '@testing-library/react'
import { UI_API } from 'contract'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import {
  type CacheRequest,
  createRecord,
  createRecordCache,
  deleteRecord,
  notify,
  type RecordCache,
} from 'record-cache'
import { dehydrate, hydrate } from 'record-cache/hydration'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createHooks } from './create-hooks.ts'
import { RecordCacheProvider } from './RecordCacheProvider.tsx'
import { CASE, caseRecord } from './testing/case-record.ts'
import { deferred } from './testing/deferred.ts'

type Objects = {
  Case: { Subject: string | null; Status: string; AccountId: string | null; Account: 'Account' }
  Account: { Name: string; Employees: number | null }
}

const { useRecord, useSend } = createHooks<Objects>()

function setUp() {
  const requests: CacheRequest[] = []
  const row = { weakEtag: 1, subject: 'No signal' }
  let hold: Promise<void> = Promise.resolve()
  const fetch = async (request: CacheRequest) => {
    requests.push(request)
    await hold
    request.signal?.throwIfAborted()
    if (request.path.endsWith('missing0000AAA')) {
      return { status: 404, statusText: 'Not Found', body: [{ errorCode: 'NOT_FOUND', message: 'Gone' }] }
    }
    const body = caseRecord({ Subject: row.subject }, row.weakEtag)
    return { status: request.method === 'POST' ? 201 : 200, statusText: 'OK', body }
  }
  const clock = { nowMs: 1_000_000 }
  const makeCache = () => createRecordCache({ fetch, now: () => clock.nowMs, development: true })
  return {
    requests,
    row,
    clock,
    makeCache,
    cache: makeCache(),
    holdWith(promise: Promise<void>) {
      hold = promise
    },
  }
}

function Subject({ id = CASE }: { id?: string | null }) {
  const { state, data, error } = useRecord(id, ['Case.Subject'])
  return <p>{`${state}: ${data?.fields.Subject.value ?? error?.status ?? '-'}`}</p>
}

const page = (cache: RecordCache, id: string | null = CASE) => (
  <StrictMode>
    <RecordCacheProvider cache={cache}>
      <Subject id={id} />
    </RecordCacheProvider>
  </StrictMode>
)

function Comment() {
  const [send, { pending, inputs, error }] = useSend(createRecord)
  const texts = inputs.map((input) => String(input.fields.Text))
  const add = () => void send({ apiName: 'CaseComment', fields: { Text: 'Thanks' } }, { idempotencyKey: 'key-1' })
  return (
    <button type="button" onClick={add}>
      {`${pending} ${texts.join()} ${error?.message ?? ''}`}
    </button>
  )
}

let consoleError: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  expect(consoleError).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

it('shows a record when it has come, with one request in spite of strict mode', async () => {
  const { cache, requests } = setUp()
  render(page(cache))
  expect(screen.getByText('Pending: -')).toBeDefined()
  expect(await screen.findByText('Fulfilled: No signal')).toBeDefined()
  expect(requests).toHaveLength(1)
})

it('reads nothing without a config, and shows failures', async () => {
  const { cache, requests } = setUp()
  const { rerender } = render(page(cache, null))
  expect(screen.getByText('Unfulfilled: -')).toBeDefined()
  expect(requests).toHaveLength(0)
  rerender(page(cache, '5000missing0000AAA'))
  expect(await screen.findByText('Error: 404')).toBeDefined()
})

it('follows changes', async () => {
  const { cache, row } = setUp()
  render(page(cache))
  await screen.findByText('Fulfilled: No signal')
  row.weakEtag = 2
  row.subject = 'Signal lost'
  await act(async () => {
    notify(cache, [CASE])
  })
  expect(await screen.findByText('Fulfilled: Signal lost')).toBeDefined()
})

it('asks nothing on the server, and nothing again where the page is hydrated', async () => {
  const { cache, clock, makeCache, requests } = setUp()
  expect(renderToString(page(cache))).toContain('Pending: -')
  expect(requests).toHaveLength(0)
  const { getRecord } = await import('record-cache')
  await cache.invoke(getRecord, { recordId: CASE, fields: ['Case.Subject'] })
  const html = renderToString(page(cache))
  expect(html).toContain('Fulfilled: No signal')
  requests.length = 0
  const browser = makeCache()
  hydrate(browser, JSON.parse(JSON.stringify(dehydrate(cache))))
  clock.nowMs += 500
  const container = document.createElement('div')
  container.innerHTML = html
  await act(async () => {
    hydrateRoot(container, page(browser))
  })
  expect(container.textContent).toBe('Fulfilled: No signal')
  expect(requests).toHaveLength(0)
})

it('hydrates what came to the end of its lifetime on the way, and then renews it', async () => {
  const { cache, clock, makeCache, requests } = setUp()
  const { getRecord } = await import('record-cache')
  await cache.invoke(getRecord, { recordId: CASE, fields: ['Case.Subject'] })
  const html = renderToString(page(cache))
  const browser = makeCache()
  hydrate(browser, JSON.parse(JSON.stringify(dehydrate(cache))))
  clock.nowMs += 60_000
  const container = document.createElement('div')
  container.innerHTML = html
  await act(async () => {
    hydrateRoot(container, page(browser))
  })
  expect(container.textContent).toBe('Fulfilled: No signal')
  expect(requests).toHaveLength(2)
})

it('shows what is being sent until the service has answered', async () => {
  const { cache, requests, holdWith } = setUp()
  const hold = deferred()
  holdWith(hold.promise)
  render(
    <RecordCacheProvider cache={cache}>
      <Comment />
    </RecordCacheProvider>,
  )
  act(() => screen.getByRole('button').click())
  expect(screen.getByRole('button').textContent).toBe('true Thanks ')
  expect(requests[0]).toMatchObject({ path: `${UI_API}/records`, headers: { 'Idempotency-Key': 'key-1' } })
  await act(async () => {
    hold.resolve()
  })
  expect(screen.getByRole('button').textContent).toBe('false  ')
})

function Erase() {
  const [send, { pending, inputs }] = useSend(deleteRecord)
  return (
    <button type="button" onClick={() => void send(CASE)}>
      {`${pending}: ${inputs.length}`}
    </button>
  )
}

it('counts equal inputs that are sent at the same time', async () => {
  const answers = [deferred(), deferred()]
  let asked = 0
  const fetch = async () => {
    await answers[asked++]?.promise
    return { status: 204, statusText: 'No Content', body: undefined }
  }
  const cache = createRecordCache({ fetch, now: () => 1_000_000, development: true })
  render(
    <RecordCacheProvider cache={cache}>
      <Erase />
    </RecordCacheProvider>,
  )
  const button = screen.getByRole('button')
  act(() => {
    button.click()
    button.click()
  })
  expect(button.textContent).toBe('true: 2')
  await act(async () => answers[0]?.resolve())
  expect(button.textContent).toBe('true: 1')
  await act(async () => answers[1]?.resolve())
  expect(button.textContent).toBe('false: 0')
})
