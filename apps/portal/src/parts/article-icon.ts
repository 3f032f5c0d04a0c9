import { ArticleIcon, type IconShape, ProductIcon, VideoIcon } from 'ui'

/** Whether an article is a film, by the developer name of its record type. */
export function isFilm(recordType: string | null | undefined): boolean {
  return !TEXT_TYPES.has(recordType ?? '')
}

/** The icon of an article. The page of a product only leads to the product. */
export function articleIcon(recordType: string | null | undefined): IconShape {
  if (recordType === 'ProductPage') return ProductIcon
  return isFilm(recordType) ? VideoIcon : ArticleIcon
}

/** The record types of articles to read. Any other is a film. */
const TEXT_TYPES: ReadonlySet<string> = new Set(['Documentation', 'Article', 'ProductPage'])
