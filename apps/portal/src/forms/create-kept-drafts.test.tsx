import fc from 'fast-check'
import { createRecordCache } from 'record-cache'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readOnce } from '../records/read-once.ts'
import { draftsOf } from '../session/drafts.ts'
import { type DraftService, draftService, storageOfOther } from '../testing/draft-service.ts'
import { createKeptDrafts } from './create-kept-drafts.ts'
import { readDraft } from './draft-records.ts'
import type { KeptDrafts } from './kept-drafts.tsx'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

/** A tab of a separate browser, or another tab of the same one. */
const tab = ({ fetch }: DraftService, storage: Storage = localStorage) =>
  createKeptDrafts(createRecordCache({ fetch, now: () => 0 }), draftsOf(storage, 'mara'))

/** A tab whose draft "One" is stored on the server, but whose answer was lost. */
async function leftUnanswered(service: DraftService) {
  const drafts = tab(service)
  await drafts.load('case')
  drafts.write('case', { subject: 'One' })
  service.fault.now = 'answer lost'
  await passed()
  service.fault.now = 'none'
  return drafts
}

/**
 * A page that the server renders now with the draft that it has, and that is shown later in place of the page before. Requests that have not
 * reached the server when the page is left are lost.
 *
 * @param latency - of each request, and of each answer.
 */
async function renderedPage(service: DraftService, latency: () => number) {
  let isRendered = false
  let isDead = false
  const pass = async (): Promise<void> => {
    if (isRendered) await new Promise<void>((resolve) => setTimeout(resolve, latency()))
    if (isDead) await new Promise<never>(() => undefined)
  }
  const fetch: typeof service.fetch = async (request) => {
    await pass()
    const answer = await service.fetch(request)
    await pass()
    return answer
  }
  const cache = createRecordCache({ fetch, now: () => 0 })
  await readOnce(cache, readDraft('case'))
  isRendered = true
  let drafts: KeptDrafts | null = null
  let listeners: [string, () => void][] = []
  return {
    get drafts() {
      drafts ??= createKeptDrafts(
        cache,
        draftsOf(localStorage, 'mara', () => isDead),
      )
      return drafts
    },
    load(): Promise<unknown> {
      return this.drafts.load('case')
    },
    start(): void {
      const listening = vi.spyOn(window, 'addEventListener')
      this.drafts.start()
      listeners = listening.mock.calls.map(([type, listener]) => [type, listener as () => void])
      listening.mockRestore()
    },
    die: () => {
      isDead = true
      for (const [type, listener] of listeners) removeEventListener(type, listener)
    },
  }
}

const passed = (ms = 2_000) => vi.advanceTimersByTimeAsync(ms)

it('saves a draft to the server within two seconds of the last keystroke, and then removes the copy in the browser', async () => {
  const service = draftService()
  const drafts = tab(service)
  for (const subject of ['T', 'Te', 'Ter']) {
    drafts.write('case', { subject })
    await passed(500)
  }
  expect(service.has()).toEqual({})
  expect(draftsOf(localStorage, 'mara').read('case')).toEqual({ subject: 'Ter' })
  await passed(1_500)
  expect(service.has()).toEqual({ case: { subject: 'Ter' } })
  expect({ ...localStorage }).toEqual({})
  drafts.write('case', { subject: 'Terrain' })
  await passed()
  expect(service.writes).toEqual(['POST {"subject":"Ter"}', 'PATCH {"subject":"Terrain"}'])
})

it('finds a draft on another device', async () => {
  const service = draftService()
  tab(service).write('case', { subject: 'Terrain' })
  await passed()
  expect(await tab(service, storageOfOther()).load('case')).toEqual({ subject: 'Terrain' })
})

