import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Activity, createPresenceReporter, type PersonAtCase } from './presence-reporter.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

const jonas = (activity: PersonAtCase['activity'], seconds = 45): PersonAtCase => ({
  userId: '005000000000002AAA',
  name: 'Jonas Weil',
  isFromSupport: true,
  activity,
  seconds,
})

/** A presence client over a service that the test controls. */
function start() {
  const service = {
    sent: [] as Activity[],
    people: [] as PersonAtCase[] | null,
    isBroken: false,
    shown: [] as string[],
    taken: (): Activity[] => service.sent.splice(0),
  }
  const reporter = createPresenceReporter({
    send: async (activity) => {
      service.sent.push(activity)
      if (service.isBroken) throw new Error('no answer')
      return service.people
    },
    show: (people) => {
      service.shown = people.map(({ name, activity }) => `${name} ${activity}`)
    },
    now: () => Date.now(),
  })
  return { service, reporter, pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds) }
}

it('reports presence at once, and again every twenty seconds', async () => {
  const { service, reporter, pass } = start()
  reporter.arrive()
  await pass(0)
  expect(service.taken()).toEqual(['looking'])
  await pass(19_999)
  expect(service.taken()).toEqual([])
  await pass(1)
  expect(service.taken()).toEqual(['looking'])
  reporter.leave()
  expect(service.taken()).toEqual(['gone'])
  await pass(60_000)
  expect(service.taken()).toEqual([])
})

it('reports typing at the first key and every five seconds, and its end', async () => {
  const { service, reporter, pass } = start()
  reporter.arrive()
  await pass(0)
  service.taken()
  for (let key = 0; key < 12; key++) {
    reporter.type(false)
    await pass(1_000)
  }
  expect(service.taken()).toEqual(['typing', 'typing', 'typing'])
  await pass(3_999)
  expect(service.taken()).toEqual(['typing'])
  await pass(1)
  expect(service.taken()).toEqual(['looking'])
  reporter.type(false)
  await pass(3_000)
  reporter.stopTyping()
  await pass(0)
  expect(service.taken()).toEqual(['typing', 'looking'])
})

it('reports a note as a note, also when a reply becomes one', async () => {
  const { service, reporter, pass } = start()
  reporter.arrive()
  await pass(0)
  reporter.type(true)
  await pass(2_000)
  reporter.type(false)
  await pass(0)
  expect(service.taken()).toEqual(['looking', 'noting', 'typing'])
})

it('reads again when notified of a change, at most every two seconds', async () => {
  const { service, reporter, pass } = start()
  reporter.arrive()
  await pass(2_000)
  service.taken()
  service.people = [jonas('typing', 12)]
  for (let change = 0; change < 95; change++) {
    reporter.refresh()
    await pass(100)
  }
  expect(service.taken()).toHaveLength(5)
  expect(service.shown).toEqual(['Jonas Weil typing'])
})

it('reads again when a person expires, and hides expired people', async () => {
  const { service, reporter, pass } = start()
  service.people = [jonas('typing', 12)]
  reporter.arrive()
  await pass(0)
  service.people = [jonas('looking', 33)]
  await pass(11_999)
  expect(service.shown).toEqual(['Jonas Weil typing'])
  await pass(1)
  expect(service.shown).toEqual(['Jonas Weil looking'])
  service.taken()
  service.isBroken = true
  await pass(33_000)
  expect(service.taken().length).toBeLessThan(5)
  expect(service.shown).toEqual(['Jonas Weil looking'])
  await pass(3_000)
  expect(service.shown).toEqual([])
})

it('waits after a failure even while the user types, and continues when online', async () => {
  const { service, reporter, pass } = start()
  service.isBroken = true
  reporter.arrive()
  await pass(0)
  for (let key = 0; key < 9; key++) {
    reporter.type(false)
    await pass(1_000)
  }
  expect(service.taken()).toEqual(['looking'])
  reporter.lose()
  await pass(60_000)
  expect(service.taken()).toEqual([])
  service.isBroken = false
  service.people = [jonas('looking')]
  reporter.arrive()
  await pass(0)
  expect(service.taken()).toEqual(['looking'])
  expect(service.shown).toEqual(['Jonas Weil looking'])
  reporter.lose()
  expect(service.shown).toEqual([])
  expect(service.taken()).toEqual([])
})

it('shows no people and stops reporting once the case is hidden', async () => {
  const { service, reporter, pass } = start()
  service.people = [jonas('looking')]
  reporter.arrive()
  await pass(0)
  service.people = null
  reporter.refresh()
  await pass(2_000)
  expect(service.shown).toEqual([])
  service.taken()
  reporter.refresh()
  reporter.type(false)
  await pass(60_000)
  expect(service.taken()).toEqual([])
})

it('says again that it is gone when an answer was on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<PersonAtCase[]>()
  const sent: Activity[] = []
  const shown: unknown[] = []
  const reporter = createPresenceReporter({
    send: (activity) => {
      sent.push(activity)
      return activity === 'gone' ? Promise.resolve([]) : promise
    },
    show: (people) => shown.push(people),
    now: () => Date.now(),
  })
  reporter.arrive()
  await vi.advanceTimersByTimeAsync(0)
  reporter.leave()
  resolve([jonas('looking')])
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual(['looking', 'gone', 'gone'])
  expect(shown).toEqual([])
})
