import { ensureInstalled } from './ensure-installed.mjs'
import { productEnvironment, requireNode, runMain } from './project.mjs'
import { runCommand } from './run-command.mjs'

const LONGEST_TEST_MS = 3_600_000

// The largest file that is allowed, cut off at many places: `npm test` does the same with a smaller one.
await runMain(async () => {
  requireNode()
  await ensureInstalled()
  const test = [
    'run',
    '--project',
    'faults',
    '--testTimeout',
    String(LONGEST_TEST_MS),
    'e2e/faults/kill-upload.test.ts',
  ]
  process.exitCode = await runCommand('vitest', test, { env: { ...productEnvironment(), PROOFS: 'whole' } })
})
