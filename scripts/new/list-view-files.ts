import { checkSuffix } from 'contract'
import { supportApp } from 'support'
import { apiNameIn, areaFolder, fileWith, objectFile } from './area.ts'
import { camelCase, pascalCase, sentenceCase } from './casing.ts'
import type { Draft } from './draft.ts'
import { withEntry } from './insert.ts'
import { personOf, profileOf } from './reader.ts'

/** A list view of an object, for one profile that sees the object. */
export function listViewFiles(draft: Draft, thing: string, name: string): void {
  const file = objectFile(draft, thing)
  if (!file) throw new Error(`There is no ${thing}.object.ts; nothing was written.`)
  const folder = areaFolder(file.area)
  const objectName = apiNameIn(draft, file.path)
  const object = supportApp.objects.find(({ apiName }) => apiName === objectName)
  if (!object) throw new Error(`The application has no object ${objectName}.`)
  const apiName = pascalCase(name)
  const views = object.listViews ?? []
  if (views.some((view) => view.apiName === apiName))
    throw new Error(`${objectName} has a list view ${apiName} already.`)
  const profile = profileOf(objectName)
  const [firstField = 'Id'] = Object.keys(object.fields)
  const column = object.nameField === 'Id' ? firstField : object.nameField
  const list = new RegExp(`export const ${camelCase(thing)}ListViews: readonly ListViewDefinition\\[\\] = \\[`)
  const ownFile = fileWith(draft, file.area, list)
  const path = ownFile ?? file.path
  const definition = `{
    apiName: '${apiName}',
    id: '${nextListViewId()}',
    label: '${sentenceCase(name)}',
    columns: ['${column}'],
    orderBy: ['-SystemModstamp'],
    profiles: ['${profile}'],
  }`
  draft.edit(path, definition, (text) =>
    ownFile === null
      ? (withEntry(text, /^ {2}listViews: \[/m, definition) ??
        withEntry(text, /defineObject\(\{/, `listViews: [${definition}]`))
      : withEntry(text, list, definition),
  )
  draft.create(`${folder}/${name}.list-view.db.test.ts`, listViewTest(objectName, apiName, profile))
  draft.tell(`${path}: its columns, its filters, its order, and the profiles that have it`)
  draft.tell(
    `${file.path}: an index with its filters and its order; ${areaFolder('cases')}/lists/case-list-plans.db.test.ts shows how a plan is tested`,
  )
  if (objectName === 'Case')
    draft.tell(`apps/portal/src/parts/cases/case-work.ts: the words of ${apiName} in Case Manager, and its place there`)
  draft.tell(
    'a screen reads it by readList of apps/portal/src/records/records.ts, which knows its name from npm run generate',
  )
  draft.prove('packages/support/src/app.test.ts')
}

const listViewTest = (
  object: string,
  view: string,
  profile: string,
): string => `import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

it('lists in ${view} what it is for, in its order, for those who have it', async () => {
  const reference = { objectApiName: '${object}', listViewApiName: '${view}' }
  const { records } = await world.asActor('${personOf(profile)}').lists.records(reference, {})
  expect(records.map(({ apiName }) => apiName)).toEqual(records.map(() => '${object}'))
  expect.fail('write which records it lists and which it leaves out, in which order, and for whom there is no such list')
})
`

/** The first id of list views after those in use. */
function nextListViewId(): string {
  const views = supportApp.objects.flatMap(({ listViews = [] }) => listViews)
  const last = Math.max(0, ...views.map(({ id }) => Number(id.slice(3, 15))).filter(Number.isInteger))
  const id = `00B${String(last + 1).padStart(12, '0')}`
  return id + checkSuffix(id)
}
