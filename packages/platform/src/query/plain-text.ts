// Inline markup does not separate words, other markup does; as `text_of_html` in the database.
const WITHIN_LINE = /<\/?(?:a|b|code|em|i|mark|s|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi
/** A match stops at the next `<`, because a search for each end in the whole rest would take quadratic time. */
const TAG = /<[^<>]*>/g

/** The words of a rich text. */
export function plainText(html: string): string {
  return html
    .replace(WITHIN_LINE, '')
    .replace(TAG, ' ')
    .replace(/&(#39|\w{2,4});/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
