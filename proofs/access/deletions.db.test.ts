import { AppError } from 'contract'
import type { ObjectDefinition } from 'platform'
import type { WorldRow } from 'support/testing'
import { createSupportWorld, expectedOf, fieldsOf, type SupportWorld, type WorldActor, worldApp } from 'support/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actorsAt } from '../sample.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

/** Whether the table lets an actor see and delete a row. */
function allowed(object: ObjectDefinition, row: WorldRow, person: WorldActor): { see: boolean; remove: boolean } {
  const actor = { person, principal: world.principalOf(person) }
  const { see, remove = [] } = expectedOf(object.apiName, actor)
  const reaches = (lines: typeof see) => fieldsOf(lines, object, row, actor) !== null
  return { see: reaches(see), remove: reaches(remove) }
}

async function outcome(person: WorldActor, path: 'single' | 'batch', { id }: WorldRow): Promise<string> {
  const { records } = world.asActor(person)
  if (path === 'batch') {
    const batch = { allOrNone: true, operations: [{ type: 'DELETE', records: [{ id }] }] }
    const [item] = (await records.batch(batch)).results
    return Array.isArray(item?.result) ? (item.result[0]?.errorCode ?? '') : 'deleted'
  }
  try {
    await records.delete(id)
    return 'deleted'
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

describe.each(worldApp.objects.map((object) => [object.apiName, object] as const))('%s', (_, object) => {
  it('is deleted by exactly those whom the table names, by the single call and in a batch', async () => {
    const rows = world.rows.filter((row) => row.object === object.apiName)
    const pairs = rows.flatMap((row, place) =>
      world.actors.map((person) => ({ row, place, person, may: allowed(object, row, person) })),
    )
    const differences: unknown[] = []
    for (const { row, place, person, may } of pairs.filter((pair) => !pair.may.remove)) {
      if (!actorsAt(world.actors, place).includes(person)) continue
      const expected = may.see ? 'INSUFFICIENT_ACCESS' : 'NOT_FOUND'
      for (const path of ['single', 'batch'] as const) {
        const got = await outcome(person, path, row)
        if (got !== expected) differences.push({ person, row: row.id, path, expected, got })
      }
    }
    // A row can be deleted once: where several may, they take turns.
    const byRow = [
      ...Map.groupBy(
        pairs.filter((pair) => pair.may.remove),
        ({ row }) => row.id,
      ).values(),
    ]
    for (const [index, some] of byRow.entries()) {
      const { row, person } = some[index % some.length] as (typeof some)[number]
      const got = await outcome(person, index % 2 ? 'batch' : 'single', row)
      if (got !== 'deleted') differences.push({ person, row: row.id, expected: 'deleted', got })
    }
    expect(differences).toEqual([])
  })
})
