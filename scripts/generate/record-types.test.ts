import { readFile } from 'node:fs/promises'
import { supportApp } from 'support'
import { expect, it } from 'vitest'
import { recordTypesOf } from './record-types.ts'
import { recordTypesFile } from './record-types-file.ts'

it('finds the portal with the types of the objects as they are: run `npm run generate` after a change', async () => {
  expect(await readFile(recordTypesFile, 'utf8')).toBe(recordTypesOf(supportApp))
})
