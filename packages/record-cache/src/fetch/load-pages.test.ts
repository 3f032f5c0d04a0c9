import { expect, it } from 'vitest'
import { getListRecords } from '../adapters/lists.ts'
import { receive } from '../live/receive.ts'
import { createRecordCache } from '../record-cache.ts'
import { rowsConfig } from '../testing/model/followers.ts'
import { modelWorld } from '../testing/model/model-world.ts'
import { CASES, rowsOf } from '../testing/model/service-states.ts'
import { settle } from '../testing/scripted-service.ts'
import { updated } from '../testing/two-cases.ts'

/** A cache over the list of the model, which has four cases; answers come when the test says so. */
function setUp() {
  const world = modelWorld()
  const cache = createRecordCache({ fetch: world.fetch, now: () => 1_000_000 })
  const follow = (offset: number, size = 2) => {
    const config = rowsConfig({ offset, size, fields: ['A'] })
    const following = cache.subscribe(getListRecords, config, () => {})
    return () => following.snapshot.data?.records.map(({ id }) => id)
  }
  const deliver = async (open: number) => {
    world.deliver(open, 'as it is')
    await settle()
  }
  const deliverAll = async () => {
    while (world.open.length > 0) await deliver(0)
  }
  /** A case leaves the list, or comes into it. */
  const move = async (number: number) => {
    const id = CASES[number - 1] ?? ''
    world.change(id, false, true)
    receive(cache, updated(id, world.versionOf(id)))
    await settle()
  }
  const rows = () => rowsOf(world.state())
  return { world, follow, deliver, deliverAll, move, rows }
}

it.each([
  ['first', 0],
  ['last', 1],
])('puts a page where its token points on arrival, be the page before it answered %s', async (_, first) => {
  const { follow, deliver, deliverAll, move, rows } = setUp()
  const before = follow(0)
  await deliverAll()
  const page = follow(2)
  await deliverAll()
  await move(2)
  await deliver(first)
  await deliverAll()
  expect([before(), page()]).toEqual([rows().slice(0, 2), rows().slice(2, 4)])
})
