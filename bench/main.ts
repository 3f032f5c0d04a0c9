import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { printTable } from './print-table.ts'
import type { Bench } from './result.ts'

/** Each stands in a file of its name, which exports `bench`. */
const NAMES = ['record-cache', 'server', 'files', 'portal']

const [, , ...words] = process.argv
const quick = words.includes('--quick')
const asked = words.filter((word) => !word.startsWith('--'))
const fileOf = (name: string) => new URL(`./${name}.ts`, import.meta.url)
const unknown = asked.find((name) => !NAMES.includes(name) || !existsSync(fileOf(name)))
if (unknown !== undefined) {
  const known = NAMES.filter((name) => existsSync(fileOf(name)))
  process.stderr.write(`There is no benchmark "${unknown}". Known: ${known.join(', ')}\n`)
  process.exit(2)
}

const results = new URL('./results/', import.meta.url)
await mkdir(results, { recursive: true })
for (const name of asked.length > 0 ? asked : NAMES.filter((each) => existsSync(fileOf(each)))) {
  const { bench } = (await import(fileOf(name).href)) as { bench: Bench }
  const rows = await bench({ quick })
  printTable(name, rows)
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}`
  const versions = { node: process.version, commit }
  const result = { date: new Date().toISOString(), machine, versions, rows }
  await writeFile(new URL(`${name}.json`, results), `${JSON.stringify(result, null, 2)}\n`)
}
