import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { exitOnSignals } from 'local-postgres'
import { printTable } from './print-table.ts'
import type { Bench } from './result.ts'

/** Every benchmark by its name. */
const benches: Record<string, () => Promise<{ bench: Bench }>> = {
  'record-cache': () => import('./record-cache.ts'),
  server: () => import('./server.ts'),
  search: () => import('./search.ts'),
  'statement-memory': () => import('./statement-memory.ts'),
  portal: () => import('./portal.ts'),
  lighthouse: () => import('./lighthouse.ts'),
}

const [, , ...words] = process.argv
const options = {
  quick: words.includes('--quick'),
  keep: words.includes('--keep'),
  only: words.find((word) => word.startsWith('--only='))?.slice('--only='.length),
}
const chosen = words.filter((word) => !word.startsWith('--'))
const unknownOption = words.find((word) => word.startsWith('--') && !/^--(quick|keep|only=.+)$/.test(word))
if (unknownOption !== undefined) {
  process.stderr.write(`There is no option "${unknownOption}". Known: --quick, --keep, --only=words\n`)
  process.exit(2)
}
const unknown = chosen.find((name) => !Object.hasOwn(benches, name))
if (unknown !== undefined) {
  process.stderr.write(`There is no benchmark "${unknown}". Known: ${Object.keys(benches).join(', ')}\n`)
  process.exit(2)
}

exitOnSignals()
const results = new URL('./results/', import.meta.url)
await mkdir(results, { recursive: true })
for (const [name, load] of Object.entries(benches)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const { bench } = await load()
  const rows = await bench(options)
  printTable(name, rows)
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}`
  const versions = { node: process.version, commit }
  const result = { date: new Date().toISOString(), machine, versions, rows }
  await writeFile(new URL(`${name}.json`, results), `${JSON.stringify(result, null, 2)}\n`)
}
