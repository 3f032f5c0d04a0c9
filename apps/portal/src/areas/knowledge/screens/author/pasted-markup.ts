import { safeMarkup } from 'contract'
import DOMPurify from 'dompurify'
import { isAllowed, isSpace, type Markup, type MarkupElement } from './article-markup.ts'

/** What an article takes of pasted HTML. */
export type Pasted = {
  markup: readonly Markup[]
  /** Pictures that the HTML itself holds. */
  pictures: readonly File[]
  /** How often each kind of content was left out. */
  leftOut: ReadonlyMap<LeftOut, number>
}

export type LeftOut = 'picture' | 'video' | 'page' | 'drawing' | 'field' | 'link'

/** Reads HTML of word processors, spreadsheets, mail programs and web pages as text of an article. */
export function readPasted(html: string): Pasted {
  const results = { pictures: [] as File[], leftOut: new Map<LeftOut, number>() }
  const nodes = cleaned(html)
  const shift = nodes.querySelector('h1') ? 1 : 0
  const markup = flowOf(nestLists([...nodes.childNodes]), { results, shift, isPre: false })
  return { markup, ...results }
}

/** The nodes are read and never shown. */
function cleaned(html: string): DocumentFragment {
  // The cleaner of shown texts, which has its own hook, drops each `data:` address.
  const keepPicture = (element: Element, attribute: { attrName: string; keepAttr: boolean | undefined }): void => {
    if (element.localName === 'img' && attribute.attrName === 'src') attribute.keepAttr = true
  }
  DOMPurify.addHook('uponSanitizeAttribute', keepPicture)
  try {
    return DOMPurify.sanitize(withoutStyles(html), rules)
  } finally {
    DOMPurify.removeHook('uponSanitizeAttribute', keepPicture)
  }
}

/** The content security policy of the page also forbids styles to nodes that are not shown. */
const withoutStyles = (html: string): string =>
  html.replaceAll(/<(\/?)style\b/gi, '<$1template').replaceAll(/(<[^<>]*\s)style(?=\s*=)/gi, `$1${STYLE}`)

const STYLE = 'data-style'

const leftOutTags: Readonly<Record<string, LeftOut>> = {
  video: 'video',
  audio: 'video',
  object: 'page',
  embed: 'page',
  iframe: 'page',
  svg: 'drawing',
  canvas: 'drawing',
  input: 'field',
  select: 'field',
  textarea: 'field',
  button: 'field',
}

const wrappers = 'div,section,article,main,header,footer,aside,nav,address,center,form,fieldset,details,summary'.split(
  ',',
)
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

// Styles say what is bold and what is a list in a word processor.
const rules = {
  ALLOWED_TAGS: [
    ...safeMarkup.tags,
    ...wrappers,
    ...headings,
    ...Object.keys(leftOutTags),
    'span,font,u,s,del,ins,strike,tt,samp,var,mark,small,big,label,tfoot'.split(','),
  ].flat(),
  ALLOWED_ATTR: [...Object.values(safeMarkup.attributes).flat(), 'class', STYLE],
  ADD_URI_SAFE_ATTR: [STYLE],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true as const,
}

type Reading = {
  results: { pictures: File[]; leftOut: Map<LeftOut, number> }
  /** Levels that headings go down: the title of the page is the first. */
  shift: number
  /** Spaces count. */
  isPre: boolean
}

/** Elements with text around them: text becomes paragraphs where there are other elements too. */
function flowOf(nodes: readonly ChildNode[], reading: Reading): Markup[] {
  return paragraphsOf(nodes.flatMap((node) => partsOf(node, reading)))
}

const blockTags: ReadonlySet<string> = new Set(
  'h2,h3,h4,p,hr,ul,ol,li,blockquote,pre,figure,figcaption,table,caption,thead,tbody,tr,th,td,dl,dt,dd'.split(','),
)

const isBlock = (markup: Markup): markup is MarkupElement => typeof markup !== 'string' && blockTags.has(markup.tag)

function paragraphsOf(parts: readonly Markup[]): Markup[] {
  if (!parts.some(isBlock)) return trimmed(parts)
  const blocks: Markup[] = []
  let run: Markup[] = []
  const finish = (): void => {
    const text = trimmed(run)
    if (text.length > 0) blocks.push({ tag: 'p', attributes: {}, children: text })
    run = []
  }
  for (const part of parts) {
    if (!isBlock(part)) run.push(part)
    else {
      finish()
      blocks.push(part)
    }
  }
  finish()
  return blocks
}

