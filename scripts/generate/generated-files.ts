import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { supportApp } from 'support'
import { withCallComments, withCallTables } from './call-docs.ts'
import { configurationPage } from './configuration-page.ts'
import { recordTypesOf } from './record-types.ts'

const root = join(import.meta.dirname, '../..')
const contract = 'packages/contract/src'

/** The files that are generated from metadata and schemas, in whole or in part: the expected text of each, by path. */
export async function generatedFiles(): Promise<ReadonlyMap<string, string>> {
  const read = (path: string) => readFile(join(root, path), 'utf8')
  const files = new Map([
    ['apps/portal/src/records/record-types.ts', recordTypesOf(supportApp)],
    ['docs/configuration.md', configurationPage()],
    ['docs/ui-service.md', withCallTables(await read('docs/ui-service.md'))],
  ])
  for (const file of await readdir(join(root, contract), { recursive: true })) {
    if (!/^(?:auth|methods|presence|seo|ui-api)\/[\w-]+\.ts$/.test(file)) continue
    const path = `${contract}/${file}`
    const source = await read(path)
    if (source.includes('typeof schemas.')) files.set(path, withCallComments(source))
  }
  return files
}
