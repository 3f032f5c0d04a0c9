import { safeMarkup } from 'contract'

/** A text, or an element that articles may hold. */
export type Markup = string | MarkupElement

export type MarkupElement = {
  readonly tag: string
  /** In the order in which they are written. */
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Markup[]
}

export const voidTags: readonly string[] = ['br', 'hr', 'img']

const knownTags: ReadonlySet<string> = new Set(safeMarkup.tags)
const knownAttributes: Readonly<Record<string, readonly string[]>> = safeMarkup.attributes

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z]+(?:="[^"<]*")?)*)\s*\/?>|([^<]+)/gy
const ATTRIBUTE = /([a-z]+)(?:="([^"]*)")?/g

/**
 * Reads HTML as the server stores it, element for element: the parser of a browser would move, add or drop elements, such as the `tbody` of
 * a table.
 *
 * @returns null for other HTML, which a browser has to clean and parse first.
 */
export function readMarkup(html: string): readonly Markup[] | null {
  type Open = { tag: string; attributes: Record<string, string>; children: Markup[] }
  const root: Open = { tag: '', attributes: {}, children: [] }
  const open = [root]
  let end = 0
  for (const { 0: token, 1: slash, 2: tag = '', 3: list = '', 4: characters, index } of html.matchAll(TOKEN)) {
    end = index + token.length
    const parent = open.at(-1) ?? root
    if (characters !== undefined) {
      const text = unescaped(characters)
      if (text === null) return null
      parent.children.push(text)
    } else if (slash === '/') {
      if (open.length === 1 || open.pop()?.tag !== tag) return null
    } else {
      const attributes = attributesIn(tag, list)
      if (attributes === null) return null
      const element: Open = { tag, attributes, children: [] }
      parent.children.push(element)
      if (!voidTags.includes(tag)) open.push(element)
    }
  }
  return end === html.length && open.length === 1 ? root.children : null
}

/** The attributes of a start tag; null when articles may not hold them, or the element. */
function attributesIn(tag: string, list: string): Record<string, string> | null {
  if (!knownTags.has(tag)) return null
  const attributes: Record<string, string> = {}
  for (const [, name = '', escaped = ''] of list.matchAll(ATTRIBUTE)) {
    const value = unescaped(escaped)
    if (value === null || Object.hasOwn(attributes, name) || !isAllowed(tag, name, value)) return null
    attributes[name] = value
  }
  return attributes
}

/** Whether an element of an article may have the attribute with this value. */
export function isAllowed(tag: string, name: string, value: string): boolean {
  if (!Object.hasOwn(knownAttributes, tag) || !knownAttributes[tag]?.includes(name)) return false
  if (name !== 'href' && name !== 'src') return true
  const schemes = name === 'src' ? ['https'] : safeMarkup.schemes
  const scheme = /^([a-z]+):/i.exec(value)?.[1]?.toLowerCase()
  if (scheme !== undefined) return schemes.some((allowed) => allowed === scheme)
  // Browsers skip control characters, and read a backslash as a slash.
  return !/^[^/?#]*:|^[\\/]{2}|\p{Cc}/u.test(value)
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

function unescaped(text: string): string | null {
  const plain = text.replaceAll(/&(?:amp|lt|gt|quot);/g, '')
  return plain.includes('&') ? null : text.replaceAll(/&[a-z]+;/g, (entity) => entities[entity] ?? entity)
}

/** The allowed elements of cleaned nodes. */
export function markupOf(parent: ParentNode): readonly Markup[] {
  return [...parent.childNodes].flatMap((child): readonly Markup[] => {
    if (child instanceof Text) return [child.data]
    if (!(child instanceof Element)) return []
    const tag = child.localName
    if (!knownTags.has(tag)) return markupOf(child)
    const attributes = [...child.attributes].map(({ name, value }) => [name, value] as const)
    return [
      {
        tag,
        attributes: Object.fromEntries(attributes.filter(([name, value]) => isAllowed(tag, name, value))),
        children: markupOf(child),
      },
    ]
  })
}

/** HTML as the server stores it. */
export function writeMarkup(markup: readonly Markup[]): string {
  return markup
    .map((part) =>
      typeof part === 'string' ? escapeText(part) : element(part.tag, part.attributes, writeMarkup(part.children)),
    )
    .join('')
}

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** HTML of an element. @param content - HTML. */
export function element(tag: string, attributes: MarkupElement['attributes'], content: string): string {
  return voidTags.includes(tag) ? startTag(tag, attributes, ' /') : `${startTag(tag, attributes)}${content}</${tag}>`
}

export function startTag(tag: string, attributes: MarkupElement['attributes'], end = ''): string {
  const list = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`,
  )
  return `<${tag}${list.join('')}${end}>`
}

/** Text that a browser shows as nothing between two blocks. */
export const isSpace = (markup: Markup): boolean => typeof markup === 'string' && /^[ \t\r\n\f]*$/.test(markup)
