import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareTemplate } from 'database/testing'
import { readConfig } from '../config/read-config.ts'
import { createServer } from '../create-server.ts'
import { testOptions } from './test-options.ts'

export type Seed = 'demo' | 'none'

/**
 * Prepares, once per run, the database that tests of the whole product clone: migrated, and filled by the product itself.
 *
 * @returns the name of the template.
 */
export async function prepareProductTemplate(seed: Seed): Promise<string> {
  const name = `product-${seed}`
  await prepareTemplate(name, async (database) => {
    const folder = await mkdtemp(join(tmpdir(), 'navdesk-template-'))
    const config = readConfig({
      NODE_ENV: 'test',
      DATABASE_URL: database.connectionString,
      DEMO: seed === 'demo' ? 'on' : 'off',
      DATA_DIR: folder,
    })
    try {
      await (await createServer(config, undefined, testOptions)).stop()
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
  return name
}
