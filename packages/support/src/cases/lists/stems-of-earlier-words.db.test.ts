import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drainJobs } from 'database/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { supportMigrations } from '../../migrations.ts'
import { refillProductVocabulary } from '../../products/product.object.ts'
import { jobServices, queuedTasks } from '../../testing/job-services.ts'
import { createSupportWorld, type SupportWorld } from '../../testing/support-world.ts'
import { accountIdOf, contactIdOf } from '../../testing/world-people.ts'
import { refillCaseWords } from './case.search.ts'

const searched = {
  Product2: ['product', 'name'],
  Knowledge__kav: ['article'],
  Contact: ['name', 'contact'],
  Aircraft__c: ['aircraft'],
  Case: ['case'],
} as const

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
  const system = world.platform.asSystem('a test')
  await system.create('Product2', { Name: 'Café maps', ItemNumber__c: 'CM-1', Description: 'Every category.' })
  await system.create('Knowledge__kav', { Title: 'Café', UrlName: 'cafe', PublicationStatus: 'Online' })
  await system.create('Case', {
    Subject: 'Café',
    Description: 'Every category.',
    Impact__c: 'Minor Degradation',
    IssueType__c: 'Product',
    AccountId: accountIdOf('osprey'),
    ContactId: contactIdOf('mara'),
  })
})

afterAll(() => world.close())

/** The words of all records, in the order of these. */
async function allWords(): Promise<string[]> {
  const columns = Object.entries(searched).flatMap(([object, classes]) =>
    classes.map(
      (name) => `select '${object}', '${name}', "Id", "${name}"::text as words from records."${object}_search"`,
    ),
  )
  const { rows } = await world.database.query(`${columns.join(' union all ')} order by 1, 2, 3`)
  return rows.map((row) => row.join(' '))
}

it('adds stems to words that there were before, those of cases by the queue', async () => {
  const right = await allWords()
  // Earlier words were those that have a position, and ids.
  for (const [object, classes] of Object.entries(searched)) {
    for (const name of classes) {
      await world.database.query(
        `update records."${object}_search" set "${name}" = array_to_tsvector(array(select w.lexeme from unnest("${name}") w where w.lexeme like '#%'))
           || (select coalesce(string_agg(quote_literal(w.lexeme) || ':' || array_to_string(w.positions, ','), ' '), '')::tsvector
               from unnest("${name}") w where w.positions is not null)`,
      )
    }
  }
  const earlier = await allWords()
  expect(earlier.filter((words) => !right.includes(words)).map((words) => words.split(' ')[0])).toEqual(
    expect.arrayContaining(['Product2', 'Knowledge__kav', 'Case']),
  )
  const migration = await readFile(join(supportMigrations, '0041_find_stems_of_words.sql'), 'utf8')
  await world.database.query(migration)
  await world.database.query(migration)
  expect((await queuedTasks(world)).toSorted()).toEqual([
    'refill-case-words',
    'refill-product-vocabulary',
    'refill-vocabulary',
  ])
  const isOfCase = (words: string) => words.startsWith('Case ')
  expect((await allWords()).filter((words) => !isOfCase(words))).toEqual(right.filter((words) => !isOfCase(words)))
  expect((await allWords()).filter(isOfCase)).toEqual(earlier.filter(isOfCase))
  await drainJobs(world.database, {
    'refill-case-words': (payload) => refillCaseWords.run(jobServices(world), payload),
    'refill-vocabulary': () => Promise.resolve(),
    'refill-product-vocabulary': (payload) => refillProductVocabulary.run(jobServices(world), payload),
  })
  expect(await allWords()).toEqual(right)
  const { of } = await world.platform.asGuest().records.wordForms(['Product2'], 'mapss', async () => [])
  expect(of.get('mapss')).toContainEqual({ words: ['maps'], isStart: false })
})
