import { expect, it, vi } from 'vitest'
import type { ReadAdapter } from '../adapter.ts'
import type { GetRecordConfig } from '../adapters/records/get-record.ts'
import { getRecord } from '../adapters/records/get-record.ts'
import { getRecords } from '../adapters/records/get-records.ts'
import type { View } from '../engine/view.ts'
import { recordId } from '../testing/scripted-service.ts'
import { threeCases } from '../testing/three-cases.ts'
import { CASE, twoCases } from '../testing/two-cases.ts'

const FIELDS = ['Case.Subject', 'Case.Status']

it('touches no subscription whose records did not change', async () => {
  const { service, cache } = threeCases()
  const ids = Array.from({ length: 1_000 }, (_, number) => recordId('500', 1_000 + number))
  for (const id of ids) service.put('Case', id, { Subject: 'Same', Status: 'Open' })
  const all = (recordIds: readonly string[]) => ({ records: [{ recordIds, fields: FIELDS }] })
  await cache.invoke(getRecords, all(ids))
  const seen = new Set<string>()
  const heard = new Set<string>()
  const watched: ReadAdapter<GetRecordConfig, unknown> = {
    ...getRecord,
    open(engine, config) {
      const view = getRecord.open(engine, config)
      return view === null ? null : seenBy(view, () => seen.add(config.recordId))
    },
  }
  for (const id of ids) {
    cache.subscribe(watched, { recordId: id, fields: FIELDS }, () => heard.add(id))
  }
  const changed = ids.filter((_, position) => position % 10 === 0)
  for (const id of changed) service.put('Case', id, { Status: 'Closed' })
  const asked = cache.refresh(getRecords, all(changed))
  seen.clear()
  await asked
  expect([...heard].sort()).toEqual(changed)
  expect([...seen].sort()).toEqual(changed)
})

it('notifies the other listeners when one throws, and rethrows its error', async () => {
  const { service, cache, follow } = twoCases()
  const config = { recordId: CASE, fields: ['Case.Status'] }
  await cache.invoke(getRecord, config)
  cache.subscribe(getRecord, config, () => {
    throw new Error('The screen failed')
  })
  const heard = follow(CASE, 'Case.Status')
  service.put('Case', CASE, { Status: 'Resolved' })
  const later: (() => void)[] = []
  const spy = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((act) => later.push(act))
  const snapshot = await cache.refresh(getRecord, config)
  spy.mockRestore()
  expect(snapshot).toMatchObject({ state: 'Fulfilled', data: { fields: { Status: { value: 'Resolved' } } } })
  expect(heard).toEqual(['Resolved'])
  expect(() => later.at(-1)?.()).toThrow('The screen failed')
})

/** The same view, which tells whenever somebody touches it. */
const seenBy = <D>(view: View<D>, touched: () => void): View<D> =>
  new Proxy(view, {
    get(target, name) {
      touched()
      const part: unknown = Reflect.get(target, name)
      return typeof part === 'function' ? part.bind(target) : part
    },
    set(target, name, value) {
      touched()
      return Reflect.set(target, name, value)
    },
  })
