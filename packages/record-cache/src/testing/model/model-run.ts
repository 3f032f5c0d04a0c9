import { expect } from 'vitest'
import { getListRecords } from '../../adapters/lists.ts'
import { deleteRecord, updateRecord } from '../../adapters/record-writes.ts'
import { getRecord, getRecords } from '../../adapters/records.ts'
import { gatherRecords } from '../../fetch/gather-records.ts'
import { FetchError } from '../../fetch-error.ts'
import { type DehydratedCache, dehydrate, hydrate } from '../../hydration/hydration.ts'
import { notify } from '../../live/notify.ts'
import { receive } from '../../live/receive.ts'
import { createRecordCache } from '../../record-cache.ts'
import type { Snapshot } from '../../snapshot.ts'
import { settle } from '../scripted-service.ts'
import { leftOutOf, mixedIn, outdatedIn, type Shown } from './checks.ts'
import { type Follower, followRecord, followRows, pathsOf, rowsConfig } from './followers.ts'
import type { History, ModelStep } from './model-steps.ts'
import { modelWorld } from './model-world.ts'
import { ACCOUNTS, CASES, FIELDS, fieldIn, RECORDS } from './service-states.ts'

const ANSWERED = ['Fulfilled', 'Stale', 'Error']
const ROUNDS = 1_000
/** How the answer of an open request comes, by the step that lets it come. */
const ANSWERS = { deliver: 'as it is', repeat: 'as it was', fail: 'failed', lose: 'no answer', odd: 'odd' } as const
const WHOLE_LIST = { offset: 0, size: CASES.length, fields: FIELDS }

/** Plays a history, and fails where a reader is shown what must not be. */
export async function play({ isTroubled, maxEntries, steps }: History): Promise<void> {
  const run = modelRun(isTroubled, maxEntries, steps.length % 2 === 1)
  for (const [number, step] of steps.entries()) await run.step(step, number)
  await run.end()
}

