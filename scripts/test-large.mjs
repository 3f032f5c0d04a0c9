import { onProductNode, runMain } from './project.mjs'
import { ensureInstalled } from './setup.mjs'

const LONGEST_TEST_MS = 3_600_000

// The largest file that is allowed, cut off at many places: `npm test` does the same with a smaller one.
await runMain(async () => {
  await ensureInstalled()
  await onProductNode(uploadLargest)
})

async function uploadLargest() {
  const { runProgram } = await import('./run-program.mjs')
  const test = [
    'run',
    '--project',
    'faults',
    '--testTimeout',
    String(LONGEST_TEST_MS),
    'e2e/faults/kill-upload.test.ts',
  ]
  process.exitCode = await runProgram('vitest', test, { env: { PROOFS: 'whole' } })
}
