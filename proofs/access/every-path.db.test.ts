import { AppError } from 'contract'
import type { ObjectDefinition } from 'platform'
import type { WorldRow } from 'support/testing'
import {
  type Actor,
  CANARY,
  canariesIn,
  createSupportWorld,
  expectedOf,
  fieldsOf,
  type SupportWorld,
  type WorldActor,
  worldApp,
} from 'support/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actorsAt, someOf } from '../sample.ts'
import { allAnswers, objectNamed, relatedListsOf } from './read-paths.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

const objects = worldApp.objects.map((object, place) => [object.apiName, object, place] as const)
const withLists = objects.filter(([, object]) => object.listViews !== undefined)
const rowsOf = (object: ObjectDefinition): WorldRow[] => world.rows.filter((row) => row.object === object.apiName)
const actorOf = (person: WorldActor): Actor => ({ person, principal: world.principalOf(person) })

/** The fields of a row that the table allows to an actor; null for a hidden row. */
function allowed(row: WorldRow, actor: Actor): ReadonlySet<string> | null {
  const object = objectNamed(row.object)
  return fieldsOf(expectedOf(row.object, actor).see, object, row, actor)
}

const isVisible = (row: WorldRow, person: WorldActor): boolean => allowed(row, actorOf(person)) !== null

function canariesFor(actor: Actor): Set<string> {
  return new Set(
    world.rows.flatMap((row) =>
      [...(allowed(row, actor) ?? [])].flatMap((name) => canariesIn(String(row.record[name] ?? ''))),
    ),
  )
}

describe.each(objects)('%s', (_, object, place) => {
  it('lets no canary of a hidden row or field into any answer to any actor', async () => {
    const leaks: unknown[] = []
    for (const person of actorsAt(world.actors, place)) {
      const may = canariesFor(actorOf(person))
      const [seen, hidden] = [true, false].map((state) =>
        rowsOf(object).filter((row) => isVisible(row, person) === state),
      )
      const alone = [...someOf(seen ?? [], 1, place), ...someOf(hidden ?? [], 1, place)]
      const answers = await allAnswers(world.asActor(person), object, { rows: rowsOf(object), alone })
      for (const canary of new Set(answers.flatMap(canariesIn))) if (!may.has(canary)) leaks.push({ person, canary })
    }
    expect(leaks).toEqual([])
  })

  it('shows each actor as many related records as the actor may see, and counts no more', async () => {
    const differences: unknown[] = []
    for (const [parentPlace, parent] of rowsOf(object).entries()) {
      for (const person of actorsAt(world.actors, place + parentPlace)) {
        const { relatedLists } = world.asActor(person)
        for (const { list, child, field } of relatedListsOf(object)) {
          // A list is narrowed to the rows on which its own lookup may be read.
          const children = rowsOf(child).filter(
            (row) => row.record[field] === parent.id && allowed(row, actorOf(person))?.has(field),
          )
          const expected =
            isVisible(parent, person) && seesObject(child, person) ? children.map((row) => row.id).sort() : null
          const got = await orNull(
            relatedLists
              .records(parent.id, list, { pageSize: 200 })
              .then((page) => page.records.map(({ id }) => id).sort()),
          )
          const count = await orNull(relatedLists.count(parent.id, list).then((counted) => counted.count))
          if (JSON.stringify([got, count]) !== JSON.stringify([expected, expected?.length ?? null])) {
            differences.push({ person, parent: parent.id, list, expected, got, count })
          }
        }
      }
    }
    expect(differences).toEqual([])
  })

  it('names in its metadata only fields that the actor may know', async () => {
    const differences: unknown[] = []
    for (const person of world.actors) {
      const { see } = expectedOf(object.apiName, actorOf(person))
      const known = await orNull(world.asActor(person).objectInfo.get(object.apiName))
      if ((known === null) !== (see.length === 0)) differences.push({ person, known: known !== null })
      const names = new Set(
        see.flatMap(({ fields }) => (fields === '*' ? Object.keys(object.fields) : fields.split(' '))),
      )
      const shown = Object.keys(known?.fields ?? {}).filter((name) => name in object.fields)
      if (shown.some((name) => !names.has(name))) differences.push({ person, shown, names: [...names] })
    }
    expect(differences).toEqual([])
  })
})

