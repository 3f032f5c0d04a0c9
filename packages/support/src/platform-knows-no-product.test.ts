import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { supportApp } from './app.ts'

// The platform brings these itself: people who sign, kinds of records, and files.
const ofThePlatform = new Set(['User', 'RecordType', 'ContentDocument', 'ContentVersion', 'ContentDocumentLink'])

it('finds no name of an object of the product, or of a field it adds, in any text of the code of the platform', async () => {
  const objects = supportApp.objects.map((object) => object.apiName).filter((name) => !ofThePlatform.has(name))
  const added = supportApp.objects.flatMap(({ fields }) => Object.keys(fields)).filter((name) => name.endsWith('__c'))
  const names = [...new Set([...objects, ...added])]
  const folder = dirname(fileURLToPath(import.meta.resolve('platform')))
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.') && !file.startsWith('testing'),
  )
  const quoted = new RegExp(`(['"\`])(?:(?!\\1).)*\\b(?:${names.join('|')})\\b(?:(?!\\1).)*\\1`)
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(folder, file), 'utf8') })),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(["'Case'", '`where "Case".x`', "'of Impact__c'"].filter((text) => !quoted.test(text))).toEqual([])
  expect(texts.filter(({ text }) => quoted.test(withoutComments(text))).map(({ file }) => file)).toEqual([])
})

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