/** Text without spaces and line breaks around it. */
function trimmed(parts: readonly Markup[]): Markup[] {
  const isEmpty = (part: Markup): boolean =>
    typeof part === 'string' ? part.trim() === '' : part.tag !== 'img' && part.children.every(isEmpty)
  const from = parts.findIndex((part) => !isEmpty(part))
  const to = parts.findLastIndex((part) => !isEmpty(part))
  return parts.slice(from, to + 1).map((part, at, { length }) => {
    if (typeof part !== 'string') return part
    const start = at === 0 ? part.trimStart() : part
    return at === length - 1 ? start.trimEnd() : start
  })
}

function partsOf(node: ChildNode, reading: Reading): Markup[] {
  if (node instanceof Text) return [reading.isPre ? node.data : node.data.replaceAll(/[ \t\r\n\f]+/g, ' ')]
  if (!(node instanceof HTMLElement)) return node instanceof Element ? leaveOut(reading, 'drawing') : []
  const tag = node.localName
  const kind = leftOutTags[tag]
  if (kind) return leaveOut(reading, kind)
  if (tag === 'img') return pictureOf(node, reading)
  if (tag === 'br' || tag === 'hr') return [plain(tag, [])]
  const level = levelOf(node)
  if (level > 0) {
    const text = trimmed(inline(node, reading)).flatMap(withoutWeight)
    return text.length > 0 ? [plain(`h${Math.min(Math.max(level + reading.shift, 2), 4)}`, text)] : []
  }
  if (tag === 'pre') return [plain('pre', inline(node, { ...reading, isPre: true }))]
  if (tag === 'p' || wrappers.includes(tag)) {
    const parts = flowOf(nestLists([...node.childNodes]), reading)
    return parts.some(isBlock) ? parts : parts.length > 0 ? [plain('p', parts)] : []
  }
  if (tag === 'tfoot') return [plain('tbody', structureOf(node, reading))]
  if (structures.has(tag)) return [{ tag, attributes: allowedOf(node), children: structureOf(node, reading) }]
  if (blockTags.has(tag)) return [{ tag, attributes: allowedOf(node), children: itemOf(node, reading) }]
  return formatted(
    node,
    [...node.childNodes].flatMap((child) => partsOf(child, reading)),
    reading,
  )
}

const plain = (tag: string, children: readonly Markup[]): MarkupElement => ({ tag, attributes: {}, children })

function leaveOut({ results }: Reading, kind: LeftOut): [] {
  results.leftOut.set(kind, (results.leftOut.get(kind) ?? 0) + 1)
  return []
}

const allowedOf = (element: Element): Record<string, string> =>
  Object.fromEntries(
    [...element.attributes]
      .filter(({ name, value }) => isAllowed(element.localName, name, value))
      .map(({ name, value }) => [name, value]),
  )

const structures: ReadonlySet<string> = new Set(['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tr'])

/** Items of a list, or rows and cells: without the spaces between them. A list between items belongs to the item above. */
function structureOf(node: Element, reading: Reading): Markup[] {
  const items: Markup[] = []
  for (const part of [...node.childNodes].flatMap((child) => partsOf(child, reading))) {
    if (isSpace(part)) continue
    const above = items.at(-1)
    const isList = typeof part !== 'string' && (part.tag === 'ul' || part.tag === 'ol')
    if (isList && above !== undefined && typeof above !== 'string' && above.tag === 'li')
      items[items.length - 1] = { ...above, children: [...above.children, part] }
    else items.push(isList && (node.localName === 'ul' || node.localName === 'ol') ? plain('li', [part]) : part)
  }
  return items
}

/** Content of an item or a cell; a single paragraph is its text. */
function itemOf(node: Element, reading: Reading): Markup[] {
  const parts = flowOf(nestLists([...node.childNodes]), reading)
  const [first, ...others] = parts
  const isAlone = first !== undefined && isBlock(first) && first.tag === 'p'
  const isFollowedByLists = others.every((part) => isBlock(part) && (part.tag === 'ul' || part.tag === 'ol'))
  return isAlone && isFollowedByLists && node.localName !== 'blockquote' ? [...first.children, ...others] : parts
}

