import { spawnSync } from 'node:child_process'
import { readAudit, type Waiver } from './known-faults.ts'

// Asks the registry for known faults of the installed packages. Without a registry that answers, this fails only with --answer.

const LONGEST_MS = 30_000

const waivers: readonly Waiver[] = []

const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=0'], {
  encoding: 'utf8',
  timeout: LONGEST_MS,
  maxBuffer: 50_000_000,
  stdio: ['ignore', 'pipe', 'ignore'],
})
const audit = readAudit(stdout ?? '', waivers, new Date().toISOString().slice(0, 10))
if (audit.answered) {
  for (const fault of audit.faults) process.stdout.write(`${fault}\n`)
  if (audit.faults.length > 0) process.exitCode = 1
} else {
  process.stdout.write(`The registry listed no known faults: ${audit.why.split(' - ')[0]}\n`)
  if (process.argv.includes('--answer')) process.exitCode = 1
}
