import { createHash } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareTemplate } from 'database/testing'
import { readConfig } from '../config.ts'
import { createServer } from '../create-server.ts'

export type Seed = 'demo' | 'none'

/**
 * Prepares, once per run, the database that environments clone: migrated, and filled by the product itself.
 *
 * @returns the name of the template.
 */
export async function prepareProductTemplate(seed: Seed): Promise<string> {
  const name = `product-${seed}`
  await prepareTemplate(name, async (database) => {
    const files = templateFiles(name)
    await rm(files, { recursive: true, force: true })
    await mkdir(files, { recursive: true })
    const config = readConfig({
      NODE_ENV: 'test',
      DATABASE_URL: database.connectionString,
      DEMO: seed === 'demo' ? 'on' : 'off',
      STORAGE_URL: `file:${files}`,
    })
    await (await createServer(config)).stop()
  })
  return name
}

/** The folder of the files that belong to a template of this run's cluster. */
export function templateFiles(name: string): string {
  const cluster = createHash('sha256')
    .update(process.env.NAVDESK_TEST_CLUSTER ?? '')
    .digest('hex')
  return join(tmpdir(), `navdesk-files-${name}-${cluster.slice(0, 12)}`)
}
