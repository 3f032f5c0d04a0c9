import { CANARY, canariesIn, knownNames, readableCanaries, type WorldActor, worldApp } from 'support/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actorsAt, isTurn, someOf } from '../sample.ts'
import { callers } from '../worlds/actors.ts'
import { type CallWorld, createCallWorld } from '../worlds/call-world.ts'
import { aboutObject } from './about-object.ts'
import { questions } from './questions.ts'

// Profiles x objects x calls x ownership: every actor requests every record, field and list of every object by every call.

let world: CallWorld
/** The ids of the list views that users created, each with a unique canary as its label. */
const ownListIds: string[] = []
const labelOf = (actor: WorldActor): string => `${CANARY}list${actor}`

beforeAll(async () => {
  world = await createCallWorld()
  for (const actor of callers.filter((caller) => caller !== 'guest' && caller !== 'priya')) {
    const view = { label: labelOf(actor), listViewApiName: 'Mine', displayColumns: ['Id'] }
    const { listReference } = await world.asActor(actor).lists.create('Case', view)
    if (listReference.id !== null) ownListIds.push(listReference.id)
  }
})
afterAll(() => world.close())

const answered = new Set<string>()

/** Calls that describe what there is, and repeat nothing of what is asked. */
const describing =
  /^(objectInfo|layouts|listObjectInfo|apps|actions|duplicates)\.|Info|Metadata|Options|Summaries|Defaults|Template/
const names = [...new Set(worldApp.objects.flatMap(({ apiName, fields }) => [apiName, ...Object.keys(fields)]))]

/** An answer without its labels and its kinds of parts, which contain the words Account and Field without naming an object or a field. */
const withoutWords = (text: string): string => text.replace(/"(?:label|type|componentType)":"[^"]*"/g, '')

const objects = worldApp.objects.map((object, place) => [object.apiName, object, place] as const)

describe.each(objects)('%s', (_, object, objectPlace) => {
  it.each(callers)('gives %s nothing that is hidden, by any call', async (actor) => {
    const subject = subjectOf(object)
    const may = readableCanaries(world, actor).add(labelOf(actor))
    const known = knownNames(world, actor)
    const unknown = names.filter((name) => !known.has(name))
    const leaks: unknown[] = []
    const failures: unknown[] = []
    for (const [index, [call, ask]] of Object.entries(questions).entries()) {
      const place = objectPlace + index
      // Few callers may create, delete and act, so a sample of the callers would always be refused: all callers ask, about some objects.
      const asksAll = /createRecord|delete|perform/i.test(call)
      if (asksAll ? !isTurn(3, place) : !actorsAt(callers, place).includes(actor)) continue
      for (const { query = {}, ...question } of asksAll ? ask(subject) : someOf(ask(subject), 2, place)) {
        const { status, text } = await world.answer({ actor, call, query, ...question })
        if (status === 0 || status >= 500) failures.push({ call, question, status })
        if (status < 300) answered.add(call)
        const shown = canariesIn(text).filter((canary) => !may.has(canary))
        if (shown.length > 0) leaks.push({ call, question, shown })
        const described = status < 300 && describing.test(call) ? withoutWords(text) : ''
        const named = unknown.filter((name) => described.includes(`"${name}"`))
        if (named.length > 0) leaks.push({ call, question, named })
      }
    }
    expect({ leaks, failures }).toEqual({ leaks: [], failures: [] })
  })
})

it('asked every call that takes no file, and each answered at least one actor', async () => {
  expect(Object.keys(questions).sort()).toEqual([...world.calls].sort())
  // The sample of a call may be refused throughout: all of its questions are asked then.
  for (const [call, ask] of Object.entries(questions)) {
    if (!answered.has(call) && (await isAnswered(call, ask))) answered.add(call)
  }
  expect([...answered].sort()).toEqual(Object.keys(questions).sort())
})

/** What is asked of an object, the list views that people made of it included. */
function subjectOf(object: (typeof worldApp.objects)[number]) {
  const about = aboutObject(object, world.rows)
  const own = object.apiName === 'Case' ? ownListIds.map((id) => ({ id, apiName: 'Mine' })) : []
  return { ...about, listViews: [...about.listViews, ...own] }
}

async function isAnswered(call: string, ask: (typeof questions)[string]): Promise<boolean> {
  for (const object of worldApp.objects) {
    for (const { query = {}, ...question } of ask(subjectOf(object))) {
      for (const actor of callers) {
        if ((await world.answer({ actor, call, query, ...question })).status < 300) return true
      }
    }
  }
  return false
}
