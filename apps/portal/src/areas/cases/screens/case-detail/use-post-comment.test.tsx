import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { type CacheRequest, type CacheResponse, createRecordCache } from 'record-cache'
import { RecordCacheProvider } from 'record-cache-react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Upload } from '../../../../parts/uploads/upload.ts'
import { BrowserProvider } from '../../../../session/browser.tsx'
import { PageProvider } from '../../../../site/page.tsx'
import { record } from '../../../../testing/records.ts'
import { browserOfTests, pageOfTests } from '../../../../testing/render-screen.tsx'
import type { Audience } from './comment-form.ts'
import { usePostComment } from './use-post-comment.ts'

afterEach(cleanup)
beforeEach(() => localStorage.clear())

const CASE = '500000000000001AAA'
const page = pageOfTests()
const DRAFT = `navdesk-draft:${page.session?.user.id}:comment:${CASE}`
const draft = (): unknown => JSON.parse(localStorage.getItem(DRAFT) ?? 'null')

/** Comments on one case, sent to a service that answers in the order of the requests. */
function commentsOnCase() {
  const requests: CacheRequest[] = []
  const answers: PromiseWithResolvers<CacheResponse>[] = []
  const fetch = (request: CacheRequest): Promise<CacheResponse> => {
    const answer = Promise.withResolvers<CacheResponse>()
    requests.push(request)
    answers.push(answer)
    return answer.promise
  }
  const session = { hasForgotten: false }
  const open = (audience: Audience = 'public', files?: Parameters<typeof usePostComment>[3]) => {
    const cache = createRecordCache({ fetch, now: () => 0, development: true })
    return renderHook(() => usePostComment(CASE, audience, [], files), {
      wrapper: ({ children }) => (
        <PageProvider page={audience === 'internal' ? pageOfTests({ profile: 'Agent' }) : page}>
          <BrowserProvider browser={{ ...browserOfTests(), hasForgotten: () => session.hasForgotten }}>
            <RecordCacheProvider cache={cache}>{children}</RecordCacheProvider>
          </BrowserProvider>
        </PageProvider>
      ),
    })
  }
  return {
    open,
    signOut: () => {
      session.hasForgotten = true
      localStorage.clear()
    },
    fields: () => requests.map(({ body }) => (body as { fields: object }).fields),
    keys: () => requests.map(({ headers }) => headers?.['Idempotency-Key']),
    store: (at: number, id: string) =>
      act(async () => {
        const body = record('CaseComment', id, { CommentBody: 'x', ParentId: CASE })
        answers[at]?.resolve({ status: 201, statusText: 'Created', body })
      }),
    cut: (at: number) => act(async () => answers[at]?.reject(new TypeError('the connection was lost'))),
  }
}

type Composer = { current: ReturnType<typeof usePostComment> }

const post = (composer: Composer, text: string): void => {
  act(() => composer.current.write(text))
  act(() => void composer.current.post())
}

it('keeps what is typed while a comment is on its way, and the comment too until it is stored', async () => {
  const { open, store } = commentsOnCase()
  const { result } = open()
  post(result, 'First')
  act(() => result.current.write('Second, not sent'))
  expect(draft()).toBe('First\n\nSecond, not sent')
  await store(0, '00a000000000001AAA')
  expect([draft(), result.current.text]).toEqual(['Second, not sent', 'Second, not sent'])
})

it('gives a comment back that was not sent, before what was typed since, and keeps both', async () => {
  const { open, cut } = commentsOnCase()
  const { result } = open()
  post(result, 'First')
  act(() => result.current.write('Second'))
  await cut(0)
  await waitFor(() => expect(result.current.text).toBe('First\n\nSecond'))
  expect(draft()).toBe('First\n\nSecond')
})

it('sends the same comment under the same key, after another one and after a reload', async () => {
  const { open, keys, cut, store } = commentsOnCase()
  const { result, unmount } = open()
  post(result, 'First')
  post(result, 'Second')
  await cut(0)
  await store(1, '00a000000000002AAA')
  await waitFor(() => expect(result.current.text).toBe('First'))
  post(result, 'First')
  unmount()
  const reloaded = open().result
  expect(reloaded.current.text).toBe('First')
  act(() => void reloaded.current.post())
  const [first, second, again, afterReload] = keys()
  expect([again, afterReload]).toEqual([first, first])
  expect(second).not.toBe(first)
  await store(3, '00a000000000001AAA')
  expect(draft()).toBeNull()
  post(reloaded, 'First')
  expect(keys()[4]).not.toBe(first)
})

