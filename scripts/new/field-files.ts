import { apiNameIn, areaFolder, objectFile } from './area.ts'
import { camelCase, pascalCase, sentenceCase, withArticle } from './casing.ts'
import type { Draft } from './draft.ts'
import { withEntry, withImport } from './insert.ts'

/** A field of an object, a text that only those read whose grants read all fields. */
export function fieldFiles(draft: Draft, thing: string, field: string): void {
  const object = objectFile(draft, thing)
  if (!object) throw new Error(`There is no ${thing}.object.ts; nothing was written.`)
  const folder = areaFolder(object.area)
  const objectName = apiNameIn(draft, object.path)
  const name = `${pascalCase(field)}__c`
  const label = sentenceCase(field)
  const ofObject = `${folder}/${thing}.fields.ts`
  const path = draft.read(ofObject) === null ? object.path : ofObject
  if (new RegExp(`\\b${name}:`).test(draft.read(path) ?? '')) throw new Error(`${path} has ${name} already.`)
  draft.edit(path, `${name}: text({ label: '${label}' })`, (text) => {
    const opening = path === ofObject ? new RegExp(`export const ${camelCase(thing)}Fields = \\{`) : /^ {2}fields: \{/m
    const changed = withEntry(text, opening, `${name}: text({ label: '${label}' })`)
    return changed && withImport(changed, 'text', 'platform')
  })
  draft.create(
    `${folder}/${thing}-${field}.db.test.ts`,
    `import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

it('shows the ${label.toLowerCase()} of ${withArticle(thing.replaceAll('-', ' '))} only to those who may read it', async () => {
  const readers = new Set<string>()
  for (const actor of world.actors) {
    const info = await world.asActor(actor).objectInfo.get('${objectName}').catch(() => null)
    if (info && Object.hasOwn(info.fields, '${name}')) readers.add(world.principalOf(actor).profile)
  }
  expect.fail(
    \`compare the readers with the profiles that may, then write it as one who may and as one who may not; now it is read by \${[...readers].join(', ') || 'no profile'}\`,
  )
})
`,
  )
  const migration = `add_${thing}_${field}`.replaceAll('-', '_')
  draft.tell(
    `${path}: its type, if it is no text of 255 characters: checkbox, date, dateTime, email, longText, lookup, number, picklist and others of packages/platform/src/metadata/field.ts`,
  )
  draft.tell(`${path}: '${name}' under read, write and create of the profiles that may, in the grants of the same file`)
  draft.tell(
    `packages/support/src/testing/expected-access.ts: ${name} in the lines of ${objectName} for the same profiles ('*' covers it)`,
  )
  draft.tell(
    `${path}: its row in the layouts that show it, in the same file; a screen of the portal names it in its reads and its form`,
  )
  if (/^ {2}history: \{/m.test(draft.read(object.path) ?? ''))
    draft.tell(
      `${object.path}: '${name}' under history.fields, if its changes are to be kept in the history; customers see them when the access of the history object names the field too`,
    )
  if (/^ {2}live: \{/m.test(draft.read(object.path) ?? ''))
    draft.tell(
      `${object.path}: '${name}' under live.internalFields, if only internal people are to receive its changes live`,
    )
  draft.tell(
    `after a change of its type, delete the migration ${migration} and write it again: npm run db:diff -- ${migration}; then npm run generate`,
  )
  draft.prove('proofs/access/access-matrix.db.test.ts')
}
