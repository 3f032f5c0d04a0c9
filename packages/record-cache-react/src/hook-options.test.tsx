import { act, cleanup, render, screen } from '@testing-library/react'
import { Component, type ReactNode, StrictMode, Suspense } from 'react'
import { type CachePolicy, type CacheRequest, createRecordCache, notify } from 'record-cache'
import * as lifetimes from 'record-cache/lifetimes'
import { afterEach, expect, it, vi } from 'vitest'
import { createHooks } from './create-hooks.ts'
import { RecordCacheProvider } from './RecordCacheProvider.tsx'
import { CASE, caseRecord } from './testing/case-record.ts'
import type { AdapterResult, HookOptions } from './use-adapter.ts'

afterEach(cleanup)

type Objects = { Case: { Subject: string | null; Status: string } }

const { useRecord, useListRecords, useSuspenseRecord, useInfiniteListRecords } = createHooks<Objects>()

const OTHER = CASE.replace('1AAA', '2AAA')

/** A service of cases, which are called by their ids, and of a list of them, a hundred unless a test says otherwise. It answers when the test says so, or at once. */
function setUp() {
  const requests: CacheRequest[] = []
  const open: (() => void)[] = []
  const world = { isHeld: false, status: 200, subject: 'No signal', rows: 100 }
  const rowsOf = (offset: number, pageSize: number) =>
    Array.from({ length: Math.min(pageSize, world.rows - offset) }, (_, row) =>
      caseRecord({ Subject: `Row ${offset + row}` }, 1, CASE.replace(/0001AAA$/, `${1_000 + offset + row}AAA`)),
    )
  const answer = ({ path, body }: CacheRequest) => {
    if (!path.includes('list-records')) {
      const [id = ''] = /[^/]+$/.exec(path) ?? []
      return caseRecord({ Subject: `${world.subject} ${id === CASE ? 'one' : 'two'}`, Status: 'Open' }, Date.now(), id)
    }
    const { pageSize = 50, pageToken = '0' } = body as { pageSize?: number; pageToken?: string }
    const records = rowsOf(Number(pageToken), pageSize)
    const end = Number(pageToken) + records.length
    return {
      count: records.length,
      currentPageToken: pageToken,
      listInfoETag: '1',
      listReference: { id: null, listViewApiName: 'AllCases', objectApiName: 'Case', type: 'listView' },
      nextPageToken: end < world.rows ? String(end) : null,
      records,
      sortBy: null,
    }
  }
  const fetch = async (request: CacheRequest) => {
    requests.push(request)
    if (world.isHeld) await new Promise<void>((resolve) => open.push(resolve))
    const { status } = world
    const failure = [{ errorCode: 'UNKNOWN', message: 'Broken' }]
    return { status, statusText: '', body: status === 200 ? answer(request) : failure }
  }
  const clock = { nowMs: 1_000_000 }
  const cache = createRecordCache({ fetch, now: () => clock.nowMs })
  const shown = (children: ReactNode) => <RecordCacheProvider cache={cache}>{children}</RecordCacheProvider>
  const deliver = () =>
    act(async () => {
      for (const resolve of open.splice(0)) resolve()
    })
  const settle = () => act(async () => {})
  return { requests, world, clock, cache, shown, deliver, settle }
}

const text = () => screen.getByRole('paragraph').textContent

type Rendered = { readonly rendered: (result: AdapterResult<unknown>) => void }

function Asking({ rendered }: Rendered) {
  const result = useRecord(CASE, ['Case.Subject'])
  rendered(result)
  return <p>{`${result.isFetching} ${result.data?.fields.Subject.value}`}</p>
}

function Others({ rendered }: Rendered) {
  const result = useRecord(CASE, ['Case.Subject'])
  rendered(result)
  return <b>{result.state}</b>
}

it('says that a request is in flight, and renders again only the components that use it', async () => {
  const { world, cache, shown, deliver } = setUp()
  const asking = vi.fn()
  const others = vi.fn()
  world.isHeld = true
  render(shown([<Asking key="a" rendered={asking} />, <Others key="b" rendered={others} />]))
  expect(text()).toBe('true undefined')
  await deliver()
  expect(text()).toBe('false No signal one')
  const before = others.mock.calls.length
  const [result] = asking.mock.lastCall as [AdapterResult<unknown>]
  let snapshot: unknown
  await act(async () => {
    void result.refresh().then((answered) => {
      snapshot = answered
    })
  })
  expect(text()).toBe('true No signal one')
  world.status = 500
  await deliver()
  expect(text()).toBe('false No signal one')
  expect(snapshot).toMatchObject({ state: 'Error', error: { status: 500 } })
  // The failure is shown to both; that a request was in flight only to one.
  expect(others).toHaveBeenCalledTimes(before + 1)
  world.status = 200
  await act(async () => notify(cache, [CASE]))
  expect(text()).toBe('true No signal one')
  await deliver()
  expect(text()).toBe('false No signal one')
})

