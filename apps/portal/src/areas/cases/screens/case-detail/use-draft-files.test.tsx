import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { limits } from 'contract'
import { createRecordCache } from 'record-cache'
import { RecordCacheProvider } from 'record-cache-react'
import { afterEach, expect, it, vi } from 'vitest'
import type { PageUploads, Uploads } from '../../../../parts/uploads/page-uploads.ts'
import type { Upload, UploadPlace } from '../../../../parts/uploads/upload.ts'
import type { UploadStore } from '../../../../parts/uploads/upload-store.ts'
import { UploadsProvider } from '../../../../parts/uploads/use-uploads.tsx'
import { BrowserProvider } from '../../../../session/browser.tsx'
import { PageProvider } from '../../../../site/page.tsx'
import { browserOfTests, pageOfTests } from '../../../../testing/render-screen.tsx'
import type { Audience } from './comment-form.ts'
import { useDraftFiles } from './use-draft-files.ts'

afterEach(cleanup)

const CASE = { id: '500000000000001AAA', number: '00418273', subject: 'Terrain' }
const fitting = new File([new Uint8Array(limits.commentFileBytes)], 'log.txt')
const larger = new File([new Uint8Array(limits.commentFileBytes + 1)], 'card.zip')

/** The files of a comment, as a component that only lists them. */
function draftOf(audience: Audience) {
  let uploads: Upload[] = []
  const listeners = new Set<() => void>()
  let state = { uploads, needsAcknowledgement: false }
  const change = (next: Upload[]): void => {
    uploads = next
    state = { uploads, needsAcknowledgement: false }
    for (const listener of listeners) listener()
  }
  const move = vi.fn((ids: readonly string[], place: UploadPlace) =>
    change(uploads.map((upload) => (ids.includes(upload.id) ? { ...upload, place } : upload))),
  )
  const store = {
    add: (files: readonly File[], place: UploadPlace) =>
      change([
        ...uploads,
        ...files.map(({ name, size }) => ({ id: name, name, size, place, state: 'done' }) as Upload),
      ]),
    move,
  }
  const ofPerson = {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    act: (action: (store: UploadStore) => void) => action(store as unknown as UploadStore),
    show: () => () => undefined,
  } as unknown as Uploads
  const page = { of: () => ofPerson } as unknown as PageUploads
  const cache = createRecordCache({ fetch: () => Promise.reject(new Error('nothing is sent')), now: () => 0 })
  const { result } = renderHook(() => useDraftFiles(CASE, audience), {
    wrapper: ({ children }) => (
      <PageProvider page={pageOfTests({ profile: audience === 'internal' ? 'Agent' : 'Customer' })}>
        <BrowserProvider browser={browserOfTests()}>
          <RecordCacheProvider cache={cache}>
            <UploadsProvider uploads={page}>{children}</UploadsProvider>
          </RecordCacheProvider>
        </BrowserProvider>
      </PageProvider>
    ),
  })
  const places = () => uploads.map(({ name, place }) => [name, place.recordId])
  return { result, places }
}

it('keeps what fits with the comment, and says of one byte more that it goes to the attachments', async () => {
  const { result, places } = draftOf('public')
  act(() => result.current.add([fitting, larger]))
  await waitFor(() => expect(result.current.files).toHaveLength(2))
  expect(result.current.large).toEqual({ refused: [], leaving: ['card.zip'], moved: [] })
  expect(places()).toEqual([
    ['log.txt', null],
    ['card.zip', null],
  ])
  act(() => result.current.attach(result.current.files, '00a000000000001AAA'))
  expect(places()).toEqual([
    ['log.txt', '00a000000000001AAA'],
    ['card.zip', CASE.id],
  ])
  expect([result.current.files, result.current.large]).toEqual([[], { refused: [], leaving: [], moved: ['card.zip'] }])
})

it('refuses for a note what customers would see among the attachments', async () => {
  const { result, places } = draftOf('internal')
  act(() => result.current.add([fitting, larger]))
  await waitFor(() => expect(result.current.files).toHaveLength(1))
  expect([places(), result.current.large]).toEqual([
    [['log.txt', null]],
    { refused: ['card.zip'], leaving: [], moved: [] },
  ])
  act(() => result.current.add([fitting]))
  expect(result.current.large.refused).toEqual([])
})

it('says of the next comment nothing of the last one', () => {
  const { result } = draftOf('public')
  act(() => result.current.add([larger]))
  act(() => result.current.attach(result.current.files, '00a000000000001AAA'))
  expect(result.current.large.moved).toEqual(['card.zip'])
  act(() => result.current.add([fitting]))
  expect(result.current.large).toEqual({ refused: [], leaving: [], moved: [] })
})
