import { parseSync, Visitor } from 'oxc-parser'

export interface Text {
  readonly text: string
  readonly line: number
}

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