it('keeps input in the browser while the server does not answer, and saves it later', async () => {
  const service = draftService()
  const drafts = tab(service)
  for (const fault of [
    'unreachable',
    { status: 401, code: 'NOT_SIGNED_IN' },
    { status: 403, code: 'CSRF_REFUSED' },
    { status: 409, code: 'CONFLICT' },
  ] as const) {
    service.fault.now = fault
    drafts.write('case', { fault })
    await passed()
    expect(draftsOf(localStorage, 'mara').read('case')).toEqual({ fault })
  }
  service.fault.now = 'none'
  await passed(10_000)
  expect(service.has()).toEqual({ case: { fault: { status: 409, code: 'CONFLICT' } } })
  expect({ ...localStorage }).toEqual({})
})

it('saves after a reload what an earlier page left, over the version that it was based on', async () => {
  const service = draftService()
  const before = tab(service)
  before.write('case', { subject: 'One' })
  await passed()
  service.fault.now = 'unreachable'
  before.write('case', { subject: 'Two' })
  await passed()
  service.fault.now = 'none'
  const after = tab(service)
  after.start()
  expect(await after.load('case')).toEqual({ subject: 'Two' })
  await passed()
  expect(service.has()).toEqual({ case: { subject: 'Two' } })
  expect(after.replaced('case')).toBeNull()
})

it('reads whether the server stored the copy of an earlier page before it sends it again', async () => {
  const service = draftService()
  await leftUnanswered(service)
  const after = tab(service)
  after.start()
  await passed()
  expect(service.writes).toEqual(['POST {"subject":"One"}', 'PATCH {"subject":"One"}'])
  expect([service.refusals, after.replaced('case')]).toEqual([[], null])
})

it('does not mistake an earlier text that it sent before a reload for the draft of another tab', async () => {
  const service = draftService()
  const before = await leftUnanswered(service)
  before.write('case', { subject: 'One, and more' })
  const after = tab(service)
  after.start()
  await passed(500)
  expect([service.has(), after.replaced('case')]).toEqual([{ case: { subject: 'One, and more' } }, null])
  after.remove('case')
  await passed(100)
  expect([service.has(), await tab(service).load('case')]).toEqual([{}, null])
})

it('creates a draft in two tabs at the same time without a rejected call, and keeps both versions', async () => {
  const service = draftService()
  const tabs = [tab(service), tab(service, storageOfOther())]
  for (const drafts of tabs) await drafts.load('case')
  service.line.requestMs = () => 100
  for (const [index, drafts] of tabs.entries()) drafts.write('case', { subject: `Tab ${index}` })
  await passed(1_500)
  expect(service.writes.slice(0, 2)).toEqual(['POST {"subject":"Tab 0"}', 'POST {"subject":"Tab 1"}'])
  await passed()
  expect([service.has(), service.refusals]).toEqual([{ case: { subject: 'Tab 1' } }, []])
  expect(tabs.map((drafts) => drafts.replaced('case'))).toEqual([null, { subject: 'Tab 0' }])
})

it('writes and removes one draft without a rejected call, however slow the connection is', async () => {
  const step = fc.tuple(fc.constantFrom('write', 'write', 'remove', 'load', 'save'), fc.integer({ min: 0, max: 2_500 }))
  const latencies = fc.array(fc.integer({ min: 0, max: 3_000 }), { minLength: 5, maxLength: 5 })
  const history = fc.asyncProperty(fc.array(step, { maxLength: 12 }), latencies, async (steps, [...ms]) => {
    localStorage.clear()
    const service = draftService()
    let asked = 0
    const next = () => ms[asked++ % ms.length] ?? 0
    Object.assign(service.line, { requestMs: next, answerMs: next })
    const drafts = tab(service)
    let last: object | null = null
    for (const [index, [what, waitMs]] of steps.entries()) {
      if (what === 'write') last = { subject: `Text ${index}` }
      if (what === 'write') drafts.write('case', last)
      if (what === 'remove') last = null
      if (what === 'remove') drafts.remove('case')
      if (what === 'load') void drafts.load('case')
      if (what === 'save') void drafts.isAny()
      await passed(waitMs)
    }
    await passed(60_000)
    expect([service.refusals, service.has()]).toEqual([[], last === null ? {} : { case: last }])
    expect({ ...localStorage }).toEqual({})
  })
  await fc.assert(history, { seed: 20_261_122, numRuns: 100 })
})

