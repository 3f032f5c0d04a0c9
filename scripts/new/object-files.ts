import { supportApp } from 'support'
import { addToArea, areaFolder } from './area.ts'
import { camelCase, pascalCase, sentenceCase, withArticle } from './casing.ts'
import type { Draft } from './draft.ts'
import { withEntry } from './insert.ts'

const testing = 'packages/support/src/testing'

/** An object that no profile can read yet, with its row in the table of expected access and a record in the test data. */
export function objectFiles(draft: Draft, area: string, thing: string): void {
  const folder = areaFolder(area)
  const name = camelCase(thing)
  const apiName = `${pascalCase(thing)}__c`
  const label = sentenceCase(thing)
  draft.create(
    `${folder}/${thing}.object.ts`,
    `import { defineAccess, defineObject, text } from 'platform'

/** ${label}: what it is, in one sentence. */
export const ${name} = defineObject({
  apiName: '${apiName}',
  keyPrefix: '${nextKeyPrefix(supportApp.objects.map(({ keyPrefix }) => keyPrefix))}',
  label: '${label}',
  labelPlural: '${label}s',
  nameField: 'Name',
  custom: true,
  fields: {
    Name: text({ label: 'Name', required: true }),
  },
})

// A profile that is not named here has no rows: the object does not exist for it.
export const ${name}Access = defineAccess('${apiName}', {})
`,
  )
  draft.create(
    `${folder}/${thing}.db.test.ts`,
    `import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

it('shows ${withArticle(label.toLowerCase())} to the profiles that may see it, and hides it from all others', async () => {
  const readers = new Set<string>()
  for (const actor of world.actors) {
    const { objects } = await world.asActor(actor).objectInfo.directory()
    if (Object.hasOwn(objects, '${apiName}')) readers.add(world.principalOf(actor).profile)
  }
  expect.fail(
    \`assert which profiles can see it, then create a record with a profile that may and with one that may not; now it exists for \${[...readers].join(', ') || 'no profile'}\`,
  )
})
`,
  )
  addToArea(draft, area, 'objects', name, `${thing}.object.ts`)
  addToArea(draft, area, 'access', `${name}Access`, `${thing}.object.ts`)
  draft.edit(`${testing}/expected-access.ts`, `${apiName}: forAll(noAccess)`, (text) =>
    withEntry(text, /\bexpectedAccess: Readonly<.*> = \{/, `${apiName}: forAll(noAccess)`),
  )
  draft.edit(`${testing}/world-rows.ts`, `...rowsOf('${apiName}', [{ number: 1, fields: {} }]) to otherRows`, (text) =>
    withEntry(
      text,
      /function otherRows\(\): WorldRow\[\] \{[\s\S]*?\n {2}return \[/,
      `...rowsOf('${apiName}', [{ number: 1, fields: {} }])`,
    ),
  )
  draft.tell(`${folder}/${thing}.object.ts: its fields, and its grants below them`)
  draft.tell(
    `examples of fields and grants: rows of an account are ${areaFolder('fleet')}/aircraft.object.ts; of a user ${areaFolder('settings')}/notification-preference.object.ts; of a case ${areaFolder('cases')}/case-watcher.object.ts`,
  )
  draft.tell(
    `${testing}/expected-access.ts: the same grants, as expected by the tests; ${testing}/world-rows.ts: a row for each of its owners (perOwner)`,
  )
  draft.tell('ARCHITECTURE.md, section 4: its name in the row of its area')
  draft.tell(
    `after a change of its fields, delete the migration add_${thing.replaceAll('-', '_')} and write it again: npm run db:diff -- add_${thing.replaceAll('-', '_')}; then npm run generate`,
  )
  draft.prove('proofs/access/access-matrix.db.test.ts')
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The key prefix after the highest one of a custom object. */
export function nextKeyPrefix(used: readonly string[]): string {
  const numbers = used.filter((each) => /^a[0-9A-Z]{2}$/.test(each)).map((each) => numberOf(each.slice(1)))
  const next = Math.max(-1, ...numbers) + 1
  return `a${digits[Math.floor(next / digits.length)] ?? ''}${digits[next % digits.length] ?? ''}`
}

const numberOf = (text: string): number =>
  [...text].reduce((number, digit) => number * digits.length + digits.indexOf(digit), 0)
