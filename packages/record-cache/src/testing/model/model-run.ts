import { expect } from 'vitest'
import { getListRecords } from '../../adapters/lists.ts'
import { deleteRecord, updateRecord } from '../../adapters/record-writes.ts'
import { getRecord, getRecords } from '../../adapters/records.ts'
import { gatherRecords } from '../../fetch/gather-records.ts'
import { FetchError } from '../../fetch-error.ts'
import { type DehydratedCache, dehydrate, hydrate } from '../../hydration/hydration.ts'
import { notify } from '../../live/notify.ts'
import { receive } from '../../live/receive.ts'
import { createRecordCache, type RecordCache } from '../../record-cache.ts'
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
  const run = new ModelRun(isTroubled, maxEntries, steps.length % 2 === 1)
  for (const [number, step] of steps.entries()) await run.step(step, number)
  await run.end()
}

/** A cache, the world it reads, and its readers. In half of the histories it reads records that are requested together as one batch. */
class ModelRun {
  private readonly isTroubled: boolean
  private readonly world = modelWorld()
  private readonly clock = { nowMs: 1_000_000 }
  private readonly cache: RecordCache
  private readonly followers: Follower[] = []
  private readonly pages: DehydratedCache[] = []
  /** What a listener saw that must not be: it must not throw into the cache, so the step that it happened in fails later. */
  private readonly broken: unknown[] = []
  private waiting = 0
  private isOdd = false
  private resets = 0

  constructor(isTroubled: boolean, maxEntries: number, isGathering: boolean) {
    this.isTroubled = isTroubled
    this.cache = createRecordCache({
      fetch: this.world.fetch,
      now: () => this.clock.nowMs,
      development: true,
      maxEntries,
      ...(isGathering ? { gather: gatherRecords } : {}),
    })
  }

  private readonly check = (
    { state, data }: Snapshot<Shown>,
    match: unknown[] = data ? mixedIn(this.world, data) : [],
  ): void => {
    this.broken.push(...match)
    // The highest version delivered is the one shown, of each record.
    if (this.isTroubled || state !== 'Fulfilled' || data === undefined || 'records' in data) return
    const { version } = this.world.delivered.get(data.id) ?? {}
    if (version !== data.weakEtag) this.broken.push(['delivered', version, 'and not', data.id, data.weakEtag])
  }
  private expectAnswer<D extends Shown>(answer: Snapshot<D> | Promise<Snapshot<D>>, fields: readonly string[]): void {
    const took = (snapshot: Snapshot<Shown>) => {
      const { state, data, error } = snapshot
      this.check(snapshot)
      if (state === 'Fulfilled' && data !== undefined) this.broken.push(...leftOutOf(data, fields))
      if (!ANSWERED.includes(state)) this.broken.push(['no answer', snapshot])
      // Every field exists, so that no answer may count as incomplete.
      if (!this.isTroubled && error?.status === 502) this.broken.push(error)
    }
    if (answer instanceof Promise) {
      this.waiting++
      void answer.then((snapshot) => {
        this.waiting--
        took(snapshot)
      })
    } else took(answer)
  }
  private expectWritten(written: Promise<unknown>): void {
    this.waiting++
    void written
      .catch((error: unknown) => {
        const isRefused = error instanceof FetchError && [0, 404, 500].includes(error.status)
        if (!isRefused && !this.isOdd) this.broken.push(['not written', error])
      })
      .finally(() => {
        this.waiting--
      })
  }

  /** When a deletion has been answered, no page that is followed shows the record. */
  private expectErased(id: string): void {
    const sentIn = this.resets
    const erased = this.cache.send(deleteRecord, id).then(() => {
      if (sentIn !== this.resets) return
      for (const { subscription } of this.followers) {
        const { data } = subscription.snapshot
        if (data && 'records' in data && data.records.some((row) => row.id === id)) this.broken.push(['erased', id])
      }
    })
    this.expectWritten(erased)
  }

