import { spawn } from 'node:child_process'
import { onProductNode, runMain } from './project.mjs'
import { ensureInstalled } from './setup.mjs'

// `npm run check:flaky -- 20 account.spec`: repeats the tests that `npm test -- account.spec` runs while other processes
// take the processors, and ends at the first failure.

const BUSY_PROCESSES = 8

await runMain(async () => {
  const [times, ...words] = process.argv.slice(2)
  if (!(Number(times) > 0)) throw new Error('npm run check:flaky -- <times> [words in the paths of tests]')
  await ensureInstalled()
  await onProductNode(async () => {
    const { runProgram } = await import('./run-program.mjs')
    const busy = Array.from({ length: BUSY_PROCESSES }, () => spawn(process.execPath, ['-e', 'for (;;);']))
    process.once('exit', () => busy.forEach((each) => void each.kill()))
    for (let run = 1; run <= Number(times); run++) {
      process.stdout.write(`\nRun ${run} of ${times}\n`)
      process.exitCode = await runProgram('node', ['scripts/test.mjs', ...words])
      if (process.exitCode !== 0) break
    }
    process.exit()
  })
})