describe.each(objects)('list views that people make of %s', (_, object, place) => {
  it('tell nothing by column or filter of a field that may not be read, and hold only rows that may be seen', async () => {
    const leaks: unknown[] = []
    for (const person of world.actors) {
      const actor = actorOf(person)
      const { lists } = world.asActor(person)
      const known = await orNull(lists.objectInfo(object.apiName))
      if ((known === null) !== !seesObject(object, person)) leaks.push({ person, known: known !== null })
      const columns = new Map((known?.columns ?? []).map((column) => [column.fieldApiName, column]))
      for (const [index, [name]] of Object.entries(object.fields).entries()) {
        const isReadable = expectedOf(object.apiName, actor).see.some(({ fields }) =>
          fields === '*' ? !object.fields[name]?.hidden : fields.split(' ').includes(name),
        )
        if (columns.has(name) !== isReadable) leaks.push({ person, name, isReadable })
        if (!actorsAt(world.actors, place + index).includes(person)) continue
        const filteredByInfo = [{ fieldApiName: name, operator: 'Equals', operandLabels: [''] }]
        const view = { label: 'Own', listViewApiName: `Own${index}`, displayColumns: [name], filteredByInfo }
        const created = await orNull(lists.create(object.apiName, view))
        const isFilterable = columns.get(name)?.supportedFilterOperators.includes('Equals') ?? false
        if ((created !== null) !== (isReadable && isFilterable)) leaks.push({ person, name, made: created !== null })
        const ids = created === null ? [] : ((await listed(person, object, view.listViewApiName)) ?? [])
        for (const id of ids) {
          const row = rowsOf(object).find((candidate) => candidate.id === id)
          if (!row || !allowed(row, actor)?.has(name)) leaks.push({ person, name, id })
        }
        // A person may keep two hundred, fewer than the fields of all objects.
        if (created !== null)
          await lists.delete({ objectApiName: object.apiName, listViewApiName: view.listViewApiName })
      }
    }
    expect(leaks).toEqual([])
  })
})

describe.each(objects)('a list of all of %s', (_, object, place) => {
  it('holds exactly the rows that the actor can read by their ids, in every order', async () => {
    const differences: unknown[] = []
    for (const person of actorsAt(
      world.actors.filter((actor) => seesObject(object, actor)),
      place,
    )) {
      const view = { label: 'All', listViewApiName: 'Everything', displayColumns: ['Id'] }
      await world.asActor(person).lists.create(object.apiName, view)
      const list = { objectApiName: object.apiName, listViewApiName: view.listViewApiName }
      const pages = [await allPages(person, list, ['Id'])]
      for (const order of ['-Id', 'CreatedDate', '-CreatedDate']) {
        const ids = await orNull(allPages(person, list, [order]))
        if (ids) pages.push(ids)
      }
      const expected = rowsOf(object)
        .filter((row) => isVisible(row, person))
        .map((row) => row.id)
      for (const got of pages) {
        if (JSON.stringify(got.toSorted()) !== JSON.stringify(expected.toSorted())) {
          differences.push({ person, expected, got })
        }
      }
    }
    expect(differences).toEqual([])
  })
})

