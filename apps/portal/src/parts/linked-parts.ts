/** Part of a text: plain, or an address shown as a link. */
export type TextPart = { text: string; href?: string }

// Full-width punctuation, characters that show nothing and `**` end an address: they are of the text around it.
const ADDRESS =
  /https?:\/\/(?:(?!\*\*)[^\s<>"“”«»`\u3001-\u3003\u3008-\u3011\u3014-\u301f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\p{Cf}\p{Cc}\u115f\u1160\u2800\u3164\uffa0])+/giu
// Punctuation after an address: ends a sentence, or closes a quotation or bracket around the address.
const AFTER = /[.,:;!?'’*…)\]}]$/u

/**
 * Splits a plain text at its web addresses. Only `http` and `https` become links. An address with credentials before the host does not,
 * because it can pose as another site.
 */
export function linkedParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: match, index } of text.matchAll(ADDRESS)) {
    const address = withoutEnd(match)
    const href = hrefOf(address)
    if (href === null) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: address, href })
    end = index + address.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

/** Removes trailing punctuation, but keeps a bracket opened within the address. Runs in one pass, because the text is user input. */
function withoutEnd(match: string): string {
  let unopened = match.split(')').length - match.split('(').length
  let end = match.length
  while (AFTER.test(match.charAt(end - 1))) {
    if (match.charAt(end - 1) === ')') {
      if (unopened <= 0) break
      unopened -= 1
    }
    end -= 1
  }
  return match.slice(0, end)
}

function hrefOf(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, username, password, href } = new URL(address)
  const isWeb = protocol === 'http:' || protocol === 'https:'
  return isWeb && username === '' && password === '' ? href : null
}
