import { AppError } from 'contract'
import type { Gateway, ObjectDefinition } from 'platform'
import type { WorldRow } from 'support/testing'
import { createSupportWorld, expectedOf, fieldsOf, type SupportWorld, type WorldActor } from 'support/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isWhole, someOf } from '../sample.ts'
import { objectNamed } from './read-paths.ts'

// An attacker guesses a text letter by letter, and takes any difference between two answers for a hint.

const MOST_QUESTIONS = 2_000
const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz0123456789']
/** Letters that a sample tries in addition to the right one: the first and last, for oracles that reveal the order of texts. */
const SOME_LETTERS = [...'az09']
/** So many letters found are enough to know the oracle for one. */
const MOST_LETTERS = 5
const LIST = 'Everything'

let world: SupportWorld
beforeAll(async () => {
  world = await createSupportWorld()
})
afterAll(() => world.close())

type Oracle = (caller: Gateway, object: string, field: string, guess: string) => Promise<unknown>

const page = { pageSize: 200 }
const listOf = (objectApiName: string) => ({ objectApiName, listViewApiName: LIST })
const filtered = (where: object): ((caller: Gateway, object: string) => Promise<unknown>) => {
  return ({ lists }, object) => lists.records(listOf(object), { ...page, where })
}

const oracles: Readonly<Record<string, Oracle>> = {
  like: (caller, object, field, guess) => filtered({ [field]: { like: `${guess}%` } })(caller, object),
  'not like': (caller, object, field, guess) => filtered({ not: { [field]: { like: `${guess}%` } } })(caller, object),
  'at least': (caller, object, field, guess) => filtered({ [field]: { gte: guess } })(caller, object),
  'one of': (caller, object, field, guess) => filtered({ [field]: { in: [guess] } })(caller, object),
  'order and filter': ({ lists }, object, field, guess) =>
    lists.records(listOf(object), { ...page, sortBy: [field], where: { [field]: { lt: guess } } }),
  'words in a list': ({ lists }, object, _, guess) => lists.records(listOf(object), { ...page, searchTerm: guess }),
  'words to search': ({ search }, object, _, guess) => search.keyword(object, { q: `${guess}`, ...page }),
  'filter of a search': ({ search }, object, field, guess) =>
    search.keyword(object, { q: 'canary', filters: [{ fieldPath: field, operator: 'like', values: [`${guess}%`] }] }),
  'private list view': async ({ lists }, object, field, guess) => {
    const list = { objectApiName: object, listViewApiName: 'Guess' }
    const filteredByInfo = [{ fieldApiName: field, operator: 'StartsWith', operandLabels: [guess] }]
    await lists.create(object, { label: 'x', listViewApiName: 'Guess', displayColumns: ['Id'], filteredByInfo })
    const { records } = await lists.records(list, page)
    await lists.delete(list)
    return records
  },
}

/** The presence of a record in an answer, or the reason of its absence. */
async function answerAbout(work: () => Promise<unknown>, target: WorldRow): Promise<string> {
  try {
    const answer = (await work()) as { records?: { id?: string; record?: { id: string } }[] }
    const records = Array.isArray(answer) ? answer : (answer.records ?? [])
    return String(records.some(({ id, record }) => (id ?? record?.id) === target.id))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return `${error.code} ${error.message}`
  }
}

type Attack = { recovered: string; questions: number }

/** The letters of a record's text that one oracle reveals, beyond those by which all texts of the object begin. */
async function attack(oracle: Oracle, caller: Gateway, target: WorldRow, field: string): Promise<Attack> {
  const known = `canary${target.object.replace(/[^A-Za-z]/g, '')}`.toLowerCase()
  const text = String(target.record[field]).toLowerCase()
  let recovered = ''
  let questions = 0
  while (recovered.length < MOST_LETTERS) {
    const answers = new Map<string, string[]>()
    for (const letter of lettersFor(text.slice(known.length + recovered.length))) {
      const answer = await answerAbout(() => oracle(caller, target.object, field, known + recovered + letter), target)
      answers.set(answer, [...(answers.get(answer) ?? []), letter])
      questions += 1
    }
    if (answers.size === 1) break
    const rare = [...answers.values()].sort((a, b) => a.length - b.length)[0] ?? []
    recovered += rare[0] ?? ''
  }
  return { recovered, questions }
}

/** All letters, or where a sample is walked, the one that comes next and some others. */
const lettersFor = ([next = '']: string): readonly string[] =>
  isWhole ? ALPHABET : [...new Set([...SOME_LETTERS, next])].filter((letter) => ALPHABET.includes(letter))

const texts: ReadonlySet<string> = new Set(['text', 'email', 'url', 'longText'])

/** Texts, each field once, that this person may not read although the row is visible. */
function hiddenTexts(object: ObjectDefinition, person: WorldActor): { target: WorldRow; field: string }[] {
  const results = new Map<string, WorldRow>()
  for (const row of world.rows.filter((row) => row.object === object.apiName)) {
    const readable = readableOf(row, object, person)
    for (const [name, { type }] of Object.entries(object.fields)) {
      if (readable && !readable.has(name) && texts.has(type)) results.set(name, row)
    }
  }
  return [...results].map(([field, target]) => ({ field, target }))
}

function readableOf(row: WorldRow, object: ObjectDefinition, person: WorldActor): ReadonlySet<string> | null {
  const actor = { person, principal: world.principalOf(person) }
  return fieldsOf(expectedOf(object.apiName, actor).see, object, row, actor)
}

const prepared = async (person: WorldActor, object: string): Promise<Gateway> => {
  const caller = world.asActor(person)
  const known = await caller.lists.info(listOf(object)).catch(() => null)
  if (!known) await caller.lists.create(object, { label: LIST, listViewApiName: LIST, displayColumns: ['Id'] })
  return caller
}

const targets = ['Account', 'Contact', 'Product2', 'CaseComment', 'Knowledge__kav', 'ContentVersion', 'Case']

const guessers = ['mara', 'ines', 'wren', 'priya'] as const

let attacked = 0

describe.each(targets)('%s', (name) => {
  it.each(guessers)('gives %s no letter of a hidden text', async (person) => {
    const object = objectNamed(name)
    const results: unknown[] = []
    for (const { target, field } of someOf(hiddenTexts(object, person).slice(0, 4), 2, targets.indexOf(name))) {
      const caller = await prepared(person, name)
      let requested = 0
      for (const [guess, oracle] of Object.entries(oracles)) {
        const { recovered, questions } = await attack(oracle, caller, target, field)
        requested += questions
        const shown = [...(readableOf(target, object, person) ?? [])].map((each) => target.record[each])
        const starts = (text: unknown) => String(text).toLowerCase().includes(recovered)
        // A record may well be found by a word of a text that may be read.
        if (recovered !== '' && !(guess.startsWith('words') && shown.some(starts)))
          results.push({ field, guess, recovered })
      }
      expect(requested).toBeLessThanOrEqual(MOST_QUESTIONS)
      attacked += 1
    }
    expect(results).toEqual([])
  })
})

it('attacked some texts, and recovers one that may be read', async () => {
  expect(attacked).toBeGreaterThan(10)
  const target = world.rows.find((row) => row.object === 'Contact' && row.person === 'nils')
  if (!target) throw new Error('There is no Nils')
  const caller = await prepared('theo', 'Contact')
  for (const guess of ['like', 'words to search', 'private list view'] as const) {
    const oracle = oracles[guess]
    if (!oracle) throw new Error(`There is no ${guess}`)
    expect(await attack(oracle, caller, target, 'Email')).toMatchObject({ recovered: 'email' })
  }
})