function Policy({ cachePolicy }: { cachePolicy: CachePolicy }) {
  const { state, data, error } = useRecord(CASE, ['Case.Subject'], [], { cachePolicy })
  return <p>{`${state} ${data?.fields.Subject.value ?? error?.status}`}</p>
}

it('answers by the policy of each hook', async () => {
  const { requests, clock, cache, shown, settle } = setUp()
  const show = async (cachePolicy: CachePolicy) => {
    cleanup()
    render(shown(<Policy cachePolicy={cachePolicy} />))
    await settle()
    return [text(), requests.splice(0).length]
  }
  expect(await show({ type: 'only-if-cached' })).toEqual(['Error 504', 0])
  expect(await show({ type: 'cache-then-network' })).toEqual(['Fulfilled No signal one', 1])
  expect(await show({ type: 'only-if-cached' })).toEqual(['Fulfilled No signal one', 0])
  expect(await show({ type: 'cache-and-network' })).toEqual(['Fulfilled No signal one', 1])
  clock.nowMs += 40_000
  expect(await show({ type: 'stale-while-revalidate', staleDurationSeconds: 60 })).toEqual([
    'Fulfilled No signal one',
    1,
  ])
  expect(await show({ type: 'no-cache' })).toEqual(['Fulfilled No signal one', 1])
  cleanup()
  render(shown(<Policy cachePolicy={{ type: 'only-if-cached' }} />))
  await act(async () => cache.reset())
  expect([text(), requests.length]).toEqual(['Error 504', 0])
})

function Kept({ recordId }: { recordId: string | null }) {
  const { state, data, isPrevious } = useRecord(recordId, ['Case.Subject'], [], { keepPrevious: true })
  return <p>{`${state} ${data?.fields.Subject.value} ${isPrevious}`}</p>
}

it('keeps the data of the record before until the next data arrives, also with a failure', async () => {
  const { world, shown, deliver } = setUp()
  const { rerender } = render(shown(<Kept recordId={CASE} />))
  await deliver()
  expect(text()).toBe('Fulfilled No signal one false')
  world.isHeld = true
  rerender(shown(<Kept recordId={OTHER} />))
  expect(text()).toBe('Pending No signal one true')
  world.status = 500
  await deliver()
  expect(text()).toBe('Error No signal one true')
  rerender(shown(<Kept recordId={null} />))
  expect(text()).toBe('Unfulfilled undefined false')
})

class Boundary extends Component<{ children: ReactNode }, { failure: unknown }> {
  override state = { failure: null as unknown }
  static getDerivedStateFromError = (failure: unknown) => ({ failure })
  override render() {
    if (this.state.failure === null) return this.props.children
    return (
      <button type="button" onClick={() => this.setState({ failure: null })}>
        {String((this.state.failure as { status?: number }).status)}
      </button>
    )
  }
}

function Suspended({ options }: { options?: HookOptions }) {
  const { data, state } = useSuspenseRecord(CASE, ['Case.Subject'], [], options)
  return <p>{`${state} ${data.fields.Subject.value}`}</p>
}

it('suspends until there is data, with one request, and follows it', async () => {
  const { requests, world, cache, shown, settle } = setUp()
  render(
    <StrictMode>
      <Suspense fallback={<p>Waiting</p>}>{shown(<Suspended />)}</Suspense>
    </StrictMode>,
  )
  expect(text()).toBe('Waiting')
  await settle()
  expect([text(), requests.length]).toEqual(['Fulfilled No signal one', 1])
  world.subject = 'Found'
  await act(async () => notify(cache, [CASE]))
  await settle()
  expect([text(), requests.length]).toEqual(['Fulfilled Found one', 2])
})

it('throws a failure to the boundary, which requests again when it is reset', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { requests, world, shown, settle } = setUp()
  world.status = 500
  render(shown(<Boundary>{<Suspense fallback={<p>Waiting</p>}>{<Suspended />}</Suspense>}</Boundary>))
  await settle()
  expect([screen.getByRole('button').textContent, requests.length]).toEqual(['500', 1])
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  world.status = 200
  await act(async () => screen.getByRole('button').click())
  await settle()
  expect([text(), requests.length]).toEqual(['Fulfilled No signal one', 2])
  vi.restoreAllMocks()
})

