import { type WorldActor, worldApp, worldId } from 'support/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { actorsAt, isWhole, someOf } from '../sample.ts'
import { callers } from '../worlds/actors.ts'
import { type CallWorld, createCallWorld } from '../worlds/call-world.ts'
import { aboutObject } from './about-object.ts'
import { questions } from './questions.ts'

// The time of an answer must not distinguish a hidden row from a missing one, so the same statements are sent for both.

let world: CallWorld
let answer: CallWorld['answer']
beforeAll(async () => {
  world = await createCallWorld()
  // Which columns a statement reads depends on how often they were asked, which is not what is compared.
  answer = world.answering({ oftenUses: Infinity })
})
afterAll(() => world.close())

const PLACE = 'PlaceOfAnId'
const people = callers.filter((actor) => actor !== 'guest')

/** Every call where the whole is walked; a sample asks those that write, which lock rows. */
const asks = Object.entries(questions).filter(([name]) => isWhole || /update|delete|execute|perform/i.test(name))

const actionsOf = (objectApiName: string): string[] =>
  (worldApp.objects.find(({ apiName }) => apiName === objectApiName)?.actions ?? []).map(({ apiName }) => apiName)

it('sends the same statements for a hidden row and for a missing one, by every call', async () => {
  const differences: unknown[] = []
  const called = new Set<string>()
  for (const [place, object] of worldApp.objects.entries()) {
    const about = { ...aboutObject(object, world.rows), ids: [PLACE], actions: actionsOf(object.apiName) }
    const rows = world.rows.filter((row) => row.object === object.apiName)
    for (const actor of actorsAt(people, place)) {
      const hidden = await hiddenFrom(
        actor,
        rows.map(({ id }) => id),
      )
      if (hidden === undefined) continue
      for (const [name, ask] of asks) {
        if (!world.calls.includes(name)) continue
        const named = ask(about).filter((each) => JSON.stringify(each).includes(PLACE))
        for (const question of someOf(named, 2, place)) {
          const statementsFor = async (id: string) => {
            const { params, query = {}, body } = JSON.parse(JSON.stringify(question).replaceAll(PLACE, id))
            return (await answer({ actor, call: name, params, query, body })).statements
          }
          const first = await statementsFor(hidden)
          const second = await statementsFor(worldId(object.keyPrefix, 987_654))
          if (first.length > 0) called.add(name)
          if (first.join() !== second.join()) differences.push({ actor, name, hidden, one: first, other: second })
        }
      }
    }
  }
  expect(differences).toEqual([])
  expect([...called]).toEqual(
    expect.arrayContaining([
      'actions.performQuickAction',
      'avatars.updateRecordAvatar',
      'records.deleteRecord',
      'records.executeBatchRecordOperations',
      'records.updateRecord',
    ]),
  )
})

async function hiddenFrom(actor: WorldActor, ids: readonly string[]): Promise<string | undefined> {
  if (ids.length === 0) return undefined
  const { results } = await world.asActor(actor).records.getBatch([...ids], { optionalFields: ['Id'] })
  return ids.find((_, index) => results[index]?.statusCode !== 200)
}
