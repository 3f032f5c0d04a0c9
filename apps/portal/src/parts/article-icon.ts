import { ArticleIcon, type IconShape, ProductIcon, VideoIcon } from 'ui'

/**
 * Icon of an article, by the developer name of its record type. A product page has the icon of a product, because it only links to it.
 * Record types other than Documentation and Article are videos.
 *
 * @param isVideo - passed by lists, where an article that contains a video counts as a video.
 */
export function articleIcon(recordType: string | null | undefined, isVideo?: boolean | null): IconShape {
  if (recordType === 'ProductPage') return ProductIcon
  return !isVideo && (recordType === 'Documentation' || recordType === 'Article') ? ArticleIcon : VideoIcon
}
