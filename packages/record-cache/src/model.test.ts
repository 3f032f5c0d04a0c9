import type { RecordShape } from 'contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { getRecord } from './adapters/records/get-record.ts'
import { getRecords } from './adapters/records/get-records.ts'
import { createRecordCache, type Following } from './record-cache.ts'
import type { Snapshot } from './snapshot.ts'
import { ACCOUNTS, CASES, FIELDS, modelWorld } from './testing/model-world.ts'
import { settle } from './testing/scripted-service.ts'

const pick = fc.nat({ max: 1_000 })
const fields = fc.uniqueArray(fc.constantFrom(...FIELDS), { minLength: 1 })
const parentFields = fc.uniqueArray(fc.constantFrom(...FIELDS), { maxLength: 2 })
const operation = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('read' as const), pick, fields, parentFields, isOptional: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('read batch' as const), pick, fields }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('follow' as const), pick, fields, parentFields }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refresh' as const), pick, fields }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('notify' as const), pick }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('change' as const), pick, moves: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('event' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.nat({ max: 40_000 }) }) },
  { weight: 9, arbitrary: fc.record({ kind: fc.constant('deliver' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('fail' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lose' as const), pick }) },
)

const RUNS = 250
const STEPS = 80

it('never mixes versions, never goes back, never leaves a reader waiting: the store equals what was delivered', {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(operation, { minLength: STEPS, maxLength: STEPS, size: 'max' }),
      fc.boolean(),
      async (operations, withDeletions) => {
        const world = modelWorld()
        const clock = { nowMs: 1_000_000 }
        const cache = createRecordCache({ fetch: world.fetch, now: () => clock.nowMs, development: true })
        const following: Following<RecordShape>[] = []
        let waiting = 0
        const broken: unknown[] = []
        const check = (snapshot: Snapshot<unknown>) => {
          try {
            if (snapshot.state === 'Fulfilled') expectOneVersion(world, snapshot.data as RecordShape)
          } catch (error) {
            // A listener must not throw into the cache; the step that it happened in fails below.
            broken.push(error)
          }
        }
        const checkWhole = (snapshot: Snapshot<RecordShape>, asked: readonly string[]) => {
          if (snapshot.state !== 'Fulfilled' || asked.every((field) => field in snapshot.data.fields)) return
          broken.push(['left out', asked, snapshot.data.fields])
        }
        const expectAnswer = (answer: Snapshot<unknown> | Promise<Snapshot<unknown>>) => {
          if (!(answer instanceof Promise)) return check(answer)
          waiting++
          void answer.then((snapshot) => {
            waiting--
            expect(['Fulfilled', 'Error']).toContain(snapshot.state)
            // Every field exists, so no answer may ever count as incomplete.
            if (snapshot.error?.status === 502) broken.push(snapshot.error)
          })
        }
        for (const step of operations) {
          const id = CASES['pick' in step ? step.pick % CASES.length : 0] ?? ''
          const any = [...CASES, ...ACCOUNTS]['pick' in step ? step.pick % 6 : 0] ?? ''
          switch (step.kind) {
            case 'read': {
              const paths = pathsOf(step.fields, step.parentFields)
              const wanted = step.isOptional ? { optionalFields: paths } : { fields: paths }
              const answer = cache.invoke(getRecord, { recordId: id, ...wanted })
              expectAnswer(answer)
              void Promise.resolve(answer).then((snapshot) => checkWhole(snapshot, step.fields))
              break
            }
            case 'read batch': {
              const ids = CASES.filter((_, position) => (step.pick >> position) % 2 === 0)
              const answer =
                ids.length === 0
                  ? undefined
                  : cache.invoke(getRecords, { records: [{ recordIds: ids, fields: pathsOf(step.fields, []) }] })
              if (answer instanceof Promise) expectAnswer(answer)
              break
            }
            case 'follow':
              following.push(
                cache.subscribe(getRecord, { recordId: id, fields: pathsOf(step.fields, step.parentFields) }, check),
              )
              break
            case 'leave':
              following.splice(step.pick % Math.max(1, following.length), 1)[0]?.unsubscribe()
              break
            case 'refresh':
              expectAnswer(cache.refresh(getRecord, { recordId: id, fields: pathsOf(step.fields, []) }))
              break
            case 'notify':
              cache.notify([id, CASES[0] ?? ''])
              break
            case 'change':
              if (withDeletions && step.pick % 40 === 0) world.deleted.add(id)
              else world.change(any, step.moves)
              break
            case 'event':
              cache.receive({
                type: 'record',
                operation: 'updated',
                objectApiName: 'Case',
                id,
                weakEtag: world.versions.get(id) ?? 0,
                parentIds: [],
              })
              break
            case 'wait':
              clock.nowMs += step.ms
              break
            case 'deliver':
              world.deliver(step.pick, 'as it is')
              break
            case 'fail':
              world.deliver(step.pick, 'failed')
              break
            case 'lose':
              world.deliver(step.pick, 'no answer')
              break
          }
          await settle()
          expect(broken).toEqual([])
        }
        for (let round = 0; world.open.length > 0 && round < 500; round++) {
          world.deliver(0, 'as it is')
          await settle()
        }
        expect(world.open).toHaveLength(0)
        expect(waiting).toBe(0)
        await expectLatest(world, cache, following)
        expect(broken).toEqual([])
      },
    ),
    { numRuns: RUNS },
  )
})

const pathsOf = (own: readonly string[], parents: readonly string[]) => [
  ...own.map((field) => `Case.${field}`),
  ...parents.map((field) => `Case.Account.${field}`),
]

/** Every field of a record is of the one version that its header names, and that is the highest one delivered. */
function expectOneVersion(world: ReturnType<typeof modelWorld>, data: RecordShape): void {
  expect(data.weakEtag).toBe(world.delivered.get(data.id))
  for (const [name, { value }] of Object.entries(data.fields)) {
    if (name === 'Account') {
      const parent = world.parentIn(data.id, data.weakEtag)
      if (typeof value === 'object' && value !== null) {
        expect(value.id).toBe(parent)
        expectOneVersion(world, value)
      }
    } else expect(value).toBe(world.valueOf(data.id, name, data.weakEtag))
  }
}

/** With everything delivered, whoever asks anew sees the present, and so does whoever follows. */
async function expectLatest(
  world: ReturnType<typeof modelWorld>,
  cache: ReturnType<typeof createRecordCache>,
  following: readonly Following<RecordShape>[],
): Promise<void> {
  const answers = CASES.map((recordId) => cache.refresh(getRecord, { recordId, fields: pathsOf(FIELDS, FIELDS) }))
  for (let round = 0; round < 500; round++) {
    await settle()
    if (world.open.length === 0) break
    world.deliver(0, 'as it is')
  }
  for (const [position, answer] of (await Promise.all(answers)).entries()) {
    const id = CASES[position] ?? ''
    if (world.deleted.has(id)) expect(answer).toMatchObject({ state: 'Error', data: undefined, error: { status: 404 } })
    else {
      expect(answer.data?.weakEtag).toBe(world.versions.get(id))
      if (answer.data !== undefined) expectOneVersion(world, answer.data)
    }
  }
  for (const { snapshot, unsubscribe } of following) {
    if (snapshot.data !== undefined) {
      expect(snapshot.state).toBe('Fulfilled')
      expect(snapshot.data.weakEtag).toBe(world.versions.get(snapshot.data.id))
      expectOneVersion(world, snapshot.data)
    } else expect(snapshot.error?.status).toBe(404)
    unsubscribe()
  }
}
