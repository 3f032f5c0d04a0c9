import { withoutTags } from './words.ts'

/** The words of a rich text. */
export function plainText(html: string): string {
  return withoutTags(html)
    .replace(/&(#39|\w{2,4});/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
