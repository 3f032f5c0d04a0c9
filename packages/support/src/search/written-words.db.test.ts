import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'
import { accountIdOf, contactIdOf } from '../testing/world-people.ts'

const texts = {
  decomposed: 'Landung in Zu\u0308rich, Cafe\u0301 am Flugplatz',
  angled: 'The unit shows <FAULT 77> and then a < b LTWQ > c <b>bold</b>',
  ideographs: '导航数据库更新失败。データカードが読めない',
  fullWidth: 'ＧＰＳ４３０ does not start',
  hyphened: 'The termi\u00adnation and the way\u200bpoint list',
  lines: 'first line\nsecond\r\nthird\tcolumn',
  hindi: 'नेविगेशन डेटा हिन्दी में',
}

let world: SupportWorld
let numberOf: (name: keyof typeof texts) => string

beforeAll(async () => {
  world = await createSupportWorld()
  const system = world.platform.asSystem('write texts in a test')
  const names = Object.keys(texts) as (keyof typeof texts)[]
  const ids = await Promise.all(
    names.map((name) =>
      system.create('Case', {
        Subject: `Text ${name}`,
        Description: texts[name],
        Status: 'Open',
        Impact__c: 'Minor Degradation',
        IssueType__c: 'Data',
        AccountId: accountIdOf('osprey'),
        ContactId: contactIdOf('mara'),
      }),
    ),
  )
  const { rows } = await world.database.query('select "Id", "CaseNumber" from records."Case" where "Id" = any($1)', [
    ids,
  ])
  const numbers = new Map(rows.map(([id, number]) => [String(id), String(number)]))
  numberOf = (name) => numbers.get(ids[names.indexOf(name)] ?? '') ?? ''
})

afterAll(() => world.close())

/** The cases that a search finds, in the list and by keyword: both must find the same. */
async function found(words: string): Promise<string[]> {
  const actor = world.asActor('mara')
  const list = { objectApiName: 'Case', listViewApiName: 'AllCases' }
  const listed = (await actor.lists.records(list, { searchTerm: words })).records.map(({ fields }) => fields)
  const searched = (await actor.search.keyword('Case', { q: words })).records.map(({ record }) => record.fields)
  const [inList, bySearch] = [listed, searched].map((some) =>
    some.map((fields) => String(fields.Subject?.value)).sort(),
  )
  expect(bySearch, words).toEqual(inList)
  return inList ?? []
}

it.for([
  ['decomposed', ['Zürich', 'Zu\u0308rich', 'zurich', 'CAFÉ', 'cafe Flugplatz']],
  ['angled', ['FAULT', 'fault 77', '<FAULT 77>', 'LTWQ', '<b>bold</b>']],
  ['ideographs', ['导航', '数据库', '更新失败', 'カード', 'データカード', '数据库 カード']],
  ['fullWidth', ['GPS430', 'ＧＰＳ４３０', 'gps']],
  ['hyphened', ['termination', 'waypoint', 'termi\u00adnation']],
  ['lines', ['line second', 'third column']],
  ['hindi', ['हिन्दी', 'नेविगेशन', 'डेटा']],
] as const)('finds the words of a text that is %s', async ([name, searches]) => {
  for (const words of searches) expect(await found(words), words).toEqual([`Text ${name}`])
})

it('finds no words whose characters are parted in the text', async () => {
  expect(await found('导据')).toEqual([])
  expect(await found('カデ')).toEqual([])
})

it('finds a case by its number as the product writes it', async () => {
  const number = numberOf('lines')
  const short = number.replace(/^0+/, '')
  for (const words of [
    number,
    short,
    `#${short}`,
    `[${number}]`,
    `Case ${number}`,
    `case #${short}`,
    `Case number ${short}`,
  ]) {
    expect(await found(words), words).toEqual(['Text lines'])
  }
})
