import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, it } from 'vitest'
import { root } from './project.mjs'

const MOST_LINES = 120

/** Each keeps its state in the variables of one function: as properties, whose names are not minified, it exceeds the bytes of the package. */
const closures = ['store/store.ts', 'read/subscribe.ts', 'engine/network.ts'].map(
  (file) => `packages/record-cache/src/${file}`,
)

/** The functions of a source file that are longer than `most` lines, from their first line to their last. */
function longFunctions(file: string, source: string, most: number): string[] {
  const { program } = parseSync(file, source)
  const results: string[] = []
  const look = ({ start, end }: { start: number; end: number }): void => {
    const lines = source.slice(start, end).split('\n').length
    if (lines > most) results.push(`${file}:${source.slice(0, start).split('\n').length} has ${lines} lines`)
  }
  new Visitor({ FunctionDeclaration: look, FunctionExpression: look, ArrowFunctionExpression: look }).visit(program)
  return results
}

it('finds declared functions, methods and arrow functions above a number of lines', () => {
  const source = [
    'function atMost() {',
    '}',
    'function declared() {',
    '  return 1',
    '}',
    'class Thing {',
    '  method() {',
    '    return 1',
    '  }',
    '}',
    'const arrow = () => {',
    '  return 1',
    '}',
  ].join('\n')
  expect(longFunctions('a.ts', source, 2)).toEqual(['a.ts:3 has 3 lines', 'a.ts:7 has 3 lines', 'a.ts:11 has 3 lines'])
})

it('keeps each function of the product within 120 lines: split a longer one into parts that each do one job', () => {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root, exclude: closures })
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.flatMap((file) => longFunctions(file, readFileSync(join(root, file), 'utf8'), MOST_LINES))).toEqual([])
}, 60_000)
