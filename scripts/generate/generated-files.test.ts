import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { withCallComments, withCallTables } from './call-docs.ts'
import { generatedFiles } from './generated-files.ts'

it('finds every generated file as it must be: run `npm run generate` after a change', async () => {
  const files = await generatedFiles()
  expect(files.size).toBeGreaterThan(10)
  for (const [path, text] of files) expect(await readFile(path, 'utf8'), path).toBe(text)
})

it('replaces what stands above an address by what its terms say, and adds it where nothing stands', () => {
  const address = 'export const deleteRecord: CallOf<typeof schemas.deleteRecord> = {'
  const written = withCallComments(`const a = 1\n\n${address}`)
  expect(written).toMatch(
    /^const a = 1\n\n\/\*\*\n \* Deletes a record[\s\S]*@returns Nothing\.\n \* @throws [A-Z_, \n*]+\.\n \*\/\nexport const/,
  )
  expect(withCallComments(written)).toBe(written)
  expect(withCallComments(`const a = 1\n\n/** Something else. */\n${address}`)).toBe(written)
})

it('wants a table of every group on the page of calls', () => {
  expect(() => withCallTables('<!-- calls: records -->\n<!-- end -->')).toThrow('No table of actions, apps')
  expect(() => withCallTables('<!-- calls: nothing -->\n<!-- end -->')).toThrow('No calls are named nothing')
})
