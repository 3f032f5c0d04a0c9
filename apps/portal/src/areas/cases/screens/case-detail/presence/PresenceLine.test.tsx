import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BrowserProvider } from '../../../../../session/browser.tsx'
import { liveChannelOf } from '../../../../../session/live-events.ts'
import { PageProvider } from '../../../../../site/page.tsx'
import { browserOfTests, pageOfTests } from '../../../../../testing/render-screen.tsx'
import type { Audience } from '../comment-form.ts'
import type { CaseComment } from '../support-case.ts'
import { PresenceLine } from './PresenceLine.tsx'
import type { PersonAtCase } from './presence-reporter.ts'

const CASE = '500000000000001AAA'
const page = pageOfTests({ profile: 'Agent' })
const browser = browserOfTests()

/** The requests sent, and the people at the case. */
const service = { sent: [] as string[], people: [] as PersonAtCase[] }

/** Posts to the page's channels, like the tab that holds the event stream. */
const channels = new Set<FakeChannel>()
class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null
  readonly name: string
  constructor(name: string) {
    this.name = name
    channels.add(this)
  }
  close(): void {
    channels.delete(this)
  }
}
const post = (data: unknown): void => {
  for (const channel of channels)
    if (channel.name === liveChannelOf(page.session?.user.id ?? '')) channel.onmessage?.({ data })
}

beforeEach(() => {
  vi.useFakeTimers()
  service.sent = []
  service.people = []
  channels.clear()
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  vi.stubGlobal('fetch', async (path: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    expect([path, headers['x-csrf-token']]).toEqual([`/cases/${CASE}/presence`, 'token'])
    service.sent.push(JSON.parse(body).activity)
    return Response.json({ people: service.people })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const wren = (activity: PersonAtCase['activity']): PersonAtCase => ({
  userId: '005000000000002AAA',
  name: 'Wren Castell',
  isFromSupport: true,
  activity,
  seconds: 45,
})

const comment = (id: string, author: string, more: Partial<CaseComment> = {}): CaseComment => ({
  id,
  body: 'x',
  folded: '',
  author,
  created: '2026-11-20T12:00:00.000Z',
  isFromSupport: true,
  isInternal: false,
  ...more,
})

function Box({ comments, audience = 'public' }: { comments: readonly CaseComment[] | null; audience?: Audience }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  return (
    <>
      <textarea ref={field} aria-label="Reply" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => setText('Filled in from a template')}>
        Template
      </button>
      <PresenceLine {...{ caseId: CASE, field, text, audience, comments }} writer="Mara Okafor" />
    </>
  )
}

const wrapped = (box: React.ReactNode) => (
  <PageProvider page={page}>
    <BrowserProvider browser={browser}>{box}</BrowserProvider>
  </PageProvider>
)
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const type = (value: string) => fireEvent.input(screen.getByRole('textbox'), { target: { value } })
const line = (): string | null => document.querySelector('p')?.textContent ?? null

it('reports key presses only, notes as notes, and an emptied box', async () => {
  const view = render(wrapped(<Box comments={[]} />))
  await pass(0)
  screen.getByRole('button').click()
  await pass(100)
  expect(service.sent).toEqual(['looking'])
  type('A')
  await pass(0)
  type('')
  await pass(0)
  expect(service.sent).toEqual(['looking', 'typing', 'looking'])
  view.rerender(wrapped(<Box comments={[]} audience="internal" />))
  type('B')
  await pass(0)
  view.unmount()
  expect(service.sent.slice(3)).toEqual(['noting', 'gone'])
  expect(channels.size).toBe(0)
})

it('shows who is there after a live event, and announces once to screen readers who begins to write', async () => {
  render(wrapped(<Box comments={[]} />))
  await pass(2_000)
  expect(line()).toBe('')
  service.people = [wren('looking')]
  post({ type: 'presence', recordId: CASE })
  await pass(0)
  expect(line()).toBe('Wren Castell is looking at this case')
  expect(screen.getByRole('status').textContent).toBe('')
  service.people = [wren('typing')]
  post({ type: 'presence', recordId: '500000000000009AAA' })
  await pass(2_000)
  expect(line()).toBe('Wren Castell is looking at this case')
  post({ type: 'presence', recordId: CASE })
  await pass(2_000)
  expect(line()).toBe('Wren Castell is answering now')
  expect(screen.getByRole('status').textContent).toBe('Wren Castell is answering now')
  service.people = [wren('noting')]
  post({ type: 'resync' })
  await pass(0)
  expect(line()).toBe('Wren Castell is writing a note')
  expect(screen.getByRole('status').textContent).toBe('Wren Castell is answering now')
})

it('says that a colleague has answered since one began to write, until the box is empty', async () => {
  const first = comment('1', 'Wren Castell')
  const view = render(wrapped(<Box comments={[first]} />))
  await pass(0)
  type('We are')
  const show = (...comments: CaseComment[]) => view.rerender(wrapped(<Box comments={[first, ...comments]} />))
  show(comment('2', 'Lena Hovland', { isFromSupport: false }), comment('3', 'Wren Castell', { isInternal: true }))
  expect(line()).toBe('')
  show(comment('4', 'Mara Okafor'))
  expect(line()).toBe('')
  show(
    comment('4', 'Mara Okafor'),
    comment('5', 'Wren Castell'),
    comment('6', 'Lena Hovland', { isFromSupport: false }),
  )
  expect(line()).toBe('Wren Castell answered while you were writing.')
  expect(screen.getByRole('status').textContent).toBe('Wren Castell answered while you were writing.')
  type('')
  expect(line()).toBe('')
})

it('takes the comments that come after the text for known', async () => {
  const view = render(wrapped(<Box comments={null} />))
  await pass(0)
  type('We are')
  view.rerender(wrapped(<Box comments={[comment('1', 'Wren Castell')]} />))
  expect(line()).toBe('')
  view.rerender(wrapped(<Box comments={[comment('1', 'Wren Castell'), comment('2', 'Wren Castell')]} />))
  expect(line()).toBe('Wren Castell answered while you were writing.')
})

it('leaves when the page was hidden for two minutes, and comes back when it is shown', async () => {
  render(wrapped(<Box comments={[]} />))
  await pass(0)
  const hide = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  hide(true)
  await pass(119_999)
  expect(new Set(service.sent)).toEqual(new Set(['looking']))
  await pass(1)
  expect(service.sent.at(-1)).toBe('gone')
  const { length } = service.sent
  await pass(300_000)
  expect(service.sent).toHaveLength(length)
  hide(false)
  await pass(0)
  expect(service.sent.at(-1)).toBe('looking')
  dispatchEvent(new Event('pagehide'))
  expect(service.sent.at(-1)).toBe('gone')
})

it('shows no people while offline, and reads again when online', async () => {
  service.people = [wren('looking')]
  render(wrapped(<Box comments={[]} />))
  await pass(0)
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await act(async () => void dispatchEvent(new Event('offline')))
  expect(line()).toBe('')
  await pass(60_000)
  expect(service.sent).toEqual(['looking'])
  isOnline.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await pass(0)
  expect(line()).toBe('Wren Castell is looking at this case')
})