/** The text of a node, without its blocks. */
const inline = (node: Element, reading: Reading): Markup[] =>
  [...node.childNodes].flatMap((child) => partsOf(child, reading)).flatMap(withoutBlocks)

const withoutBlocks = (part: Markup): readonly Markup[] =>
  isBlock(part) ? part.children.flatMap(withoutBlocks) : [part]

/** Headings are bold already. */
const withoutWeight = (part: Markup): readonly Markup[] =>
  typeof part === 'string'
    ? [part]
    : ['strong', 'b'].includes(part.tag)
      ? part.children.flatMap(withoutWeight)
      : [{ ...part, children: part.children.flatMap(withoutWeight) }]

/** The level of a heading, also of the title of a word processor; 0 for others. */
function levelOf(element: Element): number {
  if (headings.includes(element.localName)) return Number(element.localName.slice(1))
  return element.classList.contains('MsoTitle') ? 1 : 0
}

function pictureOf(image: HTMLElement, reading: Reading): Markup[] {
  const source = image.getAttribute('src') ?? ''
  if (/^https:/i.test(source) && isAllowed('img', 'src', source))
    return [{ tag: 'img', attributes: allowedOf(image), children: [] }]
  const picture = pictureIn(source, reading.results.pictures.length + 1)
  if (picture === null) return leaveOut(reading, 'picture')
  reading.results.pictures.push(picture)
  return []
}

/** The picture of a `data:` address. */
function pictureIn(address: string, number: number): File | null {
  const [, type = '', data = ''] = /^data:image\/(png|jpeg|gif|webp);base64,([a-z0-9+/=\s]+)$/i.exec(address) ?? []
  if (data === '') return null
  try {
    const bytes = Uint8Array.from(atob(data.replaceAll(/\s/g, '')), (character) => character.charCodeAt(0))
    const ending = type.toLowerCase() === 'jpeg' ? 'jpg' : type.toLowerCase()
    return new File([bytes], `picture-${number}.${ending}`, { type: `image/${type.toLowerCase()}` })
  } catch {
    return null
  }
}

/** Formats of an element: its own, and those of its style. */
function formatted(element: HTMLElement, children: Markup[], reading: Reading): Markup[] {
  if (children.every((part) => typeof part === 'string' && part === '')) return []
  const { tag, attributes } = formatOf(element, reading)
  const tags = new Set([...(tag === null ? [] : [tag]), ...styledFormats(element, reading)])
  return [...tags].reduceRight(
    (parts, each) => enclose(each, each === tag ? attributes : {}, parts),
    children as readonly Markup[],
  ) as Markup[]
}

/** Encloses text; blocks stay outside, and their text is enclosed. */
function enclose(tag: string, attributes: Record<string, string>, parts: readonly Markup[]): Markup[] {
  const enclosed: Markup[] = []
  let run: Markup[] = []
  const finish = (): void => {
    if (run.length > 0) enclosed.push(run.every(isSpace) ? run.join('') : { tag, attributes, children: run })
    run = []
  }
  for (const part of parts) {
    if (!isBlock(part)) run.push(part)
    else {
      finish()
      enclosed.push({ ...part, children: enclose(tag, attributes, part.children) })
    }
  }
  finish()
  return enclosed
}

const formatTags: Readonly<Record<string, string>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  code: 'code',
  tt: 'code',
  samp: 'code',
  kbd: 'kbd',
  sub: 'sub',
  sup: 'sup',
}

function formatOf(element: HTMLElement, reading: Reading): { tag: string | null; attributes: Record<string, string> } {
  const name = element.localName
  if (name === 'a') {
    const attributes = allowedOf(element)
    if (attributes.href !== undefined) return { tag: 'a', attributes }
    if (element.hasAttribute('href')) leaveOut(reading, 'link')
    return { tag: null, attributes: {} }
  }
  const tag = formatTags[name] ?? null
  // Documents of Google are enclosed by an element for bold text that is not bold.
  const isNormal = tag === 'strong' && /^(?:normal|[1-4]00)$/.test(styleOf(element, 'font-weight'))
  const isUpright = tag === 'em' && styleOf(element, 'font-style') === 'normal'
  return { tag: isNormal || isUpright ? null : tag, attributes: {} }
}