it.each<[CachePolicy['type'], requests: number]>([
  ['cache-then-network', 0],
  ['cache-and-network', 1],
  ['no-cache', 1],
])(
  'asks for what does not exist when the boundary is reset behind its lifetime; before, %s sends %i requests',
  async (type, sent) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { requests, world, clock, shown, settle } = setUp()
    const asked = () => requests.splice(0).length
    const reset = async () => {
      await act(() => new Promise((resolve) => setTimeout(resolve)))
      await act(async () => screen.getByRole('button').click())
      await settle()
      return document.body.textContent
    }
    world.status = 404
    const suspended = <Suspended options={{ cachePolicy: { type } as CachePolicy }} />
    render(shown(<Boundary>{<Suspense fallback={<p>Waiting</p>}>{suspended}</Suspense>}</Boundary>))
    await settle()
    expect(asked()).toBe(1)
    expect([await reset(), asked()]).toEqual(['404', sent])
    clock.nowMs += lifetimes.recordError - 1
    expect([await reset(), asked()]).toEqual(['404', sent])
    clock.nowMs += lifetimes.recordError
    expect([await reset(), asked()]).toEqual(['404', 1])
    clock.nowMs += lifetimes.recordError
    world.status = 200
    expect(await reset()).toBe('Fulfilled No signal one')
    vi.restoreAllMocks()
  },
)

function List({ sortBy }: { sortBy?: string }) {
  const list = {
    objectApiName: 'Case' as const,
    listViewApiName: 'AllCases',
    pageSize: 40,
    ...(sortBy ? { sortBy } : {}),
  } as const
  const [{ data, state }, more] = useInfiniteListRecords(list, ['Case.Subject'])
  const last = data?.records.at(-1)?.fields.Subject.value
  return (
    <>
      <p>{`${state} ${data?.records.length} ${last} ${more.exists} ${more.isLoading}`}</p>
      <button type="button" onClick={more.load} />
    </>
  )
}

function LongList() {
  const list = { objectApiName: 'Case', listViewApiName: 'AllCases', pageSize: 1_500 } as const
  const [{ data }, { exists, isAtLimit, load }] = useInfiniteListRecords(list, ['Case.Subject'])
  return (
    <>
      <p>{JSON.stringify([data?.records.length, { exists, isAtLimit }])}</p>
      <button type="button" onClick={load} />
    </>
  )
}

it.each([
  [2_000, false],
  [2_001, true],
])('reads 2,000 of %i rows, and says whether the list has more: %s', async (rows, isAtLimit) => {
  const { requests, world, shown, settle } = setUp()
  const press = async () => {
    await act(async () => screen.getByRole('button').click())
    await settle()
    return JSON.parse(text() ?? '')
  }
  world.rows = rows
  render(shown(<LongList />))
  await settle()
  expect(JSON.parse(text() ?? '')).toEqual([1_500, { exists: true, isAtLimit: false }])
  expect(await press()).toEqual([2_000, { exists: false, isAtLimit }])
  expect(requests.splice(0).map(({ body }) => body)).toMatchObject([
    { pageSize: 1_500 },
    { pageToken: '1500', pageSize: 500 },
  ])
  expect([await press(), requests]).toEqual([[2_000, { exists: false, isAtLimit }], []])
})

it('reads a list page by page, asks only for what it lacks, and keeps the rows after a failure', async () => {
  const { requests, world, shown, settle } = setUp()
  const press = async () => {
    await act(async () => {
      screen.getByRole('button').click()
      screen.getByRole('button').click()
    })
    await settle()
  }
  const asked = () => requests.splice(0).map(({ body }) => body)
  const { rerender } = render(shown(<List />))
  await settle()
  expect(text()).toBe('Fulfilled 40 Row 39 true false')
  requests.splice(0)
  world.status = 500
  await press()
  expect(text()).toBe('Error 40 Row 39 true false')
  requests.splice(0)
  world.status = 200
  await press()
  expect(text()).toBe('Fulfilled 80 Row 79 true false')
  expect(asked()).toMatchObject([{ pageToken: '40', pageSize: 40 }])
  await press()
  expect(text()).toBe('Fulfilled 100 Row 99 false false')
  expect(asked()).toMatchObject([{ pageToken: '80', pageSize: 40 }])
  await press()
  expect(asked()).toEqual([])
  rerender(shown(<List sortBy="Subject" />))
  await settle()
  expect(text()).toBe('Fulfilled 40 Row 39 true false')
})

function Numbered() {
  const { data } = useListRecords({ objectApiName: 'Case', listViewApiName: 'AllCases' }, ['Case.Subject'])
  return <p>{data?.records.length}</p>
}

function Row({ rendered }: Rendered) {
  const result = useRecord(CASE, ['Case.Status'])
  rendered(result)
  return <li>{result.state}</li>
}

it('draws rows that are not known twice: before and after they have come', async () => {
  const { shown, settle } = setUp()
  const rendered = vi.fn()
  render(shown([<Numbered key="n" />, <Row key="r" rendered={rendered} />]))
  await settle()
  expect([text(), rendered.mock.calls.length]).toEqual(['50', 2])
})
