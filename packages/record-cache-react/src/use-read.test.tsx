import { cleanup, render, screen } from '@testing-library/react'
import { type CacheRequest, createRecordCache, getRecord } from 'record-cache'
import { createReads, type Read, read } from 'record-cache/typed'
import { afterEach, expect, expectTypeOf, it } from 'vitest'
import { RecordCacheProvider } from './RecordCacheProvider.tsx'
import { CASE, caseRecord } from './testing/case-record.ts'
import { useRead } from './use-read.ts'

afterEach(cleanup)

type Objects = { Case: { Subject: string | null; Status: string } }

const { readRecord } = createReads<Objects>()

type SubjectRead = Read<{ fields: { Subject: { value: string | null } } }>

function Subject({ subject }: { subject: SubjectRead | null }) {
  const { state, data } = useRead(subject)
  return <p>{`${state}: ${data?.fields.Subject.value ?? '-'}`}</p>
}

function show(subject: SubjectRead | null) {
  const requests: CacheRequest[] = []
  const cache = createRecordCache({
    fetch: async (request) => {
      requests.push(request)
      return { status: 200, statusText: 'OK', body: caseRecord({ Subject: 'No signal' }, 1) }
    },
    now: () => 1_000,
  })
  const rendered = (
    <RecordCacheProvider cache={cache}>
      <Subject subject={subject} />
    </RecordCacheProvider>
  )
  return { cache, requests, draw: () => render(rendered) }
}

it('finds done what was read with the same read before', async () => {
  const subject = readRecord(CASE, ['Case.Subject'])
  const { cache, requests, draw } = show(subject)
  await cache.invoke(subject.adapter, subject.config)
  draw()
  expect(screen.getByText('Fulfilled: No signal')).toBeTruthy()
  expect(requests).toHaveLength(1)
})

it('reads nothing for null, and nothing while a read has no config', () => {
  for (const nothing of [null, readRecord(null, ['Case.Subject'])]) {
    const { requests, draw } = show(nothing)
    draw()
    expect(screen.getByText('Unfulfilled: -')).toBeTruthy()
    expect(requests).toEqual([])
    cleanup()
  }
})

it('does not compile with a field that does not exist, or a config that an adapter does not take', () => {
  const compiled = () => [
    // @ts-expect-error there is no such field
    readRecord(CASE, ['Case.Subjekt']),
    // @ts-expect-error a record is read by its id
    read(getRecord, { fields: ['Case.Subject'] }),
  ]
  expectTypeOf(compiled).toBeFunction()
})