function styledFormats(element: HTMLElement, { isPre }: Reading): string[] {
  const isOf = (property: string, pattern: RegExp): boolean => pattern.test(styleOf(element, property))
  return [
    ...(isOf('font-weight', /^(?:bold|bolder|[6-9]00)$/) ? ['strong'] : []),
    ...(isOf('font-style', /^(?:italic|oblique)/) ? ['em'] : []),
    ...(isOf('vertical-align', /^super$/) ? ['sup'] : []),
    ...(isOf('vertical-align', /^sub$/) ? ['sub'] : []),
    ...(!isPre && isOf('font-family', /courier|consolas|menlo|monaco|monospace/) ? ['code'] : []),
  ]
}

/** A property of a style attribute, as written: browsers do not know those of Word. */
function styleOf(element: Element, property: string): string {
  for (const rule of (element.getAttribute(STYLE) ?? '').toLowerCase().split(';')) {
    const colon = rule.indexOf(':')
    if (rule.slice(0, colon).trim() === property) return rule.slice(colon + 1).trim()
  }
  return ''
}

/** Makes lists of the paragraphs that Word and Outlook write for them, each with its bullet or number as text. */
function nestLists(nodes: readonly ChildNode[]): ChildNode[] {
  const nested: ChildNode[] = []
  let lists: HTMLElement[] = []
  for (const node of nodes) {
    const item = node instanceof HTMLElement ? listItemOf(node) : null
    if (item === null) {
      if (!(node instanceof Text) || node.data.trim() !== '') lists = []
      nested.push(node)
      continue
    }
    const document = node.ownerDocument as Document
    lists = lists.slice(0, item.level)
    if (lists.length === item.level && lists.at(-1)?.localName !== item.tag) lists.pop()
    while (lists.length < item.level) {
      const list = document.createElement(item.tag)
      const above = lists.at(-1)
      if (above) (above.lastElementChild ?? above.appendChild(document.createElement('li'))).append(list)
      else nested.push(list)
      lists.push(list)
    }
    const element = document.createElement('li')
    element.append(...item.content)
    lists.at(-1)?.append(element)
  }
  return nested
}

const NUMBER = /^\s*[([]?(?:\d{1,3}|[a-z]|[ivxl]{1,6})[.)\]](?:[\s\u00a0]+|$)/i
const BULLET = /^\s*(?:[·\u2022\u25aa\u25e6\u2023\u00a7\uf0b7\uf0a7\uf076\uf0d8]|[o–-](?=[\s\u00a0]))[\s\u00a0]*/
const POINTS_PER_LEVEL = 36

type ListItem = { tag: 'ul' | 'ol'; level: number; content: ChildNode[] }

/** A paragraph that is an item of a list; null for others, such as those of a list's style without bullet or number. */
function listItemOf(paragraph: HTMLElement): ListItem | null {
  const list = styleOf(paragraph, 'mso-list')
  const isList = /^l\d+ level\d/.test(list) || /^MsoListParagraph/.test(paragraph.className)
  if (!isList || paragraph.localName !== 'p') return null
  const ignored = [...paragraph.querySelectorAll('span')].find((span) => styleOf(span, 'mso-list') === 'ignore')
  const text = ignored?.textContent ?? paragraph.textContent ?? ''
  const isNumber = NUMBER.test(text)
  const marker = (isNumber ? NUMBER : BULLET).exec(text)?.[0]
  if (marker === undefined && !ignored) return null
  if (ignored) ignored.remove()
  else removeStart(paragraph, marker?.length ?? 0)
  const indent = Math.round(pointsOf(styleOf(paragraph, 'margin-left')) / POINTS_PER_LEVEL)
  const level = Number(/level(\d)/.exec(list)?.[1] ?? indent)
  return { tag: isNumber ? 'ol' : 'ul', level: Math.max(1, Math.min(level, 9)), content: [...paragraph.childNodes] }
}

function pointsOf(length: string): number {
  const [, size = '0', unit = ''] = /^(-?[\d.]+)(pt|in|cm|px)/.exec(length) ?? []
  return Number(size) * ({ pt: 1, in: 72, cm: 28.35, px: 0.75 }[unit] ?? 1)
}

/** Removes the first characters of a text. */
function removeStart(node: Node, characters: number): number {
  let left = characters
  for (const child of [...node.childNodes]) {
    if (left === 0) break
    if (child instanceof Text) {
      const removed = Math.min(left, child.length)
      child.deleteData(0, removed)
      left -= removed
    } else left = removeStart(child, left)
  }
  return left
}
