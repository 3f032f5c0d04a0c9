import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  createSessionKeeper,
  lifeOf,
  type SessionKeeper,
  type SessionLife,
  type SessionMessage,
} from './session-keeper.ts'

const HOUR_MS = 3_600_000
const IDLE_MS = 1_800_000

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A server that knows when its session ends, and the tabs that watch it. */
function sessionOnServer() {
  let endsMs = IDLE_MS
  const left = (): SessionLife | null =>
    Date.now() < endsMs ? { idleMs: endsMs - Date.now(), totalMs: HOUR_MS * 12 } : null
  const server = {
    checks: 0,
    renewals: 0,
    signOut: () => {
      endsMs = 0
    },
  }
  type Tab = { keeper: SessionKeeper; ends: string[] }
  const tabs: Tab[] = []
  const openTab = (): Tab => {
    const ends: string[] = []
    const broadcast = (message: SessionMessage) => {
      for (const tab of tabs) if (tab !== self) tab.keeper.receive(message)
    }
    const keeper = createSessionKeeper({
      life: { idleMs: endsMs - Date.now(), totalMs: HOUR_MS * 12 },
      now: () => Date.now(),
      check: async () => {
        server.checks++
        return left()
      },
      renew: async () => {
        server.renewals++
        if (Date.now() >= endsMs) return null
        endsMs = Date.now() + IDLE_MS
        return left()
      },
      broadcast,
      onEnd: (reason) => ends.push(reason),
    })
    const self: Tab = { keeper, ends }
    tabs.push(self)
    return self
  }
  return { server, openTab }
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

it('warns thirty seconds before an idle session ends, and ends with it', async () => {
  const { openTab } = sessionOnServer()
  const { keeper, ends } = openTab()
  await pass(IDLE_MS - 30_001)
  expect(keeper.getState()).toEqual({ warning: null })
  await pass(1)
  expect(keeper.getState()).toEqual({ warning: { deadlineMs: IDLE_MS } })
  await pass(29_999)
  expect(ends).toEqual([])
  await pass(1)
  expect(ends).toEqual(['timed-out'])
})

it('asks the server before it warns, and is silent when another part renewed the session', async () => {
  const { openTab, server } = sessionOnServer()
  const first = openTab()
  const second = openTab()
  await pass(IDLE_MS - 60_000)
  first.keeper.noteActivity()
  await pass(59_000)
  expect([first.keeper.getState(), second.keeper.getState(), server.renewals]).toEqual([
    { warning: null },
    { warning: null },
    1,
  ])
})

it('closes the warning in every tab when one continues, and renews for activity only while none shows', async () => {
  const { openTab, server } = sessionOnServer()
  const first = openTab()
  const second = openTab()
  await pass(IDLE_MS - 20_000)
  first.keeper.noteActivity()
  expect(server.renewals).toBe(0)
  second.keeper.continueWorking()
  await pass(0)
  expect([first.keeper.getState(), second.keeper.getState(), server.renewals]).toEqual([
    { warning: null },
    { warning: null },
    1,
  ])
  await pass(IDLE_MS)
  expect([first.ends, second.ends]).toEqual([['timed-out'], ['timed-out']])
})

it('renews at most once a minute', async () => {
  const { openTab, server } = sessionOnServer()
  const { keeper } = openTab()
  for (let second = 0; second < 180; second++) {
    keeper.noteActivity()
    await pass(1_000)
  }
  expect(server.renewals).toBe(3)
})

it('signs every tab out when one signs out', async () => {
  const { openTab } = sessionOnServer()
  const first = openTab()
  const second = openTab()
  first.keeper.receive({ type: 'ended', reason: 'signed-out' })
  expect(first.ends).toEqual(['signed-out'])
  await pass(IDLE_MS - 30_000)
  expect(second.keeper.getState().warning).not.toBeNull()
})

it('detects an early end of the session at its next check', async () => {
  const { openTab, server } = sessionOnServer()
  const { ends } = openTab()
  server.signOut()
  await pass(IDLE_MS - 30_000)
  expect(ends).toEqual(['expired'])
})

it('retries while the server cannot be reached, and does not end the session', async () => {
  const ends: string[] = []
  let checks = 0
  createSessionKeeper({
    life: { idleMs: IDLE_MS, totalMs: HOUR_MS },
    now: () => Date.now(),
    check: async () => {
      checks++
      throw new TypeError('no connection')
    },
    renew: async () => null,
    broadcast: () => undefined,
    onEnd: (reason) => ends.push(reason),
  })
  await pass(IDLE_MS)
  expect({ ends, checks }).toEqual({ ends: [], checks: 7 })
})

it('computes the remaining time by the clock of the server', () => {
  const session = { idleExpiresAt: '2026-06-22T10:30:00.000Z', expiresAt: '2026-06-22T21:00:00.000Z' }
  expect(lifeOf(session, Date.parse('2026-06-22T10:29:00.000Z'))).toEqual({ idleMs: 60_000, totalMs: 37_860_000 })
})

it('ends a session that was ended elsewhere when it verifies it', async () => {
  const { server, openTab } = sessionOnServer()
  const tab = openTab()
  tab.keeper.verify()
  await vi.advanceTimersByTimeAsync(0)
  expect(tab.ends).toEqual([])
  server.signOut()
  tab.keeper.verify()
  await vi.advanceTimersByTimeAsync(0)
  expect(tab.ends).toEqual(['expired'])
})
