import { parseSync, Visitor } from 'oxc-parser'

export interface Text {
  readonly text: string
  readonly line: number
}

/**
 * Words that a source file shows to users: between tags, in a visible or spoken attribute, as a value of an expression
 * in one of these places, between the tags of a template, or sent as an answer.
 */
export function findShownWords(fileName: string, source: string): Text[] {
  const { program } = parseSync(fileName, source)
  const results: Text[] = []
  const add = (start: number, text: string) => {
    if (/\p{L}{2}/u.test(text)) results.push({ text: text.trim(), line: source.slice(0, start).split('\n').length })
  }
  const addValues = (value: Value | null) => {
    for (const { start, text } of textsOf(value)) add(start, text)
  }
  new Visitor({
    'JSXText:exit': (node) => add(node.start, node.value),
    'JSXElement:exit': ({ children }) => children.forEach(addValues),
    'JSXFragment:exit': ({ children }) => children.forEach(addValues),
    'JSXAttribute:exit': ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && readAttributes.has(name.name)) addValues(value)
    },
    'TemplateElement:exit': ({ start, value: { cooked } }) => {
      const isMarkup = /<\/?[a-z][\w:-]*[\s>]/.test(cooked ?? '')
      for (const [, text = ''] of isMarkup ? (cooked ?? '').matchAll(/>([^<>{}]+)(?:<|$)/g) : []) add(start, text)
    },
    'CallExpression:exit': ({ callee, arguments: [sent] }) => {
      const property = callee.type === 'MemberExpression' ? callee.property : null
      if (property?.type === 'Identifier' && property.name === 'send' && sent?.type === 'Literal') addValues(sent)
    },
  }).visit(program)
  return results
}

type Value = { type: string; start: number }

/** The texts among the values that an expression may have; not those that it compares or hands to a function. */
function textsOf(node: Value | null): { start: number; text: string }[] {
  if (node === null) return []
  const { start, value, expression, ...parts } = node as Value & Record<string, Value & { value: unknown }>
  switch (node.type) {
    case 'Literal':
      return typeof value === 'string' ? [{ start, text: value }] : []
    case 'TemplateLiteral':
      return (parts.quasis as unknown as Template[]).map((quasi) => ({ start, text: quasi.value.cooked ?? '' }))
    case 'JSXExpressionContainer':
      return textsOf(expression ?? null)
    case 'ConditionalExpression':
      return [...textsOf(parts.consequent ?? null), ...textsOf(parts.alternate ?? null)]
    case 'LogicalExpression':
      return [...textsOf(parts.left ?? null), ...textsOf(parts.right ?? null)]
    default:
      return []
  }
}

type Template = { value: { cooked: string | null } }

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
  const results: Text[] = []
  const add = (start: number, text: string) => {
    if (/[a-z,.:;}] \S/i.test(text)) results.push({ text, line: source.slice(0, start).split('\n').length })
  }
  new Visitor({
    'Literal:exit': (node) => {
      if (typeof node.value === 'string') add(node.start, node.value)
    },
    'TemplateElement:exit': (node) => add(node.start, node.value.cooked ?? ''),
    'JSXText:exit': (node) => add(node.start, node.value.trim()),
  }).visit(parsed.program)
  return results
}