  /**
   * The store holds exactly the delivered content of the highest version of a record, and waits only for requested fields.
   */
  private expectStored(id: string): void {
    const object = ACCOUNTS.includes(id) ? 'Account' : 'Case'
    const delivered = this.world.delivered.get(id)
    for (const field of FIELDS) {
      const snapshot = this.cache.peek(getRecord, { recordId: id, fields: [`${object}.${field}`] })
      if (snapshot?.state === 'Pending' && this.world.open.length === 0) this.broken.push(['waits', id, field])
      if (this.isTroubled) continue
      const value = snapshot?.data?.fields[field]?.value
      const expected = delivered?.fields.has(field) ? fieldIn(id, field, delivered.version) : undefined
      if (value !== expected) this.broken.push(['stored', id, field, value, 'and not', expected, snapshot?.state])
    }
  }

  private async deliverAll(): Promise<void> {
    await settle()
    for (let round = 0; this.world.open.length > 0 && round < ROUNDS; round++) {
      this.world.deliver(0, 'as it is')
      await settle()
    }
    expect(this.world.open).toHaveLength(0)
    expect(this.waiting).toBe(0)
  }

  /** Sends the live event of the present version of a record. Only in a history with trouble does it say that the record is deleted. */
  private announce(id: string): void {
    const isGone = this.isTroubled && this.world.isDeleted(id)
    receive(this.cache, {
      type: 'record',
      operation: isGone ? 'deleted' : 'updated',
      objectApiName: ACCOUNTS.includes(id) ? 'Account' : 'Case',
      id,
      weakEtag: this.world.versionOf(id) + Number(isGone),
      parentIds: [],
    })
  }

  /** Whether events for each record cover every change that a follower shows. */
  private isCoveredByEvents({ isOfList, isThere }: Follower): boolean {
    // A list has no version, so rows from a service that lags cannot be recognised.
    if (this.isTroubled) return !isOfList
    // Without trouble, no event says that a record is deleted.
    return isOfList ? this.world.state().deleted.size === 0 : isThere()
  }

  private act(step: ModelStep): void {
    switch (step.kind) {
      case 'read': {
        const { fields, parentFields, isOptional } = step
        const paths = pathsOf(fields, parentFields)
        const wanted = isOptional ? { optionalFields: paths } : { fields: paths }
        // A service that lags leaves optional fields out.
        const expected = isOptional && this.isTroubled ? [] : fields
        this.expectAnswer(this.cache.invoke(getRecord, { recordId: idAt(step.record), ...wanted }), expected)
        return
      }
      case 'read batch': {
        const answer = this.cache.invoke(getRecords, {
          records: [{ recordIds: step.records.map(idAt), fields: pathsOf(step.fields) }],
        })
        this.waiting++
        void Promise.resolve(answer).then(({ state }) => {
          this.waiting--
          if (!ANSWERED.includes(state)) this.broken.push(['no answer', state])
        })
        return
      }
      case 'read rows':
        this.expectAnswer(this.cache.invoke(getListRecords, rowsConfig(step.page)), step.page.fields)
        return
      case 'follow':
        this.followers.push(
          followRecord(this.world, this.cache, idAt(step.record), step.fields, step.parentFields, this.check),
        )
        return
      case 'follow rows':
        this.followers.push(followRows(this.world, this.cache, step.page, this.check))
        return
      case 'leave':
        this.followers.splice(step.pick % Math.max(1, this.followers.length), 1)[0]?.subscription.unsubscribe()
        return
      case 'refresh':
        this.expectAnswer(
          this.cache.refresh(getRecord, { recordId: idAt(step.record), fields: pathsOf(step.fields) }),
          step.fields,
        )
        return
      case 'notify':
        this.world.announce(step.records.map(idAt))
        notify(this.cache, step.records.map(idAt))
        return
      case 'change':
        this.world.change(anyAt(step.record), step.moves, step.lists)
        return
      case 'remove':
        this.world.remove(idAt(step.record))
        return
      case 'event':
        this.announce(anyAt(step.record))
        return
      case 'wait':
        this.clock.nowMs += step.ms
        return
      case 'deliver':
      case 'repeat':
      case 'fail':
      case 'lose':
      case 'odd':
        this.isOdd ||= step.kind === 'odd'
        this.world.deliver(step.pick, ANSWERS[step.kind])
        return
      case 'lag':
        this.world.lag(step.requests, step.changes)
        return
      case 'write':
        this.expectWritten(
          this.cache.send(updateRecord, {
            fields: { Id: idAt(step.record), [step.isAnswered ? 'A' : 'B']: 'Written' },
          }),
        )
        return
      case 'erase':
        this.expectErased(idAt(step.record))
        return
      case 'write down':
        this.pages.push(JSON.parse(JSON.stringify(dehydrate(this.cache))))
        return
      case 'hydrate': {
        const page = this.pages[step.pick % Math.max(1, this.pages.length)]
        if (page !== undefined) hydrate(this.cache, page, this.clock.nowMs)
        return
      }
      case 'reset':
        this.resets++
        this.cache.reset()
    }
  }

