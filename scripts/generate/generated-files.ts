import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { supportApp } from 'support'
import { addressFiles } from './addresses.ts'
import { withCallTables } from './call-docs.ts'
import { configurationPage } from './configuration-page.ts'
import { recordTypesOf } from './record-types.ts'

const root = join(import.meta.dirname, '../..')

/** The files that are generated from metadata and definitions, in whole or in part: the expected text of each, by path. */
export async function generatedFiles(): Promise<ReadonlyMap<string, string>> {
  const page = 'docs/ui-service.md'
  return new Map([
    ['apps/portal/src/records/record-types.ts', recordTypesOf(supportApp)],
    ['docs/configuration.md', configurationPage()],
    [page, withCallTables(await readFile(join(root, page), 'utf8'))],
    ...(await addressFiles()),
  ])
}
