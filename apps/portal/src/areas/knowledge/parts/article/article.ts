import { ARTICLE_VIDEO_PATH } from 'contract'
import { paths } from '../../../../site/paths.ts'
import type { ArticleAnswer } from '../../reads.ts'

const WORDS_PER_MINUTE = 200

/** An article as its page shows it. */
export type Article = {
  title: string
  /** Rendered only by `ArticleText`, which cleans it. */
  html: string
  summary: string
  infoType: string
  /** The developer name of the record type. Only headings of Documentation have tips. */
  type: string
  isVideo: boolean | null
  /** `minutes` is the length of the video, not the reading time. */
  hasLength: boolean
  /** The address of the video; null unless it is safe to link. */
  video: string | null
  /** Saves the video as mp4, also of another host that allows it; null without a video. */
  download: string | null
  /** The video is a file of the product and plays on the page. */
  isHeld: boolean
  /** Categories that are not products. */
  categories: string[]
  /** Categories that are products. */
  products: string[]
  productItem: string
  isPublic: boolean
  published: string | null
  minutes: number
}

/** The product page that this article represents; null for other articles. */
export function productPageOf({ knowledgeRec }: ArticleAnswer): string | null {
  const item = knowledgeRec?.Product__r?.ItemNumber__c
  const isProductPage = knowledgeRec?.RecordType?.DeveloperName === 'ProductPage'
  return isProductPage && item ? paths.products({ productName: item }) : null
}

/** Null when the article does not exist for the reader. */
export function articleOf({
  knowledgeRec,
  dataCategoryList,
  productDataCategoryList,
  isPublic,
}: ArticleAnswer): Article | null {
  if (!knowledgeRec) return null
  const products = eachOnce(productDataCategoryList.map((product) => product ?? ''))
  const { Title, Summary, Content__c, InfoType__c, LastPublishedDate, DurationSeconds__c, IsVideo__c, Product__r } =
    knowledgeRec
  const html = Content__c ?? ''
  const seconds = (IsVideo__c && DurationSeconds__c) || 0
  const held = ARTICLE_VIDEO_PATH.replace('{urlName}', encodeURIComponent(knowledgeRec.UrlName ?? ''))
  const isHeld = knowledgeRec.Download_URL__c === held
  const video = isHeld ? held : webAddress(knowledgeRec.Download_URL__c)
  return {
    title: Title ?? '',
    html,
    summary: Summary ?? '',
    infoType: InfoType__c ?? '',
    type: knowledgeRec.RecordType?.DeveloperName ?? '',
    isVideo: IsVideo__c,
    hasLength: seconds > 0,
    video,
    // A draft may have no address yet.
    download: video && knowledgeRec.UrlName ? held : video,
    isHeld,
    categories: eachOnce(dataCategoryList).filter((category) => !products.includes(category)),
    products,
    productItem: Product__r?.ItemNumber__c ?? '',
    isPublic,
    published: LastPublishedDate,
    minutes: seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : minutesToRead(html.replace(/<[^<>]*>/g, ' ')),
  }
}

function eachOnce(categories: readonly string[]): string[] {
  return [...new Set(categories.map((category) => category.trim()))].filter((category) => category !== '')
}

/** Only https: other schemes could run script or be tampered with. */
function webAddress(address: string | null): string | null {
  return address !== null && /^https:\/\//i.test(address) && URL.canParse(address) ? address : null
}

/** Reading time of a text without tags. */
export function minutesToRead(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).length / WORDS_PER_MINUTE))
}
