import { act, cleanup, render } from '@testing-library/react'
import { UI_API } from 'contract'
import { Suspense, useEffect } from 'react'
import { type CacheRequest, createRecord, createRecordCache, getRecord } from 'record-cache'
import { createReads } from 'record-cache/typed'
import { afterEach, expect, it } from 'vitest'
import { createHooks } from './create-hooks.ts'
import { RecordCacheProvider } from './RecordCacheProvider.tsx'
import { CASE } from './testing/case-record.ts'
import { useInfiniteRead } from './use-infinite.ts'
import { useRead } from './use-read.ts'
import { useSuspenseAdapter, useSuspenseRead } from './use-suspense.ts'

afterEach(cleanup)

type Objects = { Case: { Subject: string; Status: string }; CaseComment: { CommentBody: string; IsPublished: boolean } }

const hooks = createHooks<Objects>()
const { readRecord, readRelatedList } = createReads<Objects>()

const comments = { parentRecordId: CASE, relatedListId: 'CaseComments', pageSize: 7 } as const
const cases = { objectApiName: 'Case', listViewApiName: 'AllCases', pageSize: 7 } as const
const COMMENT = [['CaseComment.CommentBody'], ['CaseComment.IsPublished']] as const
const SUBJECT = [['Case.Subject'], ['Case.Status']] as const

const record = {
  method: 'GET',
  path: `${UI_API}/records/${CASE}`,
  query: { fields: 'Case.Subject', optionalFields: 'Case.Status' },
}
const relatedList = {
  method: 'POST',
  path: `${UI_API}/related-list-records/${CASE}/CaseComments`,
  body: { fields: COMMENT[0], optionalFields: COMMENT[1], pageSize: 7 },
}
const list = {
  method: 'POST',
  path: `${UI_API}/list-records/Case/AllCases`,
  body: { fields: SUBJECT[0], optionalFields: SUBJECT[1], pageSize: 7 },
}

const ofProduct: [name: keyof typeof hooks, use: () => void, sent: object][] = [
  ['useAdapter', () => hooks.useAdapter(getRecord, readRecord(CASE, ...SUBJECT).config as never), record],
  ['useRecord', () => hooks.useRecord(CASE, ...SUBJECT), record],
  ['useRelatedList', () => hooks.useRelatedList(comments, ...COMMENT), relatedList],
  ['useListRecords', () => hooks.useListRecords(cases, ...SUBJECT), list],
  ['useSuspenseRecord', () => hooks.useSuspenseRecord(CASE, ...SUBJECT), record],
  ['useSuspenseRelatedList', () => hooks.useSuspenseRelatedList(comments, ...COMMENT), relatedList],
  ['useSuspenseListRecords', () => hooks.useSuspenseListRecords(cases, ...SUBJECT), list],
  ['useInfiniteRelatedList', () => hooks.useInfiniteRelatedList(comments, ...COMMENT), relatedList],
  ['useInfiniteListRecords', () => hooks.useInfiniteListRecords(cases, ...SUBJECT), list],
  [
    'useSend',
    () => {
      const [send] = hooks.useSend(createRecord)
      useEffect(() => void send({ apiName: 'Case', fields: { Subject: 'No signal' } }), [send])
    },
    { method: 'POST', path: `${UI_API}/records`, body: { apiName: 'Case', fields: { Subject: 'No signal' } } },
  ],
]

const ofReads: [name: string, use: () => void, sent: object][] = [
  ['useRead', () => useRead(readRecord(CASE, ...SUBJECT)), record],
  ['useSuspenseRead', () => useSuspenseRead(readRelatedList(comments, ...COMMENT)), relatedList],
  [
    'useSuspenseAdapter',
    () => useSuspenseAdapter(getRecord, { recordId: CASE, fields: SUBJECT[0], optionalFields: SUBJECT[1] }),
    record,
  ],
  ['useInfiniteRead', () => useInfiniteRead(readRelatedList({ ...comments, pageSize: 3 }, ...COMMENT), 7), relatedList],
  [
    'useInfiniteRead without a size of pages',
    () => useInfiniteRead(readRelatedList(comments, ...COMMENT)),
    { ...relatedList, body: { ...relatedList.body, pageSize: 50 } },
  ],
]

function Reader({ use }: { use: () => void }) {
  use()
  return null
}

it.each([...ofProduct, ...ofReads])('sends the call of %s', async (_, use, sent) => {
  const requests: CacheRequest[] = []
  const cache = createRecordCache({
    now: () => 1_000_000,
    fetch(request) {
      requests.push(request)
      return new Promise(() => {})
    },
  })
  await act(async () =>
    render(
      <RecordCacheProvider cache={cache}>
        <Suspense>
          <Reader use={use} />
        </Suspense>
      </RecordCacheProvider>,
    ),
  )
  expect(requests).toMatchObject([sent])
})

it('lists above every hook of a product', () => {
  expect(ofProduct.map(([name]) => name).toSorted()).toEqual(Object.keys(hooks).toSorted())
})
