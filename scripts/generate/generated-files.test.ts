import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { withCallComments, withCallTables } from './call-docs.ts'
import { generatedFiles } from './generated-files.ts'

it('finds every generated file up to date: run `npm run generate` after a change', async () => {
  const files = await generatedFiles()
  expect(files.size).toBeGreaterThan(10)
  for (const [path, text] of files) expect(await readFile(path, 'utf8'), path).toBe(text)
})

it('replaces the comment above a call with one from its terms, and adds it where there is none', () => {
  const address = 'export const deleteRecord: CallOf<typeof schemas.deleteRecord> = {'
  const written = withCallComments(`const a = 1\n\n${address}`)
  expect(written).toMatch(
    /^const a = 1\n\n\/\*\*\n \* Deletes a record[\s\S]*@returns Nothing\.\n \* @throws [A-Z_, \n*]+\.\n \*\/\nexport const/,
  )
  expect(withCallComments(written)).toBe(written)
  expect(withCallComments(`const a = 1\n\n/** Something else. */\n${address}`)).toBe(written)
})

it('requires a table of every group on the page of calls', () => {
  expect(() => withCallTables('<!-- calls: records -->\n<!-- end -->')).toThrow('No table of actions, apps')
  expect(() => withCallTables('<!-- calls: nothing -->\n<!-- end -->')).toThrow('No calls are named nothing')
})