it('shows on the next page what was typed or emptied last, however slow saving and leaving are', async () => {
  const ms = (most: number) => fc.integer({ min: 0, max: most })
  const step = fc.tuple(fc.constantFrom('write', 'write', 'remove'), ms(2_500))
  const leave = fc.record({ rendersMs: ms(2_000), typed: fc.option(step, { nil: null }), arrivesMs: ms(4_000) })
  const visits = fc.array(fc.record({ steps: fc.array(step, { maxLength: 4 }), leave }), { minLength: 1, maxLength: 4 })
  const latencies = fc.array(ms(3_000), { minLength: 5, maxLength: 5 })
  const history = fc.asyncProperty(visits, latencies, async (visits, latencies) => {
    localStorage.clear()
    const service = draftService()
    let asked = 0
    let last: object | null = null
    const next = () => latencies[asked++ % latencies.length] ?? 0
    let page = await renderedPage(service, next)
    for (const { steps, leave } of visits) {
      page.start()
      expect(await page.load()).toEqual(last)
      const act = async (what: string, waitMs: number) => {
        last = what === 'write' ? { subject: `Text ${asked++}` } : null
        if (last) page.drafts.write('case', last)
        else page.drafts.remove('case')
        await passed(waitMs)
      }
      for (const [what, waitMs] of steps) await act(what, waitMs)
      dispatchEvent(new Event('beforeunload'))
      await passed(leave.rendersMs)
      const rendered = await renderedPage(service, next)
      if (leave.typed) await act(...leave.typed)
      await passed(leave.arrivesMs)
      page.die()
      page = rendered
    }
    expect(await page.load()).toEqual(last)
    page.start()
    await passed(120_000)
    expect([service.has(), page.drafts.replaced('case')]).toEqual([last === null ? {} : { case: last }, null])
    expect({ ...localStorage }).toEqual({})
    page.die()
  })
  for (const seed of [2, 3, 20_261_128]) await fc.assert(history, { seed, numRuns: 120 })
})

it('loses no input of two offline tabs of a browser', async () => {
  const service = draftService()
  const tabs = [tab(service), tab(service)] as const
  for (const drafts of tabs) await drafts.load('case')
  service.fault.now = 'unreachable'
  for (const end of ['', ' tab', ' tab, and more']) {
    tabs[0].write('case', { subject: `First${end}` })
    tabs[1].write('case', { subject: `Second${end}` })
  }
  await passed()
  expect(tabs.map((drafts) => drafts.replaced('case'))).toEqual([null, { subject: 'First tab, and more' }])
  // Both tabs are closed before the connection is back.
  const after = tab(service)
  expect(await after.load('case')).toEqual({ subject: 'Second tab, and more' })
  service.fault.now = 'none'
  after.start()
  await passed()
  expect(service.has()).toEqual({ case: { subject: 'Second tab, and more' } })
  expect(after.takeReplaced('case')).toEqual({ subject: 'First tab, and more' })
  await passed()
  expect(service.has()).toEqual({ case: { subject: 'First tab, and more' } })
  // Once one version is sent or discarded, the form opens with the other.
  after.remove('case')
  await passed()
  expect(await after.load('case')).toEqual({ subject: 'Second tab, and more' })
  after.remove('case')
  await passed()
  expect([service.has(), { ...localStorage }, after.replaced('case')]).toEqual([{}, {}, null])
})

it('leaves the draft of another tab in the browser when its own is sent or discarded', async () => {
  const service = draftService()
  const [first, second] = [tab(service), tab(service)]
  for (const drafts of [first, second]) await drafts.load('case')
  service.fault.now = 'unreachable'
  first.write('case', { subject: 'First' })
  second.write('case', { subject: 'Second' })
  first.remove('case')
  await passed()
  expect(await tab(service).load('case')).toEqual({ subject: 'Second' })
  expect(second.replaced('case')).toBeNull()
})