describe.each(withLists)('lists of %s', (_, object, objectPlace) => {
  it('hold rows that the actor may see and nothing else', async () => {
    const leaks: unknown[] = []
    for (const person of world.actors) {
      for (const view of object.listViews ?? []) {
        const ids = await listed(person, object, view.apiName)
        const { profile } = world.principalOf(person)
        const isFor = namesakes(object, view.apiName).some(({ profiles }) => profiles.includes(profile))
        if ((ids === null) !== !isFor) leaks.push({ person, view: view.apiName, ids })
        for (const id of ids ?? []) {
          const row = rowsOf(object).find((candidate) => candidate.id === id)
          if (!row || !isVisible(row, person)) leaks.push({ person, view: view.apiName, id })
        }
      }
    }
    expect(leaks).toEqual([])
  })

  it('tell nothing by filter, order or search of a field that may not be read', async () => {
    const leaks: unknown[] = []
    for (const person of world.actors) {
      const actor = actorOf(person)
      const views = (object.listViews ?? []).filter(({ profiles }) => profiles.includes(actor.principal.profile))
      for (const [place, [name, field]] of Object.entries(object.fields).entries()) {
        if (!actorsAt(world.actors, place + objectPlace).includes(person)) continue
        for (const view of someOf(views, 1, place)) {
          const readable = new Set(
            rowsOf(object)
              .filter((row) => allowed(row, actor)?.has(name))
              .map((row) => row.id),
          )
          const requests = rowsOf(object)
            .filter((row) => !readable.has(row.id))
            .flatMap((row) => questionsAbout(name, field.type, row.record[name] ?? null))
          const orders = [{ sortBy: [name] }, { sortBy: [`-${name}`] }]
          for (const question of [...distinct(requests), ...someOf(orders, 1, place)]) {
            const ids = await listed(person, object, view.apiName, question)
            const leaked =
              'searchTerm' in question
                ? ids?.filter((id) => !isWordShown(object, actor, id, question.searchTerm))
                : ids?.filter((id) => !readable.has(id))
            if (leaked?.length) leaks.push({ person, view: view.apiName, name, question, leaked })
          }
        }
      }
    }
    expect(leaks).toEqual([])
  })

  it('answer a hidden field like one that does not exist', async () => {
    const differences: unknown[] = []
    for (const person of world.actors) {
      const actor = actorOf(person)
      const views = (object.listViews ?? []).filter(({ profiles }) => profiles.includes(actor.principal.profile))
      for (const [place, name] of Object.keys(object.fields).entries()) {
        if (rowsOf(object).some((row) => allowed(row, actor)?.has(name))) continue
        if (!actorsAt(world.actors, place + objectPlace).includes(person)) continue
        for (const view of someOf(views, 1, place)) {
          for (const question of [{ sortBy: [name] }, { where: { [name]: { eq: null } } }, { fields: [name] }]) {
            const hidden = await refusal(listing(person, object, view.apiName, question))
            const unknown = await refusal(
              listing(
                person,
                object,
                view.apiName,
                JSON.parse(JSON.stringify(question).replaceAll(name, 'Nothing__c')),
              ),
            )
            if (hidden === null || hidden.replaceAll(name, '') !== unknown?.replaceAll('Nothing__c', '')) {
              differences.push({ person, view: view.apiName, name, hidden, unknown })
            }
          }
        }
      }
    }
    expect(differences).toEqual([])
  })
})

/** The list views of a name: each profile has one of them at most. */
const namesakes = ({ listViews = [] }: ObjectDefinition, name: string) =>
  listViews.filter(({ apiName }) => apiName === name)

type Question = { sortBy: string[] } | { where: object } | { searchTerm: string } | { fields: string[] }

const distinct = (questions: readonly Question[]): Question[] => [
  ...new Map(questions.map((question) => [JSON.stringify(question), question])).values(),
]

/** Filters and words that ask a list whether a hidden value is this one. */
function questionsAbout(name: string, type: string, value: unknown): Question[] {
  if (value === null || type === 'longText' || type === 'richText') return []
  const filters: Question[] = [{ where: { [name]: { eq: value } } }, { where: { not: { [name]: { eq: null } } } }]
  return typeof value === 'string' && value.startsWith(CANARY) ? [...filters, { searchTerm: value }] : filters
}

/** A search may find a row by any of its words that the actor can read. */
function isWordShown(object: ObjectDefinition, actor: Actor, id: string, word: string): boolean {
  const row = rowsOf(object).find((candidate) => candidate.id === id)
  return [...((row && allowed(row, actor)) ?? [])].some((name) => String(row?.record[name] ?? '').includes(word))
}

const listing = (person: WorldActor, object: ObjectDefinition, view: string, question: Question | object) =>
  world
    .asActor(person)
    .lists.records({ objectApiName: object.apiName, listViewApiName: view }, { pageSize: 200, ...question })

const listed = (person: WorldActor, object: ObjectDefinition, view: string, question: Question | object = {}) =>
  orNull(listing(person, object, view, question).then((page) => page.records.map(({ id }) => id)))

/** The ids of a whole list, page by page. */
async function allPages(
  person: WorldActor,
  list: { objectApiName: string; listViewApiName: string },
  sortBy: string[],
): Promise<string[]> {
  const { lists } = world.asActor(person)
  const ids: string[] = []
  for (let pageToken: string | undefined, isLast = false; !isLast; isLast = pageToken === undefined) {
    const page = await lists.records(list, { pageSize: 7, pageToken, sortBy })
    ids.push(...page.records.map(({ id }) => id))
    pageToken = page.nextPageToken ?? undefined
  }
  return ids
}

const seesObject = (object: ObjectDefinition, person: WorldActor): boolean =>
  expectedOf(object.apiName, actorOf(person)).see.length > 0

async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

async function refusal(call: Promise<unknown>): Promise<string | null> {
  try {
    await call
    return null
  } catch (error) {
    if (error instanceof AppError) return `${error.code} ${error.message}`
    throw error
  }
}