  /** Does one step, and looks at one record of the store. */
  async step(step: ModelStep, number: number): Promise<void> {
    this.act(step)
    const turns = step.kind === 'deliver' ? step.turns : undefined
    if (turns !== undefined) for (let turn = 0; turn < turns; turn++) await Promise.resolve()
    else {
      await settle()
      this.expectStored(RECORDS[number % RECORDS.length] ?? '')
    }
    // Of a hundred thousand steps: an assertion in each took a tenth of their time.
    if (this.broken.length > 0) expect(this.broken).toEqual([])
  }

  /** Answers every open request, and checks the store and the this.followers: then, after an event for each record, and after a resync. */
  async end(): Promise<void> {
    this.world.lag(0, 0)
    await this.deliverAll()
    for (const id of RECORDS) this.expectStored(id)
    expect(this.broken).toEqual([])

    // After the events, this.followers that show something as current show what the service has.
    for (const id of RECORDS) this.announce(id)
    await this.deliverAll()
    for (const follower of this.followers) {
      const { subscription, wrong, isThere } = follower
      if (subscription.snapshot.state !== 'Fulfilled' || !this.isCoveredByEvents(follower)) continue
      this.broken.push(...(isThere() ? wrong(false) : ['not there']))
    }
    expect(this.broken).toEqual([])

    // After the resync all this.followers do, and so do new readers.
    this.world.announce(RECORDS)
    receive(this.cache, { type: 'resync' })
    await this.deliverAll()
    this.expectAnswer(this.cache.refresh(getListRecords, rowsConfig(WHOLE_LIST)), FIELDS)
    await this.deliverAll()
    const answers = CASES.map((recordId) =>
      this.cache.refresh(getRecord, { recordId, fields: pathsOf(FIELDS, FIELDS) }),
    )
    await this.deliverAll()
    for (const [position, answer] of (await Promise.all(answers)).entries()) {
      if (this.world.isDeleted(idAt(position)))
        expect(answer).toMatchObject({ data: undefined, error: { status: 404 } })
      else expect([answer.state, answer.data && outdatedIn(this.world, answer.data)]).toEqual(['Fulfilled', []])
    }
    for (const { subscription, wrong, isThere } of this.followers) {
      const { state, error } = subscription.snapshot
      if (isThere()) expect([state, wrong(true)]).toEqual(['Fulfilled', []])
      else expect([state, error?.status]).toEqual(['Error', 404])
    }
    for (const { subscription } of this.followers) subscription.unsubscribe()
    for (const id of RECORDS) this.expectStored(id)
    expect(this.broken).toEqual([])
  }
}

const idAt = (record: number) => CASES[record] ?? ''
const anyAt = (record: number) => RECORDS[record] ?? ''