it('saves every version at a log out, and restores them in another browser', async () => {
  const service = draftService()
  const tabs = [tab(service), tab(service), tab(service)]
  for (const drafts of tabs) await drafts.load('case')
  service.fault.now = 'unreachable'
  for (const [index, drafts] of tabs.entries()) drafts.write('case', { subject: `Tab ${index}` })
  service.fault.now = 'none'
  const [first] = tabs
  expect(await first?.isAny()).toBe(true)
  await first?.saveAll()
  await first?.saveAll()
  // Both tabs are closed.
  vi.clearAllTimers()
  const kept = Object.values(service.has()).map(({ subject }) => subject)
  expect(kept.sort()).toEqual(['Tab 0', 'Tab 1', 'Tab 2'])
  const elsewhere = tab(service, storageOfOther())
  const shown = [await elsewhere.load('case')]
  for (let version = 1; version < 3; version++) shown.push(elsewhere.takeReplaced('case'))
  expect(new Set(shown.map((draft) => JSON.stringify(draft))).size).toBe(3)
  await passed()
  expect(Object.keys(service.has())).toEqual(['case'])
  expect(service.refusals).toEqual([])
})

it('lets the later of two tabs win without a rejected call, and offers the version that it replaced', async () => {
  const service = draftService()
  const first = tab(service)
  first.write('case', { subject: 'First' })
  await passed()
  const second = tab(service)
  await second.load('case')
  first.write('case', { subject: 'First, and more' })
  await passed()
  second.write('case', { subject: 'Second' })
  await passed()
  expect(service.has()).toEqual({ case: { subject: 'Second' } })
  expect([first.replaced('case'), second.replaced('case')]).toEqual([null, { subject: 'First, and more' }])
  expect(second.takeReplaced('case')).toEqual({ subject: 'First, and more' })
  expect(second.replaced('case')).toEqual({ subject: 'Second' })
  expect(service.refusals).toEqual([])
})

it('reads a draft that it could not load before it replaces it', async () => {
  const service = draftService()
  tab(service, storageOfOther()).write('case', { subject: 'Elsewhere' })
  await passed()
  service.fault.now = 'unreachable'
  const drafts = tab(service)
  expect(await drafts.load('case')).toBeNull()
  service.fault.now = 'none'
  drafts.write('case', { subject: 'Here' })
  await passed()
  expect([service.has(), drafts.replaced('case')]).toEqual([{ case: { subject: 'Here' } }, { subject: 'Elsewhere' }])
})

it('does not mistake its own draft, whose answer was lost, for the draft of another tab', async () => {
  const service = draftService()
  const drafts = tab(service)
  service.fault.now = 'answer lost'
  drafts.write('case', { subject: 'One' })
  await passed()
  service.fault.now = 'none'
  drafts.write('case', { subject: 'Two' })
  await passed()
  expect([service.has(), drafts.replaced('case')]).toEqual([{ case: { subject: 'Two' } }, null])
})

it('removes the version that it knows, also after a reload, and no later or unread version', async () => {
  const service = draftService()
  const first = tab(service)
  first.write('case', { subject: 'One' })
  await passed()
  service.fault.now = 'unreachable'
  first.remove('case')
  await passed()
  service.fault.now = 'none'
  tab(service).start()
  await passed()
  expect([service.has(), { ...localStorage }]).toEqual([{}, {}])

  const second = tab(service)
  second.write('case', { subject: 'Two' })
  await passed()
  const third = tab(service)
  await third.load('case')
  second.write('case', { subject: 'Two, and more' })
  await passed()
  third.remove('case')
  tab(service).remove('case')
  await passed()
  expect(service.has()).toEqual({ case: { subject: 'Two, and more' } })
})

it.each([0, 2_000])('does not open a draft that is removed during the read, %i ms after it was written', async (ms) => {
  const drafts = tab(draftService())
  drafts.write('case', { subject: 'One' })
  await passed(ms)
  const opened = drafts.load('case')
  drafts.remove('case')
  expect(await opened).toBeNull()
})

