import { ArticleIcon, type IconShape, ProductIcon, VideoIcon } from 'ui'

/**
 * The icon of an article, by the developer name of its record type. The page of a product only leads to the product; what is neither
 * Documentation nor an Article is a film.
 *
 * @param isVideo - given by lists, where a text with a video is one too.
 */
export function articleIcon(recordType: string | null | undefined, isVideo?: boolean | null): IconShape {
  if (recordType === 'ProductPage') return ProductIcon
  return !isVideo && (recordType === 'Documentation' || recordType === 'Article') ? ArticleIcon : VideoIcon
}
