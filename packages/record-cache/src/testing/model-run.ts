import type { RecordShape } from 'contract'
import { expect } from 'vitest'
import { getRecord } from '../adapters/records/get-record.ts'
import { getRecords } from '../adapters/records/get-records.ts'
import { notify } from '../live/notify.ts'
import { receive } from '../live/receive.ts'
import type { Subscription } from '../read/subscribe.ts'
import { createRecordCache } from '../record-cache.ts'
import type { Snapshot } from '../snapshot.ts'
import type { ModelStep } from './model-steps.ts'
import { ACCOUNTS, CASES, FIELDS, modelWorld } from './model-world.ts'
import { settle } from './scripted-service.ts'

/** A cache, the world it reads, and everybody who reads it. */
export function modelRun(withDeletions: boolean) {
  const world = modelWorld()
  const clock = { nowMs: 1_000_000 }
  const cache = createRecordCache({ fetch: world.fetch, now: () => clock.nowMs, development: true })
  const following: Subscription<RecordShape>[] = []
  /** What a listener saw that must not be: it must not throw into the cache, so the step that it happened in fails later. */
  const broken: unknown[] = []
  let waiting = 0

  const check = (snapshot: Snapshot<unknown>) => {
    try {
      if (snapshot.state === 'Fulfilled') expectOneVersion(snapshot.data as RecordShape)
    } catch (error) {
      broken.push(error)
    }
  }
  const checkWhole = (snapshot: Snapshot<RecordShape>, requested: readonly string[]) => {
    if (snapshot.state !== 'Fulfilled' || requested.every((field) => field in snapshot.data.fields)) return
    broken.push(['left out', requested, snapshot.data.fields])
  }
  const expectAnswer = (answer: Snapshot<unknown> | Promise<Snapshot<unknown>>) => {
    if (!(answer instanceof Promise)) {
      check(answer)
      return
    }
    waiting++
    void answer.then((snapshot) => {
      waiting--
      if (!['Fulfilled', 'Stale', 'Error'].includes(snapshot.state)) broken.push(['no answer', snapshot])
      // Every field exists, so no answer may ever count as incomplete.
      if (snapshot.error?.status === 502) broken.push(snapshot.error)
    })
  }

  /** Every field of a record is of the one version that its header names, and that is the highest one delivered. */
  function expectOneVersion(data: RecordShape): void {
    expect(data.weakEtag).toBe(world.delivered.get(data.id)?.version)
    for (const [name, { value }] of Object.entries(data.fields)) {
      if (name === 'Account') {
        const parent = world.parentIn(data.id, data.weakEtag)
        if (typeof value === 'object' && value !== null) {
          expect(value.id).toBe(parent)
          expectOneVersion(value)
        }
      } else expect(value).toBe(world.valueOf(data.id, name, data.weakEtag))
    }
  }

  /**
   * The store holds of a record what was delivered of its highest version, all of it and nothing else, and waits for nothing that nobody
   * was asked for.
   */
  function expectStored(id: string): void {
    const object = CASES.includes(id) ? 'Case' : 'Account'
    const delivered = world.delivered.get(id)
    for (const field of FIELDS) {
      const snapshot = cache.peek(getRecord, { recordId: id, fields: [`${object}.${field}`] })
      const value = snapshot?.data?.fields[field]?.value
      const expected = delivered?.fields.has(field) ? world.valueOf(id, field, delivered.version) : undefined
      if (snapshot?.state === 'Pending' && world.open.length === 0) broken.push(['waits', id, field])
      if (value !== expected) broken.push(['stored', id, field, value, 'and not', expected, snapshot?.state])
    }
  }

  function expectAllStored(): void {
    for (const id of [...CASES, ...ACCOUNTS]) expectStored(id)
    expect(broken).toEqual([])
  }

  async function deliverAll(): Promise<void> {
    for (let round = 0; world.open.length > 0 && round < 500; round++) {
      world.deliver(0, 'as it is')
      await settle()
    }
    expect(world.open).toHaveLength(0)
  }

  function act(step: ModelStep): void {
    const id = CASES['pick' in step ? step.pick % CASES.length : 0] ?? ''
    const any = [...CASES, ...ACCOUNTS]['pick' in step ? step.pick % 6 : 0] ?? ''
    switch (step.kind) {
      case 'read': {
        const paths = pathsOf(step.fields, step.parentFields)
        const wanted = step.isOptional ? { optionalFields: paths } : { fields: paths }
        const answer = cache.invoke(getRecord, { recordId: id, ...wanted })
        expectAnswer(answer)
        void Promise.resolve(answer).then((snapshot) => checkWhole(snapshot, step.fields))
        return
      }
      case 'read batch': {
        const ids = CASES.filter((_, position) => (step.pick >> position) % 2 === 0)
        if (ids.length === 0) return
        const answer = cache.invoke(getRecords, { records: [{ recordIds: ids, fields: pathsOf(step.fields, []) }] })
        if (answer instanceof Promise) expectAnswer(answer)
        return
      }
      case 'follow': {
        const config = { recordId: id, fields: pathsOf(step.fields, step.parentFields) }
        following.push(cache.subscribe(getRecord, config, check))
        return
      }
      case 'leave':
        following.splice(step.pick % Math.max(1, following.length), 1)[0]?.unsubscribe()
        return
      case 'refresh':
        expectAnswer(cache.refresh(getRecord, { recordId: id, fields: pathsOf(step.fields, []) }))
        return
      case 'notify':
        world.announce([id, CASES[0] ?? ''])
        notify(cache, [id, CASES[0] ?? ''])
        return
      case 'change':
        if (withDeletions && step.pick % 40 === 0) world.deleted.add(id)
        else world.change(any, step.moves)
        return
      case 'event':
        receive(cache, {
          type: 'record',
          operation: 'updated',
          objectApiName: 'Case',
          id,
          weakEtag: world.versions.get(id) ?? 0,
          parentIds: [],
        })
        return
      case 'wait':
        clock.nowMs += step.ms
        return
      case 'deliver':
        world.deliver(step.pick, 'as it is')
        return
      case 'repeat':
        world.deliver(step.pick, 'as it was')
        return
      case 'fail':
        world.deliver(step.pick, 'failed')
        return
      case 'lose':
        world.deliver(step.pick, 'no answer')
        return
    }
  }

  return {
    /** Does one step and compares one record of the store with what was delivered of it. */
    async step(step: ModelStep, number: number): Promise<void> {
      act(step)
      await settle()
      expectStored([...CASES, ...ACCOUNTS][number % 6] ?? '')
      expect(broken).toEqual([])
    },
    /** With everything delivered nobody waits, whoever refetches sees the present, and so does whoever follows. */
    async end(): Promise<void> {
      await deliverAll()
      expect(waiting).toBe(0)
      expectAllStored()
      const answers = CASES.map((recordId) => cache.refresh(getRecord, { recordId, fields: pathsOf(FIELDS, FIELDS) }))
      await settle()
      await deliverAll()
      for (const [position, answer] of (await Promise.all(answers)).entries()) {
        const id = CASES[position] ?? ''
        if (world.deleted.has(id)) {
          expect(answer).toMatchObject({ state: 'Error', data: undefined, error: { status: 404 } })
        } else {
          expect(answer.data?.weakEtag).toBe(world.versions.get(id))
          if (answer.data !== undefined) expectOneVersion(answer.data)
        }
      }
      for (const { snapshot, unsubscribe } of following) {
        if (snapshot.data !== undefined) {
          expect(snapshot.state).toBe('Fulfilled')
          expect(snapshot.data.weakEtag).toBe(world.versions.get(snapshot.data.id))
          expectOneVersion(snapshot.data)
        } else expect(snapshot.error?.status).toBe(404)
        unsubscribe()
      }
      expectAllStored()
    },
  }
}

const pathsOf = (own: readonly string[], parents: readonly string[]) => [
  ...own.map((field) => `Case.${field}`),
  ...parents.map((field) => `Case.Account.${field}`),
]
