import { parseSync, Visitor } from 'oxc-parser'

export interface Text {
  readonly text: string
  readonly line: number
}

/** Words that stand between the tags of a source file, or in an attribute that people read or hear. */
export function findDrawnWords(fileName: string, source: string): Text[] {
  const { program } = parseSync(fileName, source)
  const found: Text[] = []
  const add = (start: number, text: string) => {
    if (/\p{L}{2}/u.test(text)) found.push({ text: text.trim(), line: source.slice(0, start).split('\n').length })
  }
  new Visitor({
    'JSXText:exit': (node) => add(node.start, node.value),
    'JSXAttribute:exit': ({ start, name, value }) => {
      const isRead = name.type === 'JSXIdentifier' && readAttributes.has(name.name)
      if (isRead && value?.type === 'Literal' && typeof value.value === 'string') add(start, value.value)
    },
  }).visit(program)
  return found
}

const readAttributes = new Set(['alt', 'aria-label', 'aria-description', 'hint', 'label', 'placeholder', 'title'])

/**
 * The texts of a source file that people may read: string literals, templates and text between tags that have a space between
 * letters. The values of a template are left out.
 *
 * @throws Error when the file cannot be parsed.
 */
export function findTexts(fileName: string, source: string): Text[] {
  const parsed = parseSync(fileName, source)
  const [error] = parsed.errors
  if (error !== undefined) throw new Error(`${fileName}: ${error.message}`)
  const found: Text[] = []
  const add = (start: number, text: string) => {
    if (/[a-z,.:;}] \S/i.test(text)) found.push({ text, line: source.slice(0, start).split('\n').length })
  }
  new Visitor({
    'Literal:exit': (node) => {
      if (typeof node.value === 'string') add(node.start, node.value)
    },
    'TemplateElement:exit': (node) => add(node.start, node.value.cooked ?? ''),
    'JSXText:exit': (node) => add(node.start, node.value.trim()),
  }).visit(parsed.program)
  return found
}
