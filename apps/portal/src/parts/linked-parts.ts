/** A piece of a text: as it stands, or an address that is shown as a link. */
export type TextPart = { text: string; href?: string }

const ADDRESS = /https?:\/\/[^\s<>"“”«»`]+/giu
// Ends a sentence or closes a bracket around the address.
const AFTER = /[.,:;!?'’)\]}]$/u

/**
 * Splits a plain text at the web addresses in it. Only `http` and `https` become links, and none with a user name before its host, which
 * would look like another site.
 */
export function linkedParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutEnd(found)
    const href = hrefOf(address)
    if (href === null) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: address, href })
    end = index + address.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

/** The address without what ends it. A closing bracket that was opened within the address belongs to it. In one pass: its text is a user's. */
function withoutEnd(found: string): string {
  let unopened = found.split(')').length - found.split('(').length
  let end = found.length
  while (AFTER.test(found.charAt(end - 1))) {
    if (found.charAt(end - 1) === ')') {
      if (unopened <= 0) break
      unopened -= 1
    }
    end -= 1
  }
  return found.slice(0, end)
}

function hrefOf(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, username, password, href } = new URL(address)
  const isWeb = protocol === 'http:' || protocol === 'https:'
  return isWeb && username === '' && password === '' ? href : null
}
