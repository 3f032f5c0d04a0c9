import { parseSync } from 'oxc-parser'

/** What a test file asserts. */
export interface AssertedTexts {
  /** Texts that must be there as they are, from their first to their last letter. */
  readonly whole: ReadonlySet<string>
  /** All texts of assertions, those included that must be part of another. */
  readonly all: readonly string[]
}

/**
 * The texts in the locators and the matchers of a test file, also those in a constant or a list of the file.
 * What is expected not to be there does not count, nor does what the test only feeds in.
 *
 * @throws Error when the file cannot be parsed.
 */
export function findAssertedTexts(fileName: string, source: string): AssertedTexts {
  const { program, errors } = parseSync(fileName, source)
  const [error] = errors
  if (error !== undefined) throw new Error(`${fileName}: ${error.message}`)
  const root = program as unknown as Node
  const bindings = findBindings(root)
  const [whole, all] = [new Set<string>(), [] as string[]]
  // Playwright takes a part of a name or text in either case for it, Testing Library does not.
  const isExactByDefault = !fileName.endsWith('.spec.ts')
  walk(root, (call) => {
    if (call.type !== 'CallExpression') return true
    const name = methodOf(call)
    if (expectsAbsence(call)) return false
    const [first, second] = call.arguments as Node[]
    const isLocator = locators.test(name)
    if (!isLocator && !matchers.has(name) && !parts.has(name)) return true
    const texts = isLocator
      ? textsOf(/Role$/.test(name) ? propertyOf(second, 'name') : first, bindings)
      : (call.arguments as Node[]).flatMap((argument) => textsOf(argument, bindings))
    all.push(...texts)
    const exact = propertyOf(second, 'exact')
    const isExact = exact === undefined ? isExactByDefault : exact.value === true
    if (isLocator ? isExact : matchers.has(name)) for (const text of texts) whole.add(text)
    return true
  })
  return { whole, all }
}

const locators = /^(?:get|find)(?:All)?By(?:Role|Text|Label|LabelText|Placeholder|Title)$/

/** They compare with the whole text. */
const matchers = new Set([
  ...[
    'toBe',
    'toEqual',
    'toStrictEqual',
    'toMatchObject',
    'toContainEqual',
    'toHaveProperty',
    'toHaveText',
    'toHaveValue',
  ],
  ...['toHaveTitle', 'toHaveURL', 'toHaveAttribute', 'toHaveAccessibleName', 'toHaveAccessibleDescription'],
])

/** They look for a part of a text. */
const parts = new Set(['locator', 'toContain', 'toContainText'])

/** Whether a call such as `expect(…).not.toBeVisible()` or `expect(…).toHaveCount(0)` holds that something is not there. */
function expectsAbsence(call: Node): boolean {
  const callee = call.callee as Node
  const isNegated = callee.type === 'MemberExpression' && nameOf((callee.object as Node).property) === 'not'
  const [first] = call.arguments as Node[]
  const name = methodOf(call)
  return isNegated || name === 'toBeHidden' || name === 'toBeNull' || (name === 'toHaveCount' && first?.value === 0)
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** A name, where it is known, and what it stands for. */
interface Binding {
  readonly name: string
  readonly scope: Node
  readonly values: readonly Node[]
}

function findBindings(root: Node): Binding[] {
  const bindings: Binding[] = []
  const visit = (node: Node, block: Node): void => {
    const scope = node.type === 'BlockStatement' || node.type === 'ForOfStatement' ? node : block
    if (node.type === 'VariableDeclarator' && node.init)
      bindings.push(...bind(node.id as Node, [node.init as Node], scope))
    if (node.type === 'ForOfStatement') {
      const [declarator] = ((node.left as Node).declarations ?? []) as Node[]
      if (declarator) bindings.push(...bind(declarator.id as Node, elementsOf(node.right as Node), node))
    }
    for (const child of childrenOf(node)) visit(child, scope)
  }
  visit(root, root)
  return bindings
}

/** A name takes all values; of a pattern each name takes those of its place. */
function bind(pattern: Node, values: readonly Node[], scope: Node): Binding[] {
  if (pattern.type === 'Identifier') return [{ name: String(pattern.name), scope, values }]
  if (pattern.type !== 'ArrayPattern') return []
  return (pattern.elements as (Node | null)[]).flatMap((part, index) =>
    part
      ? bind(
          part,
          values.flatMap((value) => elementsOf(value)[index] ?? []),
          scope,
        )
      : [],
  )
}

const elementsOf = (list: Node): Node[] =>
  list.type === 'TSAsExpression'
    ? elementsOf(list.expression as Node)
    : list.type === 'ArrayExpression'
      ? (list.elements as Node[])
      : [list]

/** The texts within an expression, the keys of objects included. */
function textsOf(node: Node | undefined, bindings: readonly Binding[], known: readonly Binding[] = []): string[] {
  if (node === undefined) return []
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateElement') return [String((node.value as { cooked?: string }).cooked ?? '')]
  if (node.type === 'Identifier') {
    const [binding] = bindings
      .filter(({ name, scope }) => name === node.name && scope.start <= node.start && node.end <= scope.end)
      .sort((a, b) => b.scope.start - a.scope.start)
    if (binding === undefined || known.includes(binding)) return []
    return binding.values.flatMap((value) => textsOf(value, bindings, [...known, binding]))
  }
  const key = node.type === 'Property' && node.computed === false ? [nameOf(node.key) ?? []].flat() : []
  const children = node.type === 'Property' ? [node.value as Node] : childrenOf(node)
  return [...key, ...children.flatMap((child) => textsOf(child, bindings, known))]
}

/** Visits all nodes below one; `visit` answers whether to go on below what it has seen. */
function walk(node: Node, visit: (node: Node) => boolean): void {
  if (visit(node)) for (const child of childrenOf(node)) walk(child, visit)
}

function childrenOf(node: Node): Node[] {
  const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
  return Object.values(node)
    .flatMap((value) => [value].flat())
    .filter(isNode)
}

const methodOf = ({ callee }: Node): string => nameOf((callee as Node).property) ?? ''

function nameOf(node: unknown): string | undefined {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown }
  return typeof name === 'string' ? name : typeof value === 'string' ? value : undefined
}

function propertyOf(object: Node | undefined, name: string): Node | undefined {
  const properties = object?.type === 'ObjectExpression' ? (object.properties as Node[]) : []
  return properties.find(({ key }) => nameOf(key) === name)?.value as Node | undefined
}
