import {
  type Attrs,
  type DOMOutputSpec,
  type Node as DocumentNode,
  type Mark,
  type NodeSpec,
  type NodeType,
  Schema,
} from 'prosemirror-model'
import {
  element,
  escapeText,
  isSpace,
  type Markup,
  type MarkupElement,
  readMarkup,
  startTag,
  writeMarkup,
} from './article-markup.ts'

// Every text that the server stores has a document, and every document is written as the text it was read from: spaces between
// elements, the order of formats and elements at unusual places too.

const attributes = { attributes: { default: {} } }
/** Spaces before an element, and after its last child. */
const spaces = { before: { default: '' }, end: { default: '' } }

/** An element with other content. */
const container = (tag: string, content: string, more: NodeSpec = {}): NodeSpec => ({
  content,
  attrs: { ...attributes, ...spaces },
  parseDOM: [{ tag }],
  toDOM: ({ attrs }) => [tag, attrs.attributes, 0],
  ...more,
})

/** Newlines stay as they are; the editor shows those of the HTML as spaces. */
const paragraph = (tag: string, more: NodeSpec = {}): NodeSpec =>
  container(tag, 'inline*', { group: 'block', whitespace: 'pre', ...more })

const leaf = (tag: string, more: NodeSpec): NodeSpec => ({
  attrs: { ...attributes, ...spaces },
  parseDOM: [{ tag }],
  toDOM: ({ attrs }) => [tag, attrs.attributes],
  ...more,
})

/** Elements at a place where the editor could not change them. They are shown, and written as they were read. */
const kept = (tag: string, more: NodeSpec = {}): NodeSpec => ({
  attrs: { ...spaces, html: { default: '' } },
  atom: true,
  toDOM: ({ attrs }) => [tag, { 'data-kept': '' }, ...(readMarkup(attrs.html) ?? []).map(outputOf)],
  ...more,
})

const outputOf = (markup: Markup): DOMOutputSpec =>
  typeof markup === 'string' ? ['span', markup] : [markup.tag, markup.attributes, ...markup.children.map(outputOf)]

const FLOW = '(block | line)+'
/** A new list item or cell has text without a paragraph. */
const ITEM = '(line | block)+'

const formatTags: readonly string[] = 'a,b,strong,i,em,code,kbd,sub,sup'.split(',')

export const articleSchema = new Schema({
  nodes: {
    doc: { content: FLOW, attrs: spaces },
    text: { group: 'inline' },
    p: paragraph('p'),
    h2: paragraph('h2', { defining: true }),
    h3: paragraph('h3', { defining: true }),
    h4: paragraph('h4', { defining: true }),
    pre: paragraph('pre', { code: true, defining: true }),
    ul: container('ul', '(li | keptItem)*', { group: 'block' }),
    ol: container('ol', '(li | keptItem)*', { group: 'block' }),
    blockquote: container('blockquote', FLOW, { group: 'block', defining: true }),
    hr: leaf('hr', { group: 'block' }),
    figure: container('figure', '(block | line | figcaption)+', { group: 'block' }),
    dl: container('dl', '(dt | dd | keptPart)*', { group: 'block' }),
    table: container('table', '(caption | thead | tbody | tr | keptPart)*', { group: 'block' }),
    // Different types, so that commands take only a list for a list.
    kept: kept('div', { group: 'block' }),
    keptItem: kept('li'),
    keptPart: kept('div'),
    /** Text of a list item, cell and others without a paragraph. `isBare`: read at the top of the article. */
    line: {
      content: 'inline*',
      attrs: { before: { default: '' }, isBare: { default: false } },
      whitespace: 'pre',
      toDOM: () => ['div', 0],
    },
    li: container('li', ITEM, { defining: true }),
    dt: container('dt', ITEM, { defining: true }),
    dd: container('dd', ITEM, { defining: true }),
    caption: container('caption', ITEM, { isolating: true }),
    figcaption: container('figcaption', ITEM, { isolating: true }),
    thead: container('thead', '(tr | keptPart)*'),
    tbody: container('tbody', '(tr | keptPart)*'),
    tr: container('tr', '(td | th | keptPart)*'),
    td: container('td', ITEM, { isolating: true }),
    th: container('th', ITEM, { isolating: true }),
    br: leaf('br', { group: 'inline', inline: true, selectable: false }),
    img: leaf('img', { group: 'inline', inline: true }),
    keptInline: kept('span', { group: 'inline', inline: true }),
  },
  marks: {
    /** One type for all formats, which keeps their nesting order. `key` distinguishes equal elements. */
    format: {
      attrs: { tag: {}, ...attributes, key: { default: null } },
      excludes: '',
      parseDOM: formatTags.map((tag) => ({ tag, attrs: { tag } })),
      toDOM: ({ attrs }) => [attrs.tag, attrs.attributes, 0],
    },
  },
})

const { nodes, marks } = articleSchema