it('takes a second press while a comment is on its way for a slip', () => {
  const { open } = commentsOnCase()
  const { result } = open()
  post(result, 'First')
  act(() => void result.current.post())
  post(result, 'First')
  expect([result.current.error, result.current.pending.length, result.current.text]).toEqual([null, 1, ''])
})

it('takes a comment out of the field that was sent before the case was left, once it is stored', async () => {
  const { open, keys, store } = commentsOnCase()
  const { result, unmount } = open()
  post(result, 'First')
  act(() => result.current.write('Second'))
  unmount()
  const back = open().result
  expect(back.current.text).toBe('First\n\nSecond')
  act(() => back.current.write('First\n\nSecond, and more'))
  await store(0, '00a000000000001AAA')
  expect([back.current.text, draft()]).toEqual(['Second, and more', 'Second, and more'])
  post(back, 'First')
  expect(keys()[1]).not.toBe(keys()[0])
})

it('leaves nothing of a comment that is stored while another screen is shown', async () => {
  const { open, store } = commentsOnCase()
  const { result, unmount } = open()
  post(result, 'First')
  unmount()
  expect(draft()).toBe('First')
  await store(0, '00a000000000001AAA')
  expect({ ...localStorage }).toEqual({})
})

it('keeps text written on a later visit, both after success and failure of an earlier comment', async () => {
  const { open, store, cut } = commentsOnCase()
  const { result, unmount } = open()
  post(result, 'First')
  post(result, 'Second')
  unmount()
  const back = open().result
  act(() => back.current.write('Something else'))
  await cut(0)
  await store(1, '00a000000000002AAA')
  expect([back.current.text, draft()]).toEqual(['Something else', 'Something else'])
})

it('stores no draft after sign-out, neither typed text nor a failed comment', async () => {
  const { open, signOut, cut } = commentsOnCase()
  const { result } = open()
  post(result, 'First')
  signOut()
  act(() => result.current.write('Second'))
  await cut(0)
  await waitFor(() => expect(result.current.text).toBe('First\n\nSecond'))
  expect({ ...localStorage }).toEqual({})
})

it('keeps the draft of a note apart from that of a reply, and sends each to its own readers', async () => {
  const { open, fields, cut } = commentsOnCase()
  const { result: reply } = open('public')
  const { result: note } = open('internal')
  post(note, 'They loaded it twice.')
  await cut(0)
  await waitFor(() => expect(note.current.text).toBe('They loaded it twice.'))
  expect([reply.current.text, draft()]).toEqual(['', null])
  expect(open('public').result.current.text).toBe('')
  expect(open('internal').result.current.text).toBe('They loaded it twice.')
  post(reply, 'We look into it.')
  act(() => reply.current.write('Which card?'))
  act(() => void reply.current.post({ needsAnswer: true }))
  expect(fields()).toEqual([
    { ParentId: CASE, CommentBody: 'They loaded it twice.', IsPublished: false },
    { ParentId: CASE, CommentBody: 'We look into it.' },
    { ParentId: CASE, CommentBody: 'Which card?', NeedsAnswer__c: true },
  ])
})

it('sends a reply that shall need an answer after all under another key', async () => {
  const { open, keys, cut } = commentsOnCase()
  const { result } = open()
  post(result, 'Which card?')
  await cut(0)
  await waitFor(() => expect(result.current.text).toBe('Which card?'))
  act(() => void result.current.post({ needsAnswer: true }))
  expect(new Set(keys()).size).toBe(2)
})

it('attaches the files of a comment once it is stored, and keeps them with one that was not sent', async () => {
  const { open, cut, store } = commentsOnCase()
  const log = { id: 'u1', name: 'log.txt' } as Upload
  const attach = vi.fn()
  const { result } = open('public', { files: [log], attach })
  post(result, 'First')
  expect([result.current.files, result.current.pending[0]?.files]).toEqual([[], [log]])
  await cut(0)
  await waitFor(() => expect(result.current.text).toBe('First'))
  expect([result.current.files, attach.mock.calls]).toEqual([[log], []])
  act(() => void result.current.post())
  act(() => void result.current.post())
  await store(1, '00a000000000001AAA')
  expect(attach.mock.calls).toEqual([[[log], '00a000000000001AAA']])
})