it('removes a draft whose save was in flight when the user left the page', async () => {
  const service = draftService()
  const before = tab(service)
  await before.load('case')
  before.write('case', { subject: 'One' })
  service.fault.now = 'answer lost'
  await passed()
  service.fault.now = 'unreachable'
  const after = tab(service)
  expect(await after.load('case')).toEqual({ subject: 'One' })
  after.remove('case')
  await passed()
  expect(service.has()).toEqual({ case: { subject: 'One' } })
  service.fault.now = 'none'
  tab(service).start()
  await passed()
  expect([service.has(), { ...localStorage }]).toEqual([{}, {}])
})

it('does not delete a draft again when the answer to the deletion was lost', async () => {
  for (const nextStep of [
    (drafts: ReturnType<typeof tab>) => drafts.remove('case'),
    (drafts: ReturnType<typeof tab>) => drafts.write('case', { subject: 'Two' }),
    (_drafts: ReturnType<typeof tab>, service: DraftService) => tab(service).start(),
  ]) {
    const service = draftService()
    const drafts = tab(service)
    drafts.write('case', { subject: 'One' })
    await passed()
    service.fault.now = 'answer lost'
    drafts.remove('case')
    await passed()
    service.fault.now = 'none'
    nextStep(drafts, service)
    await passed(20_000)
    expect(service.writes.filter((write) => /^(DELETE|PATCH)/.test(write))).toEqual(['DELETE'])
    expect(drafts.replaced('case')).toBeNull()
    drafts.remove('case')
    await passed()
    expect([service.has(), { ...localStorage }]).toEqual([{}, {}])
  }
})

it('detects drafts at log out, saves what other tabs left, and deletes all on request', async () => {
  const service = draftService()
  const drafts = tab(service)
  expect(await drafts.isAny()).toBe(false)
  draftsOf(localStorage, 'mara').write('others:case', { texts: ['"Another version"'] })
  expect(await tab(service).isAny()).toBe(true)
  draftsOf(localStorage, 'mara').remove('others:case')
  draftsOf(localStorage, 'mara').write('comment:500', 'Typed in a tab that is gone')
  draftsOf(localStorage, 'mara').write('version:comment:500', {})
  drafts.write('case', { subject: 'Half' })
  expect(await drafts.isAny()).toBe(true)
  await drafts.saveAll()
  expect(service.has()).toEqual({ case: { subject: 'Half' }, 'comment:500': 'Typed in a tab that is gone' })
  service.fault.now = 'unreachable'
  drafts.write('case', { subject: 'Half a case' })
  await expect(drafts.saveAll()).rejects.toThrow()
  await expect(drafts.removeAll()).rejects.toThrow()
  service.fault.now = 'none'
  await drafts.removeAll()
  expect(service.has()).toEqual({})
})

it('keeps the copy of what is saved while the page is being left, for a next page that was rendered before', async () => {
  const service = draftService()
  const drafts = tab(service)
  drafts.start()
  await drafts.load('case')
  drafts.write('case', { subject: 'One' })
  dispatchEvent(new Event('beforeunload'))
  await passed()
  expect(service.has()).toEqual({ case: { subject: 'One' } })
  expect(tab(service).read('case')).toEqual({ subject: 'One' })
  // The next page may arrive after more was typed.
  drafts.write('case', { subject: 'Two' })
  await passed()
  expect(tab(service).read('case')).toEqual({ subject: 'Two' })
  // The page stays.
  await passed(60_000)
  expect({ ...localStorage }).toEqual({})
  drafts.remove('case')
  dispatchEvent(new Event('beforeunload'))
  await passed()
  expect(service.has()).toEqual({})
  const next = tab(service)
  expect([next.read('case'), await next.load('case')]).toEqual([null, null])
})

it('shows the text of the page before also when it is saved once more before the form is there', async () => {
  const service = draftService()
  const before = await renderedPage(service, () => 10)
  before.start()
  before.drafts.write('case', { subject: 'One' })
  const next = await renderedPage(service, () => 10)
  dispatchEvent(new Event('beforeunload'))
  await passed()
  expect(service.has()).toEqual({ case: { subject: 'One' } })
  before.die()
  next.start()
  await passed()
  const loaded = next.load()
  await passed()
  expect(await loaded).toEqual({ subject: 'One' })
})
