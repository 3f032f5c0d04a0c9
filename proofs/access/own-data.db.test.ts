import { readOwnData } from 'support'
import { canariesIn, createSupportWorld, readableCanaries, type SupportWorld } from 'support/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callers } from '../worlds/actors.ts'

// Reads of records for a user outside the calls of the service.

let world: SupportWorld
beforeAll(async () => {
  world = await createSupportWorld()
})
afterAll(() => world.close())

it.each(callers.filter((actor) => actor !== 'guest'))(
  'gives %s nothing in the file of own data that is hidden',
  async (actor) => {
    const parts: unknown[] = []
    for await (const part of readOwnData(async () => world.asActor(actor), world.principalOf(actor))) parts.push(part)
    const may = readableCanaries(world, actor)
    expect(parts.length).toBeGreaterThan(0)
    expect(canariesIn(JSON.stringify(parts)).filter((canary) => !may.has(canary))).toEqual([])
  },
)
