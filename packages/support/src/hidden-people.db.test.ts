import type { RecordShape } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { supportApp } from './app.ts'
import { createSupportWorld, type SupportWorld } from './testing/support-world.ts'

// A person who is hidden is not found by the id that a record holds: as its writer, its owner, or in any other field.

let world: SupportWorld
beforeAll(async () => {
  world = await createSupportWorld()
})
afterAll(() => world.close())

/** Ids of users in the fields of a record, and by whom it says it was changed. */
function usersIn({ fields, lastModifiedById }: RecordShape): Map<string, string> {
  const shownIds = new Map<string, string>()
  for (const [name, { value }] of Object.entries(fields)) {
    if (typeof value === 'string' && value.startsWith('005')) shownIds.set(name, value)
  }
  if (lastModifiedById) shownIds.set('lastModifiedById', lastModifiedById)
  return shownIds
}

it('shows no reader the id of a hidden user, in any field of any record', async () => {
  const leaks: unknown[] = []
  let shown = 0
  for (const person of world.actors) {
    const gateway = person === 'guest' ? world.platform.asGuest() : world.asActor(person)
    const users = world.rows.filter(({ object }) => object === 'User').map(({ id }) => id)
    const known = await gateway.records.getBatch(users, { optionalFields: ['Id'] }).catch(() => null)
    const seen = users.filter((_, index) => known?.results[index]?.statusCode === 200)
    for (const { apiName, fields } of supportApp.objects) {
      const ids = world.rows.filter(({ object }) => object === apiName).map(({ id }) => id)
      const lookups = Object.entries(fields).flatMap(([name, { type }]) => (type === 'lookup' ? [name] : []))
      const optionalFields = ['CreatedById', 'LastModifiedById', ...lookups]
      const answer = await gateway.records.getBatch(ids, { optionalFields }).catch(() => ({ results: [] }))
      for (const { statusCode, result } of answer.results) {
        if (statusCode !== 200) continue
        for (const [field, id] of usersIn(result as RecordShape)) {
          if (seen.includes(id)) shown += 1
          else leaks.push({ person, field, of: (result as RecordShape).id, id })
        }
      }
    }
  }
  expect(leaks).toEqual([])
  expect(shown).toBeGreaterThan(100)
})
