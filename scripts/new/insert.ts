const brackets: Readonly<Record<string, string>> = { '[': ']', '{': '}', '(': ')' }

/**
 * Adds an entry at the end of a list or a block. Formatting is left to the formatter.
 *
 * @param opening - ends with the bracket that opens it.
 * @param separator - the text between two entries: nothing between the members of a type and statements.
 * @returns null when the text has no such opening.
 */
export function withEntry(text: string, opening: RegExp, entry: string, separator: ',' | '' = ','): string | null {
  const match = opening.exec(text)
  if (!match) return null
  const end = closingOf(text, match.index + match[0].length - 1)
  const before = text.slice(0, end).trimEnd()
  const between = /[[{(,]$/.test(before) ? '' : separator
  return `${before}${between}\n${entry}${separator}\n${text.slice(end)}`
}

/** Adds names to the import of a module, or the import itself. */
export function withImport(
  text: string,
  names: string,
  from: string,
  kind: 'import' | 'import type' = 'import',
): string {
  const module = from.replaceAll('.', '\\.').replaceAll('/', '\\/')
  const values = new RegExp(`^import \\{([^}]*)\\} from '${module}'`, 'm').exec(text)
  const types = new RegExp(`^import type \\{([^}]*)\\} from '${module}'`, 'm').exec(text)
  const result = kind === 'import type' ? (types ?? values) : values
  if (!result) return `${kind} { ${names} } from '${from}'\n${text}`
  const has = (result[1] ?? '').split(',').map((each) => each.trim().replace(/^type /, ''))
  const missing = names.split(', ').filter((name) => !has.includes(name))
  if (missing.length === 0) return text
  const added = kind === 'import type' && result !== types ? missing.map((name) => `type ${name}`) : missing
  const all = [...has.filter((each) => each !== ''), ...added]
  const kept = (result[1] ?? '').split(',').map((each) => each.trim())
  const listed = all.map((each) => kept.find((whole) => whole === `type ${each}`) ?? each)
  return text.replace(result[0], result[0].replace(`{${result[1]}}`, `{ ${listed.join(', ')} }`))
}

/** The place of the bracket that closes the one at `start`. */
function closingOf(text: string, start: number): number {
  const tokens = /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|[[\]{}()]/g
  tokens.lastIndex = start
  const open: string[] = []
  for (let token = tokens.exec(text); token; token = tokens.exec(text)) {
    const closing = brackets[token[0]]
    if (closing) open.push(closing)
    else if (token[0] === open.at(-1)) open.pop()
    if (open.length === 0) return token.index
  }
  throw new Error('A bracket is not closed')
}
