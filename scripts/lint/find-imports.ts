import { parseSync, Visitor } from 'oxc-parser'

export interface Import {
  readonly specifier: string
  readonly line: number
}

/**
 * All modules that a source file imports or re-exports, as values or types, including `import('…')` in expressions and types.
 *
 * @throws Error when the file cannot be parsed.
 */
export function findImports(fileName: string, text: string): Import[] {
  const parsed = parseSync(fileName, text)
  const [error] = parsed.errors
  if (error !== undefined) throw new Error(`${fileName}: ${error.message}`)
  const { staticImports, staticExports } = parsed.module
  const requests = [
    ...staticImports.map((each) => each.moduleRequest),
    ...staticExports.flatMap((each) => each.entries.flatMap((entry) => entry.moduleRequest ?? [])),
    // Walking the whole syntax tree takes twenty times as long, and only these two forms need it.
    ...(/\bimport\(/.test(text) ? requestsInside(parsed.program) : []),
  ]
  const startOf = new Map(requests.map(({ value, start }) => [`${value}@${start}`, { value, start }]))
  return [...startOf.values()]
    .sort((a, b) => a.start - b.start)
    .map(({ value, start }) => ({ specifier: value, line: text.slice(0, start).split('\n').length }))
}

type Program = ReturnType<typeof parseSync>['program']

function requestsInside(program: Program): { value: string; start: number }[] {
  const results: { value: string; start: number }[] = []
  const add = (source: { start: number; value?: unknown }) => {
    if (typeof source.value === 'string') results.push({ value: source.value, start: source.start })
  }
  new Visitor({
    'ImportExpression:exit': (node) => add(node.source),
    'TSImportType:exit': (node) => add(node.source),
  }).visit(program)
  return results
}
