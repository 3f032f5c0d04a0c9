import { act, cleanup, render, screen } from '@testing-library/react'
import { type AnswerOf, downloadMethods, knowledgeMethods } from 'contract'
import { type CacheRequest, createRecordCache } from 'record-cache'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { RecordCacheProvider } from './RecordCacheProvider.tsx'
import { methodReader, useSendToMethod, useServerMethod } from './server-methods.ts'

let requests: CacheRequest[] = []

beforeEach(() => {
  requests = []
})
afterEach(cleanup)

type Answer = AnswerOf<typeof knowledgeMethods.getProductByItemNumber>
const product: Answer = { productMetadata: { ProductName__c: 'Tarn NavData' } }

const makeCache = (body: unknown) =>
  createRecordCache({
    fetch: async (request) => {
      requests.push(request)
      return { status: 200, statusText: 'OK', body, headers: { 'cache-control': 'private, max-age=0' } }
    },
    now: () => 1_000_000,
    development: true,
  })

function ProductName({ itemNumber }: { itemNumber: string | null }) {
  const { data } = useServerMethod(knowledgeMethods.getProductByItemNumber, itemNumber === null ? null : { itemNumber })
  return <p>{data?.productMetadata?.ProductName__c ?? 'nothing'}</p>
}

it('reads by a method of the contract once it has the parameters', async () => {
  const cache = makeCache(product)
  const page = (itemNumber: string | null) => (
    <RecordCacheProvider cache={cache}>
      <ProductName itemNumber={itemNumber} />
    </RecordCacheProvider>
  )
  const { rerender } = render(page(null))
  expect(requests).toEqual([])
  rerender(page('TN-2100'))
  expect(await screen.findByText('Tarn NavData')).toBeDefined()
  rerender(page('TN-2100'))
  expect(requests).toMatchObject([
    {
      method: 'GET',
      path: '/lwr/apex/v65.0/KnowledgeArticlesController/getProductByItemNumber',
      query: { itemNumber: 'TN-2100' },
    },
  ])
})

it('shares what a loader has read by the same method', async () => {
  const cache = makeCache(product)
  const read = methodReader(knowledgeMethods.getProductByItemNumber)
  await cache.invoke(read, { itemNumber: 'TN-2100' })
  render(
    <RecordCacheProvider cache={cache}>
      <ProductName itemNumber="TN-2100" />
    </RecordCacheProvider>,
  )
  expect(screen.getByText('Tarn NavData')).toBeDefined()
  expect(requests).toHaveLength(1)
})

function ResetButton({ onResult }: { onResult: (result: string) => void }) {
  const [send] = useSendToMethod(downloadMethods.resetDownloads)
  const reset = async () => onResult((await send({ serviceIds: ['a01000000000001AAA'], reason: 'Lost' })).result)
  return (
    <button type="button" onClick={() => void reset()}>
      Reset
    </button>
  )
}

it('sends the parameters of a method in the body and gives its answer', async () => {
  type Reset = AnswerOf<typeof downloadMethods.resetDownloads>
  const answer: Reset = { result: 'Success', resetId: 'a02000000000001AAA', resetNumber: '1', services: [] }
  const results: string[] = []
  render(
    <RecordCacheProvider cache={makeCache(answer)}>
      <ResetButton onResult={(result) => results.push(result)} />
    </RecordCacheProvider>,
  )
  await act(async () => screen.getByRole('button').click())
  expect(results).toEqual(['Success'])
  expect(requests).toMatchObject([
    {
      method: 'POST',
      path: '/lwr/apex/v65.0/DownloadController/resetDownloads',
      body: { serviceIds: ['a01000000000001AAA'], reason: 'Lost' },
    },
  ])
})

it('holds parameters and methods to the contract by their types alone', async () => {
  const cache = makeCache(product)
  // @ts-expect-error The parameter is called itemNumber; the service refuses what came past the types.
  await cache.invoke(methodReader(knowledgeMethods.getProductByItemNumber), { number: 'TN-2100' })
  expect(requests).toMatchObject([{ query: { number: 'TN-2100' } }])
  // @ts-expect-error A method that changes something is sent; by GET the service answers 405.
  expect(methodReader(downloadMethods.resetDownloads)).toMatchObject({ kind: 'read' })
})
