// @vitest-environment node
import { type ReactNode, Suspense, use } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { type CacheRequest, createRecordCache, getRecord, type RecordCache } from 'record-cache'
import { dehydrate, hydrate } from 'record-cache/hydration'
import { expect, it } from 'vitest'
import { createHooks } from './create-hooks.ts'
import { RecordCacheProvider } from './RecordCacheProvider.tsx'
import { CASE, caseRecord } from './testing/case-record.ts'
import { deferred } from './testing/deferred.ts'

type Objects = { Case: { Subject: string; Status: string } }

const { useRecord, useSuspenseRecord } = createHooks<Objects>()
const SUBJECT = { recordId: CASE, fields: ['Case.Subject'] }
const STATUS = { recordId: CASE, fields: ['Case.Status'] }

/** A cache of one request; the service answers the subject at once and the status when the test says so. */
function requestOf(person: string) {
  const { promise: asked, resolve: answerStatus } = deferred()
  const requests: CacheRequest[] = []
  const cache = createRecordCache({
    now: () => 1_000_000,
    fetch: async (request) => {
      requests.push(request)
      const { query } = request
      if (query?.fields === 'Case.Status') await asked
      const requested = Object.values(query ?? {}).join()
      const names = ['Subject', 'Status'].filter((name) => requested.includes(name))
      const values = Object.fromEntries(names.map((name) => [name, `${name} of ${person}`]))
      return { status: 200, statusText: 'OK', body: caseRecord(values) }
    },
  })
  return { cache, requests, answerStatus }
}

function Subject() {
  const { data } = useRecord(CASE, ['Case.Subject'])
  return <h1>{data?.fields.Subject.value}</h1>
}

function Status({ cache, primed }: { cache: RecordCache; primed: Promise<unknown> }) {
  use(primed)
  const { data } = useRecord(CASE, ['Case.Status'])
  return (
    <>
      <p>{data?.fields.Status.value}</p>
      <State cache={cache} />
    </>
  )
}

/** The content of the cache when this is rendered. */
const State = ({ cache }: { cache: RecordCache }) => <output>{btoa(JSON.stringify(dehydrate(cache)))}</output>

async function streamOf(person: string) {
  const { cache, answerStatus } = requestOf(person)
  await cache.invoke(getRecord, SUBJECT)
  const primed = Promise.resolve(cache.invoke(getRecord, STATUS))
  const page = (
    <main>
      <Subject />
      <State cache={cache} />
      <Suspense fallback={<p>Loading</p>}>
        <Status cache={cache} primed={primed} />
      </Suspense>
    </main>
  )
  return { ...(await partsOf(cache, page)), answerStatus }
}

async function partsOf(cache: RecordCache, page: ReactNode) {
  const stream = await renderToReadableStream(<RecordCacheProvider cache={cache}>{page}</RecordCacheProvider>)
  const reader: ReadableStreamDefaultReader<Uint8Array> = stream.getReader()
  const part = async () => new TextDecoder().decode((await reader.read()).value)
  const rest = async (): Promise<string> => {
    const next = await part()
    return next === '' ? '' : next + (await rest())
  }
  return { part, rest }
}

const statesIn = (html: string) =>
  [...html.matchAll(/<output>([^<]*)</g)].map(([, state = '']) => JSON.parse(atob(state)))

it('sends a page in parts, each with the records that it needs, and nothing of one request in another', async () => {
  const people = ['Mara', 'Ines']
  const streams = await Promise.all(people.map(streamOf))
  const firstParts = await Promise.all(streams.map(({ part }) => part()))
  for (const { answerStatus } of streams.toReversed()) answerStatus()
  const laterParts = await Promise.all(streams.map(({ rest }) => rest()))
  for (const [position, person] of people.entries()) {
    const [first = '', later = ''] = [firstParts[position], laterParts[position]]
    expect(first).toContain(`<h1>Subject of ${person}</h1>`)
    expect(first).toContain('Loading')
    expect(first).not.toContain('Status of')
    expect(later).toContain(`<p>Status of ${person}</p>`)
    const states = statesIn(first + later)
    expect(states).toHaveLength(2)
    expect(JSON.stringify(states)).not.toContain(`of ${people[1 - position]}`)

    const browser = createRecordCache({ now: () => 1_000_000, fetch: () => Promise.reject(new Error('Asked again')) })
    hydrate(browser, states[0])
    expect(browser.peek(getRecord, SUBJECT)).toMatchObject({ state: 'Fulfilled' })
    expect(browser.peek(getRecord, STATUS)).toMatchObject({ state: 'Unfulfilled' })
    hydrate(browser, states[1])
    const { data } = await browser.invoke(getRecord, STATUS)
    expect(data?.fields.Status?.value).toBe(`Status of ${person}`)
  }
})

function SuspendedStatus() {
  const { data } = useSuspenseRecord(CASE, ['Case.Status'])
  return <p>{data.fields.Status.value}</p>
}

it('asks on a server where a hook suspends, and sends what is answered with a later part', async () => {
  const { cache, requests, answerStatus } = requestOf('Mara')
  const { part, rest } = await partsOf(
    cache,
    <main>
      <Suspense fallback={<p>Loading</p>}>
        <SuspendedStatus />
        <SuspendedStatus />
      </Suspense>
    </main>,
  )
  const first = await part()
  expect(first).toContain('Loading')
  expect(first).not.toContain('Status of')

  answerStatus()
  expect((await rest()).match(/<p>Status of Mara<\/p>/g)).toHaveLength(2)
  expect(requests).toHaveLength(1)
})