/** A cache, the world it reads, and its readers. In half of the histories it reads records that are requested together as one batch. */
function modelRun(isTroubled: boolean, maxEntries: number, isGathering: boolean) {
  const world = modelWorld()
  const clock = { nowMs: 1_000_000 }
  const cache = createRecordCache({
    fetch: world.fetch,
    now: () => clock.nowMs,
    development: true,
    maxEntries,
    ...(isGathering ? { gather: gatherRecords } : {}),
  })
  const followers: Follower[] = []
  const pages: DehydratedCache[] = []
  /** What a listener saw that must not be: it must not throw into the cache, so the step that it happened in fails later. */
  const broken: unknown[] = []
  let waiting = 0
  let isOdd = false
  let resets = 0

  const idAt = (record: number) => CASES[record] ?? ''
  const anyAt = (record: number) => RECORDS[record] ?? ''

  const check = ({ state, data }: Snapshot<Shown>, match: unknown[] = data ? mixedIn(world, data) : []) => {
    broken.push(...match)
    // The highest version delivered is the one shown, of each record.
    if (isTroubled || state !== 'Fulfilled' || data === undefined || 'records' in data) return
    const { version } = world.delivered.get(data.id) ?? {}
    if (version !== data.weakEtag) broken.push(['delivered', version, 'and not', data.id, data.weakEtag])
  }
  const expectAnswer = <D extends Shown>(
    answer: Snapshot<D> | Promise<Snapshot<D>>,
    fields: readonly string[],
  ): void => {
    const took = (snapshot: Snapshot<Shown>) => {
      const { state, data, error } = snapshot
      check(snapshot)
      if (state === 'Fulfilled' && data !== undefined) broken.push(...leftOutOf(data, fields))
      if (!ANSWERED.includes(state)) broken.push(['no answer', snapshot])
      // Every field exists, so that no answer may count as incomplete.
      if (!isTroubled && error?.status === 502) broken.push(error)
    }
    if (answer instanceof Promise) {
      waiting++
      void answer.then((snapshot) => {
        waiting--
        took(snapshot)
      })
    } else took(answer)
  }
  const expectWritten = (written: Promise<unknown>): void => {
    waiting++
    void written
      .catch((error: unknown) => {
        const isRefused = error instanceof FetchError && [0, 404, 500].includes(error.status)
        if (!isRefused && !isOdd) broken.push(['not written', error])
      })
      .finally(() => {
        waiting--
      })
  }

  /** When a deletion has been answered, no page that is followed shows the record. */
  function expectErased(id: string): void {
    const sentIn = resets
    const erased = cache.send(deleteRecord, id).then(() => {
      if (sentIn === resets)
        for (const { subscription } of followers) {
          const { data } = subscription.snapshot
          if (data && 'records' in data && data.records.some((row) => row.id === id)) broken.push(['erased', id])
        }
    })
    expectWritten(erased)
  }

  /**
   * The store holds exactly the delivered content of the highest version of a record, and waits only for requested fields.
   */
  function expectStored(id: string): void {
    const object = ACCOUNTS.includes(id) ? 'Account' : 'Case'
    const delivered = world.delivered.get(id)
    for (const field of FIELDS) {
      const snapshot = cache.peek(getRecord, { recordId: id, fields: [`${object}.${field}`] })
      if (snapshot?.state === 'Pending' && world.open.length === 0) broken.push(['waits', id, field])
      if (isTroubled) continue
      const value = snapshot?.data?.fields[field]?.value
      const expected = delivered?.fields.has(field) ? fieldIn(id, field, delivered.version) : undefined
      if (value !== expected) broken.push(['stored', id, field, value, 'and not', expected, snapshot?.state])
    }
  }

  async function deliverAll(): Promise<void> {
    await settle()
    for (let round = 0; world.open.length > 0 && round < ROUNDS; round++) {
      world.deliver(0, 'as it is')
      await settle()
    }
    expect(world.open).toHaveLength(0)
    expect(waiting).toBe(0)
  }

  /** Sends the live event of the present version of a record. Only in a history with trouble does it say that the record is deleted. */
  function announce(id: string): void {
    const isGone = isTroubled && world.isDeleted(id)
    receive(cache, {
      type: 'record',
      operation: isGone ? 'deleted' : 'updated',
      objectApiName: ACCOUNTS.includes(id) ? 'Account' : 'Case',
      id,
      weakEtag: world.versionOf(id) + Number(isGone),
      parentIds: [],
    })
  }

  /** Whether events for each record cover every change that a follower shows. */
  function isCoveredByEvents({ isOfList, isThere }: Follower): boolean {
    // A list has no version, so rows from a service that lags cannot be recognised.
    if (isTroubled) return !isOfList
    // Without trouble, no event says that a record is deleted.
    return isOfList ? world.state().deleted.size === 0 : isThere()
  }

  function act(step: ModelStep): void {
    switch (step.kind) {
      case 'read': {
        const { fields, parentFields, isOptional } = step
        const paths = pathsOf(fields, parentFields)
        const wanted = isOptional ? { optionalFields: paths } : { fields: paths }
        // A service that lags leaves optional fields out.
        const expected = isOptional && isTroubled ? [] : fields
        expectAnswer(cache.invoke(getRecord, { recordId: idAt(step.record), ...wanted }), expected)
        return
      }
      case 'read batch': {
        const answer = cache.invoke(getRecords, {
          records: [{ recordIds: step.records.map(idAt), fields: pathsOf(step.fields) }],
        })
        waiting++
        void Promise.resolve(answer).then(({ state }) => {
          waiting--
          if (!ANSWERED.includes(state)) broken.push(['no answer', state])
        })
        return
      }
      case 'read rows':
        expectAnswer(cache.invoke(getListRecords, rowsConfig(step.page)), step.page.fields)
        return
      case 'follow':
        followers.push(followRecord(world, cache, idAt(step.record), step.fields, step.parentFields, check))
        return
      case 'follow rows':
        followers.push(followRows(world, cache, step.page, check))
        return
      case 'leave':
        followers.splice(step.pick % Math.max(1, followers.length), 1)[0]?.subscription.unsubscribe()
        return
      case 'refresh':
        expectAnswer(
          cache.refresh(getRecord, { recordId: idAt(step.record), fields: pathsOf(step.fields) }),
          step.fields,
        )
        return
      case 'notify':
        world.announce(step.records.map(idAt))
        notify(cache, step.records.map(idAt))
        return
      case 'change':
        world.change(anyAt(step.record), step.moves, step.lists)
        return
      case 'remove':
        world.remove(idAt(step.record))
        return
      case 'event':
        announce(anyAt(step.record))
        return
      case 'wait':
        clock.nowMs += step.ms
        return
      case 'deliver':
      case 'repeat':
      case 'fail':
      case 'lose':
      case 'odd':
        isOdd ||= step.kind === 'odd'
        world.deliver(step.pick, ANSWERS[step.kind])
        return
      case 'lag':
        world.lag(step.requests, step.changes)
        return
      case 'write':
        expectWritten(
          cache.send(updateRecord, { fields: { Id: idAt(step.record), [step.isAnswered ? 'A' : 'B']: 'Written' } }),
        )
        return
      case 'erase':
        expectErased(idAt(step.record))
        return
      case 'write down':
        pages.push(JSON.parse(JSON.stringify(dehydrate(cache))))
        return
      case 'hydrate': {
        const page = pages[step.pick % Math.max(1, pages.length)]
        if (page !== undefined) hydrate(cache, page, clock.nowMs)
        return
      }
      case 'reset':
        resets++
        cache.reset()
    }
  }

  return {
    /** Does one step, and looks at one record of the store. */
    async step(step: ModelStep, number: number): Promise<void> {
      act(step)
      const turns = step.kind === 'deliver' ? step.turns : undefined
      if (turns !== undefined) for (let turn = 0; turn < turns; turn++) await Promise.resolve()
      else {
        await settle()
        expectStored(RECORDS[number % RECORDS.length] ?? '')
      }
      // Of a hundred thousand steps: an assertion in each took a tenth of their time.
      if (broken.length > 0) expect(broken).toEqual([])
    },

    /** Answers every open request, and checks the store and the followers: then, after an event for each record, and after a resync. */
    async end(): Promise<void> {
      world.lag(0, 0)
      await deliverAll()
      for (const id of RECORDS) expectStored(id)
      expect(broken).toEqual([])

      // After the events, followers that show something as current show what the service has.
      for (const id of RECORDS) announce(id)
      await deliverAll()
      for (const follower of followers) {
        const { subscription, wrong, isThere } = follower
        if (subscription.snapshot.state !== 'Fulfilled' || !isCoveredByEvents(follower)) continue
        broken.push(...(isThere() ? wrong(false) : ['not there']))
      }
      expect(broken).toEqual([])

      // After the resync all followers do, and so do new readers.
      world.announce(RECORDS)
      receive(cache, { type: 'resync' })
      await deliverAll()
      expectAnswer(cache.refresh(getListRecords, rowsConfig(WHOLE_LIST)), FIELDS)
      await deliverAll()
      const answers = CASES.map((recordId) => cache.refresh(getRecord, { recordId, fields: pathsOf(FIELDS, FIELDS) }))
      await deliverAll()
      for (const [position, answer] of (await Promise.all(answers)).entries()) {
        if (world.isDeleted(idAt(position))) expect(answer).toMatchObject({ data: undefined, error: { status: 404 } })
        else expect([answer.state, answer.data && outdatedIn(world, answer.data)]).toEqual(['Fulfilled', []])
      }
      for (const { subscription, wrong, isThere } of followers) {
        const { state, error } = subscription.snapshot
        if (isThere()) expect([state, wrong(true)]).toEqual(['Fulfilled', []])
        else expect([state, error?.status]).toEqual(['Error', 404])
      }
      for (const { subscription } of followers) subscription.unsubscribe()
      for (const id of RECORDS) expectStored(id)
      expect(broken).toEqual([])
    },
  }
}
