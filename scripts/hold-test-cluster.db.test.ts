import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { connect } from 'database'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

it('holds a PostgreSQL and a temporary folder for the tests through the signals of a terminal, until its input is closed', async () => {
  const holder = spawn(process.execPath, ['scripts/hold-test-cluster.ts'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line = '{}'] = (await once(createInterface(holder.stdout), 'line')) as string[]
  const { NAVDESK_TEST_CLUSTER: connectionString, TMPDIR: temporaryFolder } = JSON.parse(line) as Record<string, string>
  await writeFile(join(String(temporaryFolder), 'left behind'), '')
  const ask = async (): Promise<unknown> => {
    const database = connect({ connectionString: String(connectionString), max: 1 })
    try {
      return (await database.query('select 1')).rows
    } finally {
      await database.close()
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) holder.kill(signal)
  expect(await ask()).toEqual([[1]])
  const ended = once(holder, 'exit')
  holder.stdin.end()
  expect(await ended).toEqual([0, null])
  await expect(ask()).rejects.toThrow()
  expect(existsSync(String(temporaryFolder))).toBe(false)
})
