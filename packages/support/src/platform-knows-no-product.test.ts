import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentObjects, defineApp, type ObjectDefinition } from 'platform'
import { expect, it } from 'vitest'
import { supportApp } from './app.ts'

const namesOf = (objects: readonly ObjectDefinition[]): string[] =>
  objects.flatMap(({ apiName, fields }) => [apiName, ...Object.keys(fields)])

/** Names that the platform has itself: files, record types, users, and the fields of history objects. */
const ofThePlatform = new Set([
  ...namesOf(contentObjects({ linkTo: [] })),
  ...['RecordType', ...defineApp(supportApp).required('RecordType').fields.keys()],
  ...['User', 'ParentId', 'Field', 'OldValue', 'NewValue'],
])

/** Words with another meaning in these files: field types of the UI service, and a type of the platform. */
const otherMeanings: Readonly<Record<string, readonly string[]>> = {
  'metadata/data-type.ts': ['Email', 'Phone'],
  'lists/list-summaries.ts': ['Summary'],
}

const productNames = new Set(namesOf(supportApp.objects).filter((name) => !ofThePlatform.has(name)))

const namesIn = (text: string): string[] =>
  [...new Set(withoutComments(text).match(/\w+/g))].filter((word) => productNames.has(word))

it('finds no name of an object or a field of the product in the code of the platform', async () => {
  const folder = dirname(fileURLToPath(import.meta.resolve('platform')))
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.') && !file.startsWith('testing'),
  )
  const texts = await Promise.all(
    files.map(async (file) => ({ file, names: namesIn(await readFile(join(folder, file), 'utf8')) })),
  )
  expect(files.length).toBeGreaterThan(100)
  const named = texts.filter(({ names }) => names.length > 0).map(({ file, names }) => [file, names])
  expect(Object.fromEntries(named)).toEqual(otherMeanings)
})

it('would find one in a text, in a statement and as a name, added by the product or known everywhere', () => {
  const samples = [
    "'Case'",
    '`where "Case".x`',
    "'of Impact__c'",
    'record.Subject',
    'fields: { Status }',
    "['AccountId']",
  ]
  expect(samples.filter((text) => namesIn(text).length !== 1)).toEqual([])
  expect(namesIn('// a Case\n/* of an Account */ "Name" of a User')).toEqual([])
})

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
