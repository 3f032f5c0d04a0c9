import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type ErrorCode, type ServedCall, type ServedMethod, UI_API } from 'contract'
import { methodCall } from 'contract/checks'

const WIDTH = 120
const contract = join(import.meta.dirname, '../../packages/contract/src')

/**
 * The addresses of calls and server methods that browsers load, by path: one file for each file of definitions, so that a page loads
 * only the groups that it uses. They hold no schemas; their types are inferred from those of the definitions.
 */
export async function addressFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const path of await readdir(contract, { recursive: true })) {
    if (!/^(?:auth|methods|presence|seo|ui-api)\/[\w-]+\.ts$/.test(path) || path.endsWith('.test.ts')) continue
    const definitions: Record<string, unknown> = await import(join(contract, path))
    const text = addressesOf(path, definitions)
    if (text !== null) files.set(`packages/contract/src/addresses/${path}`, text)
  }
  return files
}

/** The file of addresses of a module of definitions; null for a module that defines neither calls nor server methods. */
export function addressesOf(path: string, definitions: Readonly<Record<string, unknown>>): string | null {
  // The members of a module have no defined order.
  const members = Object.entries(definitions).sort(([a], [b]) => (a < b ? -1 : 1))
  const calls = members.filter((member): member is [string, ServedCall] => isCall(member[1]))
  const methods = members.filter((member): member is [string, ServedMethod] => isMethod(member[1]))
  if (calls.length === 0 && methods.length === 0) return null
  const addresses = [
    ...calls.map(([name, call]) => `${commentOf(call)}${callAddress(name, call)}`),
    ...methods.map(([name, method]) => `${commentOf(methodTerms(method))}${methodAddress(name, method)}`),
  ]
  const source = `../../${path}`
  const imports: [names: string, from: string][] = [['type * as definitions', source]]
  const isUiApi = calls.some(([, call]) => call.path.startsWith(UI_API))
  if (calls.length > 0) imports.push([isUiApi ? '{ type CallOf, UI_API }' : 'type { CallOf }', '../../call.ts'])
  if (methods.length > 0) imports.push(['type { ServerMethodOf }', '../../methods/server-method.ts'])
  const lines = imports
    .sort(([, a], [, b]) => (a < b ? -1 : 1))
    .map(([names, from]) => `import ${names} from '${from}'`)
  return `// Written by \`npm run generate\` from ${path}; change that file instead.\n\n${lines.join('\n')}\n\n${addresses.join('\n')}`
}

const isCall = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value
const isMethod = (value: unknown): boolean => typeof value === 'object' && value !== null && 'methodName' in value

function callAddress(name: string, { method, path }: ServedCall): string {
  const text = path.startsWith(UI_API) ? `\`\${UI_API}${path.slice(UI_API.length)}\`` : `'${path}'`
  return `export const ${name}: CallOf<typeof definitions.${name}> = {\n  method: '${method}',\n  path: ${text},\n}\n`
}

const methodAddress = (name: string, { className, methodName, readOnly }: ServedMethod): string =>
  `export const ${name}: ServerMethodOf<typeof definitions.${name}> = {
  className: '${className}',
  methodName: '${methodName}',
  readOnly: ${readOnly},
}
`

/** The parts of a definition that its comment shows. */
type DocumentedTerms = { summary: string; returns?: string; limits?: string; errors: readonly ErrorCode[] }

const methodTerms = (method: ServedMethod): DocumentedTerms => ({
  summary: method.summary,
  errors: methodCall('POST', '', method).errors,
})

function commentOf({ summary, returns, limits, errors }: DocumentedTerms): string {
  const codes = [...new Set(errors)].sort()
  const lines = [
    ...wrapped(summary),
    '',
    ...(returns === undefined ? [] : wrapped(`@returns ${returns}`)),
    ...(limits === undefined ? [] : wrapped(`Limits: ${limits}`)),
    ...(codes.length === 0 ? [] : wrapped(`@throws ${codes.join(', ')}.`)),
  ]
  const text = lines.at(-1) === '' ? lines.slice(0, -1) : lines
  return text.length === 1
    ? `/** ${text[0]} */\n`
    : `/**\n${text.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`
}
/** Wraps text at the line width of comments. */
function wrapped(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length + 4 > WIDTH) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
