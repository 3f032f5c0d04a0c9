import { callAddresses, isAddedCall } from 'contract/testing'
import * as recordCache from 'record-cache'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { actionRows } from './action-rows.ts'
import { listRows } from './list-rows.ts'
import { preferenceRows } from './preference-rows.ts'
import { recordRows } from './record-rows.ts'
import { searchRows } from './search-rows.ts'
import { startWorld, type World } from './world.ts'

const rows = [...recordRows, ...listRows, ...preferenceRows, ...actionRows, ...searchRows]

let world: World

beforeAll(async () => {
  world = await startWorld()
})

afterAll(() => world.env.stop())

it('has a row for every adapter of a specified call', () => {
  const known = new Set(rows.map(({ adapter }) => adapter))
  const added = [...callAddresses.keys()].filter(isAddedCall).map((name) => name.split('.')[1])
  expect(exportedAdapters().filter((name) => !known.has(name) && !added.includes(name))).toEqual([])
})

it.each(rows)('$adapter works against the product, as $as', ({ check }) => check(world))

function exportedAdapters(): string[] {
  return Object.values(recordCache).flatMap((value) => {
    const isAdapter = typeof value === 'object' && 'kind' in value && (value.kind === 'read' || value.kind === 'write')
    return isAdapter ? [value.name] : []
  })
}
