import { readFileSync, writeFileSync } from 'node:fs'
import { isWhole } from './sample.ts'

const PAGE = new URL('../docs/security-tests.md', import.meta.url)
const START = '<!-- figures: written by npm run prove -- attack -->'
const END = '<!-- end of figures -->'

/**
 * Writes what a whole run measured into the table of docs/security-tests.md, in place of the last figure of the same attack;
 * a sample writes nothing.
 *
 * @param attack - what was done, in a few words; names the row.
 * @param figure - what was measured, with its units.
 * @param goal - what it must not pass.
 */
export function writeFigure(attack: string, figure: string, goal: string): void {
  if (!isWhole) return
  const page = readFileSync(PAGE, 'utf8')
  writeFileSync(PAGE, withFigure(page, [attack, figure, goal, new Date().toISOString().slice(0, 10)]))
}

/** The page with the row of an attack, among the others in the order of their names. */
export function withFigure(page: string, row: readonly [attack: string, ...cells: string[]]): string {
  const [before = '', rest] = page.split(START)
  const [block = '', after] = rest?.split(END) ?? []
  if (after === undefined) throw new Error('docs/security-tests.md has no block of figures')
  const kept = block.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith(`| ${row[0]} |`))
  const rows = [...kept.slice(1), `| ${row.join(' | ')} |`].sort()
  const table = ['| Attack | Measured | Goal | Date |', '|---|---|---|---|', ...rows].join('\n')
  return `${before}${START}\n${table}\n${END}${after}`
}