/** The document of an article. */
export function documentOf(markup: readonly Markup[]): DocumentNode {
  let elements = 0
  const formatOf = ({ tag, attributes }: MarkupElement): Mark => {
    elements += 1
    return marks.format.create({ tag, attributes, key: elements })
  }

  const inlineOf = (children: readonly Markup[], around: readonly Mark[]): DocumentNode[] =>
    children.flatMap((child) => {
      if (typeof child === 'string') return child === '' ? [] : [articleSchema.text(child, around)]
      const { tag, attributes } = child
      if (tag === 'br' || tag === 'img') return [nodes[tag].create({ attributes }, null, around)]
      if (isInline(child) && hasLeaf(child)) return inlineOf(child.children, [...around, formatOf(child)])
      return [nodes.keptInline.create({ html: writeMarkup([child]) }, null, around)]
    })

  const blockOf = (parent: NodeType, child: Markup, before: string): DocumentNode => {
    const type = typeof child === 'string' ? undefined : articleSchema.nodes[child.tag]
    if (typeof child === 'string' || !type?.isBlock || !allows(parent, type))
      return keptIn(parent).create({ before, html: writeMarkup([child]) })
    const { attributes, children } = child
    if (type.inlineContent) return type.create({ attributes, before }, inlineOf(children, []))
    return type.create({ attributes, before, end: endOf(type, children) }, blocksOf(type, children))
  }

  const blocksOf = (type: NodeType, children: readonly Markup[]): DocumentNode[] => {
    if (type.isLeaf) return []
    const blocks = runsOf(type, children).flatMap(({ before, run }): DocumentNode[] => {
      const [first] = run
      if (first === undefined) return []
      if (!isInRun(type, first)) return [blockOf(type, first, before)]
      return [nodes.line.create({ isBare: type === nodes.doc }, inlineOf(run, []))]
    })
    return blocks.length === 0 && allows(type, nodes.line)
      ? [nodes.line.create({ isBare: type === nodes.doc })]
      : blocks
  }

  return nodes.doc.create({ end: endOf(nodes.doc, markup) }, blocksOf(nodes.doc, markup))
}

const keptTypes = [nodes.kept, nodes.keptItem, nodes.keptPart]

const keptIn = (parent: NodeType): NodeType => keptTypes.find((type) => allows(parent, type)) ?? nodes.kept

type Run = { before: string; run: Markup[] }

/**
 * Groups children: text and inline elements of one line together, every other element alone. The last group, without elements, holds the
 * trailing spaces.
 */
function runsOf(type: NodeType, children: readonly Markup[]): Run[] {
  const runs: Run[] = []
  let last: Run = { before: '', run: [] }
  const finish = (): void => {
    if (last.run.every(isSpace)) last = { before: last.before + last.run.join(''), run: [] }
    else {
      runs.push(last)
      last = { before: '', run: [] }
    }
  }
  for (const child of children) {
    if (isInRun(type, child)) {
      last.run.push(child)
      continue
    }
    finish()
    if (isSpace(child)) last.before += child
    else {
      runs.push({ ...last, run: [child] })
      last = { before: '', run: [] }
    }
  }
  finish()
  return [...runs, last]
}

const endOf = (type: NodeType, children: readonly Markup[]): string => runsOf(type, children).at(-1)?.before ?? ''

const isInRun = (type: NodeType, markup: Markup): boolean => allows(type, nodes.line) && isInline(markup)

const allows = (parent: NodeType, child: NodeType): boolean => parent.contentMatch.matchType(child) !== null

const isInline = (markup: Markup): boolean =>
  typeof markup === 'string' ||
  markup.tag === 'br' ||
  markup.tag === 'img' ||
  (formatTags.includes(markup.tag) && markup.children.every(isInline))

const hasLeaf = (markup: Markup): boolean =>
  typeof markup === 'string'
    ? markup !== ''
    : markup.tag === 'br' || markup.tag === 'img' || markup.children.some(hasLeaf)

/** HTML of a document; '' for an empty one. */
export function htmlOf(document: DocumentNode): string {
  const { firstChild, childCount, attrs } = document
  const isEmpty = childCount <= 1 && firstChild?.isTextblock !== false && !firstChild?.childCount
  return isEmpty && firstChild?.type !== nodes.pre ? '' : contentOf(document, attrs)
}

function contentOf(node: DocumentNode, { end }: Attrs): string {
  const parts = node.children.map((child, at) => {
    const isLine = child.type === nodes.line
    const isText =
      isLine && node.maybeChild(at - 1)?.type !== nodes.line && (node.type !== nodes.doc || child.attrs.isBare)
    return `${child.attrs.before}${isLine && !isText ? element('p', {}, inlineHtmlOf(child)) : htmlOfBlock(child)}`
  })
  return `${parts.join('')}${end}`
}

function htmlOfBlock(node: DocumentNode): string {
  if (node.type === nodes.line) return inlineHtmlOf(node)
  if (keptTypes.includes(node.type)) return node.attrs.html
  const content = node.isTextblock ? inlineHtmlOf(node) : contentOf(node, node.attrs)
  return element(node.type.name, node.attrs.attributes, content)
}

function inlineHtmlOf(block: DocumentNode): string {
  let html = ''
  let open: readonly Mark[] = []
  const change = (to: readonly Mark[]): void => {
    const same = open.findIndex((mark, at) => !to[at]?.eq(mark))
    const shared = same < 0 ? open.length : same
    for (const { attrs } of open.slice(shared).reverse()) html += `</${attrs.tag}>`
    for (const { attrs } of to.slice(shared)) html += startTag(attrs.tag, attrs.attributes)
    open = to
  }
  for (const node of block.children) {
    change(node.marks)
    if (node.isText) html += escapeText(node.text ?? '')
    else html += node.type === nodes.keptInline ? node.attrs.html : element(node.type.name, node.attrs.attributes, '')
  }
  change([])
  return html
}
