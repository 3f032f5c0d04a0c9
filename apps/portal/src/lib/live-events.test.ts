import type { LiveEvent } from 'contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type LiveBrowser, listenToLiveEvents } from './live-events.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

const changed = (id: string): LiveEvent => ({
  type: 'record',
  operation: 'updated',
  objectApiName: 'Case',
  id,
  weakEtag: 1,
  parentIds: [],
})

/** The parts of one browser, shared by its tabs: locks that are granted in turn, channels by name, streams that a test drives. */
function browserOfTabs({ hasLocks = true } = {}) {
  const sources: FakeSource[] = []
  class FakeSource {
    readonly CLOSED = 2
    readyState = 0
    onopen: (() => void) | null = null
    onmessage: ((message: { data: string }) => void) | null = null
    onerror: (() => void) | null = null
    readonly path: string
    constructor(path: string) {
      this.path = path
      sources.push(this)
    }
    open() {
      this.readyState = 1
      this.onopen?.()
    }
    send(event: LiveEvent) {
      this.onmessage?.({ data: JSON.stringify(event) })
    }
    fail({ forGood }: { forGood: boolean }) {
      this.readyState = forGood ? 2 : 0
      this.onerror?.()
    }
    close() {
      this.readyState = 2
    }
  }
  const channels: { name: string; onmessage: ((message: { data: unknown }) => void) | null }[] = []
  const openChannel = (name: string) => {
    const channel = {
      name,
      onmessage: null as ((message: { data: unknown }) => void) | null,
      postMessage: (data: unknown) => {
        for (const other of channels) if (other !== channel && other.name === name) other.onmessage?.({ data })
      },
      close: () => {
        channels.splice(channels.indexOf(channel), 1)
      },
    }
    channels.push(channel)
    return channel
  }
  const locks = hasLocks ? fakeLocks() : undefined
  return {
    sources,
    browser: { locks, openChannel, openSource: (path: string) => new FakeSource(path) } as unknown as LiveBrowser,
  }
}

function fakeLocks() {
  const held = new Map<string, Promise<unknown>>()
  type Callback = (lock: object | null) => unknown
  return {
    request: async (name: string, options: { ifAvailable?: boolean; signal?: AbortSignal }, callback: Callback) => {
      if (options.ifAvailable && held.has(name)) return callback(null)
      while (held.has(name)) await held.get(name)
      if (options.signal?.aborted) throw options.signal.reason
      const work = Promise.resolve(callback({})).finally(() => held.delete(name))
      held.set(name, work)
      return work
    },
  }
}

it('opens one stream for all tabs of a person, and tells every tab each event once', async () => {
  const { browser, sources } = browserOfTabs()
  const heard: string[][] = [[], []]
  for (const tab of heard) {
    listenToLiveEvents(browser, 'mara', (event) => tab.push(event.type === 'record' ? event.id : event.type))
  }
  await vi.advanceTimersByTimeAsync(0)
  sources[0]?.open()
  sources[0]?.send(changed('a'))
  expect({ paths: sources.map(({ path }) => path), heard }).toEqual({ paths: ['/events'], heard: [['a'], ['a']] })
})

it('hands the stream to another tab, which reads again what it may have missed', async () => {
  const { browser, sources } = browserOfTabs()
  const heard: string[] = []
  const closeFirst = listenToLiveEvents(browser, 'mara', () => undefined)
  listenToLiveEvents(browser, 'mara', (event) => heard.push(event.type))
  await vi.advanceTimersByTimeAsync(0)
  closeFirst()
  await vi.advanceTimersByTimeAsync(0)
  sources[1]?.open()
  sources[1]?.send(changed('b'))
  expect({ streams: sources.length, firstIsClosed: sources[0]?.readyState === 2, heard }).toEqual({
    streams: 2,
    firstIsClosed: true,
    heard: ['resync', 'record'],
  })
})

it('reads again after the stream broke, and opens a new one when it broke for good', async () => {
  const { browser, sources } = browserOfTabs({ hasLocks: false })
  const heard: string[] = []
  const close = listenToLiveEvents(browser, 'mara', (event) => heard.push(event.type))
  sources[0]?.open()
  sources[0]?.fail({ forGood: false })
  sources[0]?.open()
  expect(heard).toEqual(['resync'])
  sources[0]?.fail({ forGood: true })
  await vi.advanceTimersByTimeAsync(5_000)
  sources[1]?.open()
  expect({ streams: sources.length, heard }).toEqual({ streams: 2, heard: ['resync', 'resync'] })
  close()
  sources[1]?.fail({ forGood: true })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sources.length).toBe(2)
})
