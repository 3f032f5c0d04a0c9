import type { ObjectDefinition } from 'platform'
import { boundCalls } from 'server/testing'
import { type WorldActor, worldApp, worldId } from 'support/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actorsAt, someOf } from '../sample.ts'
import { callers } from '../worlds/actors.ts'
import { createHttpWorld, type HttpWorld } from '../worlds/http-world.ts'
import { type About, aboutObject } from './about-object.ts'
import { type Question, questions, questionsOfSessions } from './questions.ts'

// Over HTTP: status, headers and every byte of the body, for ids and names that are hidden and for those that are nowhere.
// Names of fields are asked about by the property test of hidden fields.

let http: HttpWorld
/** The id of a list view that Theo made. */
let listOfTheo = ''
beforeAll(async () => {
  http = await createHttpWorld()
  const view = { label: 'Of Theo', listViewApiName: 'OfTheo', displayColumns: ['Id'] }
  const { listReference } = await http.world.asActor('theo').lists.create('Case', view)
  listOfTheo = listReference.id ?? ''
})
afterAll(() => http.close())

const calls = new Map(boundCalls().map(({ name, call }) => [name, call]))
const people = callers.filter((actor) => actor !== 'guest')

// Stands for a name or an id in what is asked, so that the same can be asked about two of them.
const PLACE = 'PlaceOfAName'

/** What is asked with the place in it, what is hidden, and what there is not; both as long as each other. */
type Pair = { kind: string; about: About; hidden: string; missing: string }

const nothing: Omit<About, 'objectApiName'> = {
  ids: [],
  optionalFields: [],
  fieldNames: [],
  requiredTexts: [],
  picklists: [],
  lookups: [],
  children: [],
  listViews: [],
  relatedLists: [],
  childIds: [],
  actions: [],
  recordTypeIds: [],
  compared: {},
  filters: [],
  parameters: [],
}

const unknownName = (name: string): string => `Qq${'q'.repeat(name.length - 2)}`

async function pairsFor(actor: WorldActor, object: ObjectDefinition): Promise<Pair[]> {
  const whole = aboutObject(object, http.world.rows)
  const { objectApiName } = whole
  const pair = (kind: string, hidden: string | undefined, about: Partial<About>, missing?: string): Pair[] =>
    hidden === undefined
      ? []
      : [{ kind, hidden, missing: missing ?? unknownName(hidden), about: { ...nothing, objectApiName, ...about } }]
  // By the definitions: the answers of the product are what is tested.
  const { profile } = http.world.principalOf(actor)
  const isKnown = worldApp.access.some((access) => access.object === objectApiName && profile in access.profiles)
  if (!isKnown) {
    const optionalFields = whole.optionalFields.map((paths) => paths.replaceAll(`${objectApiName}.`, `${PLACE}.`))
    return pair('object', objectApiName, { ...whole, optionalFields, objectApiName: PLACE })
  }
  const batch = await http.world.asActor(actor).records.getBatch(whole.ids, { optionalFields: ['Id'] })
  const hiddenIds = whole.ids.filter((_, index) => batch.results[index]?.statusCode !== 200)
  const isFor = ({ profiles }: { profiles: readonly string[] }): boolean => profiles.includes(profile)
  const [shownViews, hiddenViews] = [
    (object.listViews ?? []).filter(isFor),
    (object.listViews ?? []).filter((view) => !isFor(view)),
  ]
  // Profiles may have list views of one name.
  const hiddenName = hiddenViews.find(({ apiName }) => !shownViews.some((view) => view.apiName === apiName))?.apiName
  const actions = object.actions ?? []
  const seenId = whole.ids.find((id) => !hiddenIds.includes(id)) ?? ''
  const missingView = worldId('00B', 987_654)
  return [
    ...pair(
      'id',
      hiddenIds[0],
      { ...whole, ids: [PLACE], optionalFields: whole.optionalFields.slice(0, 1) },
      worldId(object.keyPrefix, 987_654),
    ),
    ...pair('child', hiddenIds[0], { ids: [seenId], childIds: [PLACE] }, worldId(object.keyPrefix, 987_654)),
    ...pair('list', hiddenName, {
      listViews: [{ apiName: PLACE, id: missingView }],
      optionalFields: ['Id'],
      fieldNames: ['Id'],
    }),
    ...pair('list id', hiddenViews[0]?.id, { listViews: [{ apiName: 'None', id: PLACE }] }, missingView),
    ...pair(
      'list of another',
      actor !== 'theo' && object.apiName === 'Case' ? listOfTheo : undefined,
      { listViews: [{ apiName: 'None', id: PLACE }] },
      missingView,
    ),
    ...pair(
      'action',
      actions
        .find(({ offeredTo }) => !offeredTo.some(({ profiles }) => profiles.includes(profile)))
        ?.apiName.split('.')[1],
      { ids: [seenId], actions: [`${objectApiName}.${PLACE}`] },
    ),
  ]
}

const at = (question: Question, name: string): Question =>
  JSON.parse(JSON.stringify(question).replaceAll(PLACE, name)) as Question

/** Everything in an answer except the time and the name itself. */
async function answerAbout(actor: WorldActor, name: string, question: Question, place: string): Promise<string> {
  const call = calls.get(name)
  if (!call) throw new Error(`There is no call ${name}`)
  const { params, query = {}, body } = at(question, place)
  const path = call.path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(params[part] ?? ''))
  const url = `${path}?${new URLSearchParams(query)}`
  const request = { actor, method: call.method, url }
  const answer = await http.ask(
    body === undefined
      ? { ...request, headers: {} }
      : { ...request, headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) },
  )
  const { date, 'x-ratelimit-remaining': left, 'x-ratelimit-reset': reset, ...headers } = answer.headers
  return `${answer.status} ${JSON.stringify(headers)} ${answer.text}`
    .replaceAll(place, '?')
    .replace(/"eTag":"\w+"/g, '"eTag":"?"')
}

const seen = new Map<string, number>()

const objects = worldApp.objects.map((object, place) => [object.apiName, object, place] as const)

describe.each(objects)('%s', (_, object, objectPlace) => {
  it.each(people)('is hidden from %s as if it were not there', async (actor) => {
    const differences: unknown[] = []
    for (const { kind, about, hidden, missing } of await pairsFor(actor, object)) {
      for (const [index, [name, ask]] of Object.entries({ ...questions, ...questionsOfSessions }).entries()) {
        const place = objectPlace + index
        if (!actorsAt(people, place, 2).includes(actor)) continue
        const questionsAbout = ask(about).filter((each) => JSON.stringify(each).includes(PLACE))
        for (const question of someOf(questionsAbout, 1, place)) {
          seen.set(kind, (seen.get(kind) ?? 0) + 1)
          const first = await answerAbout(actor, name, question, hidden)
          const second = await answerAbout(actor, name, question, missing)
          if (first !== second)
            differences.push({ kind, name, hidden, one: first.slice(0, 400), other: second.slice(0, 400) })
        }
      }
    }
    expect(differences).toEqual([])
  })
})

it('had something of every kind to hide', () => {
  const kinds = ['object', 'id', 'child', 'list', 'list id', 'list of another', 'action']
  expect(kinds.filter((kind) => !seen.get(kind))).toEqual([])
})
