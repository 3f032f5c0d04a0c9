import { act, screen } from '@testing-library/react'
import { StrictMode, Suspense, use } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createRecordCache, getRecord, type RecordCache } from 'record-cache'
import { dehydrate, hydrate } from 'record-cache/hydration'
import { afterEach, expect, it } from 'vitest'
import { RecordCacheProvider } from './RecordCacheProvider.tsx'
import { CASE, caseRecord } from './testing/case-record.ts'
import { deferred } from './testing/deferred.ts'
import { useAdapter } from './use-adapter.ts'

const CONFIG = { recordId: CASE, fields: ['Case.Subject'] }

let root: Root | undefined

afterEach(() => act(() => root?.unmount()))

function Subject({ after }: { after?: Promise<void> | undefined }) {
  if (after !== undefined) use(after)
  return <p>{String(useAdapter(getRecord, CONFIG).data?.fields.Subject?.value)}</p>
}

/** Two parts of a page, of which the second one is hydrated after a moment. */
const page = (cache: RecordCache, after?: Promise<void>) => (
  <StrictMode>
    <RecordCacheProvider cache={cache}>
      <Subject />
      <Suspense fallback="Loading">
        <Subject after={after} />
      </Suspense>
    </RecordCacheProvider>
  </StrictMode>
)

/** A page as the server rendered it, and the browser's cache, which has its records and nothing newer. */
async function rendered() {
  const row = { subject: 'No signal', weakEtag: 1 }
  const makeCache = () =>
    createRecordCache({
      fetch: async () => ({ status: 200, statusText: 'OK', body: caseRecord({ Subject: row.subject }, row.weakEtag) }),
      now: () => 1_000_000,
      development: true,
    })
  const server = makeCache()
  await server.invoke(getRecord, CONFIG)
  const container = document.createElement('main')
  container.innerHTML = renderToString(page(server))
  document.body.append(container)
  const cache = makeCache()
  hydrate(cache, JSON.parse(JSON.stringify(dehydrate(server))))
  const change = async () => {
    row.subject = 'Signal lost'
    row.weakEtag = 2
    await cache.refresh(getRecord, CONFIG)
  }
  return { container, cache, change }
}

/** Hydrates a page; returns what React found to be different from it. */
async function hydratePage(container: HTMLElement, element: React.ReactNode): Promise<unknown[]> {
  const differences: unknown[] = []
  await act(async () => {
    root = hydrateRoot(container, element, { onRecoverableError: (error) => differences.push(error) })
  })
  return differences
}

const shown = () => screen.getAllByText(/./, { selector: 'p' }).map(({ textContent }) => textContent)

it('hydrates a page without a difference whose record has changed since the store took it over, then shows the change', async () => {
  const { container, cache, change } = await rendered()
  const before = container.querySelector('p')
  await change()
  expect(await hydratePage(container, page(cache))).toEqual([])
  expect(shown()).toEqual(['Signal lost', 'Signal lost'])
  expect(container.querySelector('p')).toBe(before)
})

it('hydrates a part of a page without a difference whose record has changed since the first part was hydrated', async () => {
  const { container, cache, change } = await rendered()
  const { promise: after, resolve } = deferred()
  const differences = await hydratePage(container, page(cache, after))
  await act(change)
  expect(shown()).toEqual(['Signal lost', 'No signal'])
  await act(async () => resolve())
  expect(differences).toEqual([])
  expect(shown()).toEqual(['Signal lost', 'Signal lost'])
})
