import { act, render, screen } from '@testing-library/react'
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createRecordCache, getListUi, getRecord, type RecordCache } from 'record-cache'
import { hydrate } from 'record-cache/hydration'
import { expect, it } from 'vitest'
import { RecordCacheProvider } from './RecordCacheProvider.tsx'
import { CASE, caseRecord } from './testing/case-record.ts'
import { useAdapter } from './use-adapter.ts'

const CONFIG = { recordId: CASE, fields: ['Case.Subject'] }

function setUp() {
  const row = { weakEtag: 1, subject: 'No signal' }
  const fetch = async () => ({
    status: 200,
    statusText: 'OK',
    body: caseRecord({ Subject: row.subject }, row.weakEtag),
  })
  return { row, cache: createRecordCache({ fetch, now: () => 1_000_000 }) }
}

function Subject() {
  const { state, data } = useAdapter(getRecord, CONFIG)
  return <p>{`${state} ${data?.fields.Subject?.value ?? '-'}`}</p>
}

/** Brings a newer version while the components around it are rendered. */
function Newer({ cache }: { cache: RecordCache }) {
  const isDone = useRef(false)
  if (!isDone.current) {
    const { childRelationships: _, ...head } = caseRecord({}, 2)
    const fields = { Subject: [null, 'Found'] as [null, string] }
    hydrate(cache, { records: [{ ...head, fields, freshMs: 30_000 }], failures: [], sources: [] })
  }
  isDone.current = true
  return null
}

/** Records what it shows at each commit once it is open. */
function Page({ cache, shown }: { cache: RecordCache; shown: (string | null)[] }) {
  const [isOpen, setOpen] = useState(false)
  const element = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (isOpen) shown.push(element.current?.textContent ?? null)
  })
  return (
    <>
      <button type="button" onClick={() => startTransition(() => setOpen(true))} />
      <main ref={element}>{isOpen && [<Subject key="a" />, <Newer key="b" cache={cache} />, <Subject key="c" />]}</main>
    </>
  )
}

function Odd({ config }: { config: unknown }) {
  return <p>{useAdapter(getListUi, config as never).state}</p>
}

it('shows one version in all components of one transition', async () => {
  const { cache } = setUp()
  await cache.invoke(getRecord, CONFIG)
  const shown: (string | null)[] = []
  render(
    <RecordCacheProvider cache={cache}>
      <Page cache={cache} shown={shown} />
    </RecordCacheProvider>,
  )
  await act(async () => screen.getByRole('button').click())
  expect(shown).not.toHaveLength(0)
  expect([...new Set(shown)]).toEqual(['Fulfilled FoundFulfilled Found'])
})

/** Changes what it shows in an effect, and refreshes. */
function Refreshing({ change }: { change: () => void }) {
  const { data, refresh } = useAdapter(getRecord, CONFIG)
  const subject = data?.fields.Subject?.value
  useEffect(() => {
    if (subject !== 'No signal') return
    change()
    void refresh()
  }, [subject, refresh, change])
  return <p>{String(subject)}</p>
}

it('requests again when an effect of the new data refreshes', async () => {
  const { row, cache } = setUp()
  render(
    <RecordCacheProvider cache={cache}>
      <Refreshing change={() => Object.assign(row, { weakEtag: 2, subject: 'Found' })} />
    </RecordCacheProvider>,
  )
  expect(await screen.findByText('Found')).toBeTruthy()
})

it('shows that it waits after a reset, and then the refetched data', async () => {
  const { row, cache } = setUp()
  await cache.invoke(getRecord, CONFIG)
  render(
    <RecordCacheProvider cache={cache}>
      <Subject />
    </RecordCacheProvider>,
  )
  row.subject = 'Other rights'
  act(() => cache.reset())
  expect(screen.getByText('Pending -')).toBeTruthy()
  expect(await screen.findByText('Fulfilled Other rights')).toBeTruthy()
})

it('reads nothing, and does not throw, for configs that cannot be understood', () => {
  const { cache } = setUp()
  const circular: { listViewId?: unknown } = {}
  circular.listViewId = circular
  render(
    <RecordCacheProvider cache={cache}>
      {[{}, { listViewId: 5 }, circular, 'text', { listViewId: 5n }].map((config, position) => (
        <Odd key={String(position)} config={config} />
      ))}
    </RecordCacheProvider>,
  )
  expect(screen.getAllByText('Unfulfilled')).toHaveLength(5)
})
