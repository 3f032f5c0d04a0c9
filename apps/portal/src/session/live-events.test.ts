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
    fail({ isPermanent }: { isPermanent: boolean }) {
      this.readyState = isPermanent ? 2 : 0
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
        for (const receiver of channels)
          if (receiver !== channel && receiver.name === name) receiver.onmessage?.({ data })
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
    browser: {
      locks,
      openChannel,
      openSource: (path: string) => new FakeSource(path),
      ageMs: () => Date.now(),
    } as unknown as LiveBrowser,
    /** The tab that holds the stream is closed. */
    closeLeader: () => locks?.release(),
  }
}

/** One lock. Its holder keeps it until it is released. */
function fakeLocks() {
  type Callback = (lock: object | null) => unknown
  let held: PromiseWithResolvers<void> | null = null
  return {
    release: () => {
      held?.resolve()
      held = null
    },
    request: async (_name: string, ...rest: [Callback] | [{ ifAvailable: boolean }, Callback]) => {
      const [options, callback] = rest.length === 1 ? [{ ifAvailable: false }, rest[0]] : rest
      if (options.ifAvailable && held) return callback(null)
      while (held) await held.promise
      held = Promise.withResolvers<void>()
      return callback({})
    },
  }
}

it('opens one stream for all tabs of a person, and passes each event to every tab once', async () => {
  const { browser, sources } = browserOfTabs()
  const received: string[][] = [[], []]
  for (const tab of received) {
    listenToLiveEvents(browser, 'mara', (event) => tab.push(event.type === 'record' ? event.id : event.type))
  }
  await vi.advanceTimersByTimeAsync(0)
  sources[0]?.open()
  sources[0]?.send(changed('a'))
  expect({ paths: sources.map(({ path }) => path), received }).toEqual({
    paths: ['/events?missedMs=0'],
    received: [['a'], ['a']],
  })
})

it('asks for the changes since its page was requested', async () => {
  const { browser, sources } = browserOfTabs()
  vi.setSystemTime(800)
  listenToLiveEvents(browser, 'mara', () => undefined)
  await vi.advanceTimersByTimeAsync(0)
  expect(sources.map(({ path }) => path)).toEqual(['/events?missedMs=800'])
})

it('hands the stream to another tab, which reads again what it may have missed', async () => {
  const { browser, sources, closeLeader } = browserOfTabs()
  const received: string[] = []
  listenToLiveEvents(browser, 'mara', () => undefined)
  listenToLiveEvents(browser, 'mara', (event) => received.push(event.type))
  await vi.advanceTimersByTimeAsync(0)
  closeLeader()
  await vi.advanceTimersByTimeAsync(0)
  sources[1]?.open()
  sources[1]?.send(changed('b'))
  expect({ streams: sources.length, received }).toEqual({ streams: 2, received: ['resync', 'record'] })
})

it('reads again after the stream broke, and opens a new one when the browser gave up', async () => {
  const { browser, sources } = browserOfTabs({ hasLocks: false })
  const received: string[] = []
  const listening = listenToLiveEvents(browser, 'mara', (event) => received.push(event.type))
  sources[0]?.open()
  sources[0]?.fail({ isPermanent: false })
  sources[0]?.open()
  expect(received).toEqual(['resync'])
  sources[0]?.fail({ isPermanent: true })
  await vi.advanceTimersByTimeAsync(5_000)
  sources[1]?.open()
  expect({ streams: sources.length, received }).toEqual({ streams: 2, received: ['resync', 'resync'] })
  listening.end()
  sources[1]?.fail({ isPermanent: true })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sources.length).toBe(2)
})

it('closes the stream during a pause, keeps the lock, and reads again afterwards', async () => {
  const { browser, sources } = browserOfTabs()
  const received: string[] = []
  const tabs = [() => undefined, (event: LiveEvent) => received.push(event.type)].map((onEvent) =>
    listenToLiveEvents(browser, 'mara', onEvent),
  )
  await vi.advanceTimersByTimeAsync(0)
  sources[0]?.open()
  for (const tab of tabs) tab.pause()
  await vi.advanceTimersByTimeAsync(9_000)
  expect({ streams: sources.length, isClosed: sources[0]?.readyState === 2 }).toEqual({ streams: 1, isClosed: true })
  for (const tab of tabs) tab.resume()
  sources[1]?.open()
  expect({ streams: sources.length, received }).toEqual({ streams: 2, received: ['resync'] })
})

it('opens the stream after a pause when it gets the lock during that pause', async () => {
  const { browser, sources, closeLeader } = browserOfTabs()
  listenToLiveEvents(browser, 'mara', () => undefined)
  const second = listenToLiveEvents(browser, 'mara', () => undefined)
  await vi.advanceTimersByTimeAsync(0)
  second.pause()
  closeLeader()
  await vi.advanceTimersByTimeAsync(0)
  expect(sources.length).toBe(1)
  second.resume()
  expect(sources.length).toBe(2)
})

it('ends a pause after a timeout', async () => {
  const { browser, sources } = browserOfTabs({ hasLocks: false })
  const listening = listenToLiveEvents(browser, 'mara', () => undefined)
  sources[0]?.open()
  listening.pause()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sources.length).toBe(2)
})

it('opens no stream again once the session has ended', async () => {
  const { browser, sources } = browserOfTabs({ hasLocks: false })
  listenToLiveEvents(browser, 'mara', () => undefined)
  sources[0]?.open()
  sources[0]?.send({ type: 'signed-out' })
  expect(sources[0]?.readyState).toBe(2)
})

it('reports a stream that the server refuses, and not one whose connection broke', async () => {
  const { browser, sources } = browserOfTabs()
  const onRefused = vi.fn()
  listenToLiveEvents(browser, 'mara', () => undefined, onRefused)
  await vi.advanceTimersByTimeAsync(0)
  sources[0]?.fail({ isPermanent: false })
  expect(onRefused).not.toHaveBeenCalled()
  sources[0]?.fail({ isPermanent: true })
  expect(onRefused).toHaveBeenCalledOnce()
})
