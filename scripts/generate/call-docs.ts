import type { ServedCall } from 'contract'
import * as calls from 'contract/calls'
import { allMethods } from 'contract/methods'

/**
 * Fills a page with the tables of calls or methods between its markers: `<!-- calls: records -->` to `<!-- end -->`.
 *
 * @throws Error for an unknown group, and for a group of the UI service without a marker on the page.
 */
export function withCallTables(page: string): string {
  const marked = new Set<string>()
  const filled = page.replace(
    /(<!-- calls: (\w+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_, start: string, name: string, end: string) => {
      marked.add(name)
      return `${start}\n${tableOf(name)}\n${end}`
    },
  )
  const missing = [...documentedGroups, 'serverMethods'].filter((name) => !marked.has(name))
  if (missing.length > 0) throw new Error(`No table of ${missing.join(', ')}`)
  return filled
}

const documentedGroups = Object.keys(calls).filter((group) => group !== 'auth' && group !== 'session')

function tableOf(name: string): string {
  if (name === 'serverMethods')
    return table(
      ['Method', 'By', 'What it is for', 'Parameters', 'Answer'],
      [...allMethods].sort(byName).map(methodRow),
    )
  const group = Object.entries(calls).find(([key]) => key === name)
  if (!group) throw new Error(`No calls are named ${name}`)
  const rows = Object.entries<ServedCall>(group[1])
    .sort(byPath)
    .map(([call, { method, path, summary, returns, limits = '–' }]) => {
      return [`\`${call}\``, `${method} \`${shortened(path)}\``, summary, returns, limits]
    })
  return table(['Call', 'Method and path', 'What it is for', 'Answer', 'Limits'], rows)
}

function methodRow(method: (typeof allMethods)[number]): string[] {
  const { className, methodName, readOnly, access, summary, parameters, answer } = method
  const required: readonly string[] = parameters.required ?? []
  const names = Object.keys(parameters.properties).map((each) => `\`${each}${required.includes(each) ? '' : '?'}\``)
  const by = `${readOnly ? 'GET, POST' : 'POST'}${access === 'session' ? ' with a session' : ''}`
  return [`\`${className}\` \`${methodName}\``, by, summary, names.join(', ') || '–', answerText(answer)]
}

type JsonSchema = { type?: string; properties?: object; items?: JsonSchema; anyOf?: readonly JsonSchema[] }

/** The names of the members of an answer: of an object, of each item of a list, or of each member of a union. */
function answerText({ type, properties, items, anyOf }: JsonSchema): string {
  if (properties)
    return Object.keys(properties)
      .map((name) => `\`${name}\``)
      .join(', ')
  if (items) return `a list, each ${answerText(items)}`
  return [...new Set((anyOf ?? []).map(answerText))].join(' or ') || String(type)
}

/** Sorted, because the members of a module have no defined order. */
const byPath = ([, a]: [string, ServedCall], [, b]: [string, ServedCall]) =>
  compare(`${a.path} ${a.method}`, `${b.path} ${b.method}`)
const byName = (a: (typeof allMethods)[number], b: typeof a) =>
  compare(`${a.className} ${a.methodName}`, `${b.className} ${b.methodName}`)
const compare = (a: string, b: string): number => (a < b ? -1 : 1)

const shortened = (path: string): string => path.replace('/services/data/v65.0/ui-api', '')

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`
  return `${line(heads)}|${heads.map(() => '---|').join('')}\n${rows.map(line).join('')}`
}
