import { ARTICLE_VIDEO_PATH } from 'contract'
import { paths } from '../../../../site/paths.ts'
import type { ArticleAnswer } from '../../reads.ts'

const WORDS_PER_MINUTE = 200

/** An article as its page shows it. */
export type Article = {
  title: string
  /** Drawn by `ArticleText` alone, which cleans it. */
  html: string
  summary: string
  infoType: string
  /** The developer name of its record type. Only headings of Documentation are explained. */
  type: string
  isVideo: boolean | null
  /** `minutes` is how long the video is, and not how long the text takes to read. */
  hasLength: boolean
  /** The address of the video; null for none that a browser may be led to. */
  video: string | null
  /** Whether the video is a file of the product, which the page plays. */
  isHeld: boolean
  /** Categories that are no product. */
  categories: string[]
  /** Categories that are products. */
  products: string[]
  productItem: string
  isPublic: boolean
  published: string | null
  minutes: number
}

/** The address of the product whose page an article is; null for any other article. */
export function productPageOf({ knowledgeRec }: ArticleAnswer): string | null {
  const item = knowledgeRec?.Product__r?.ItemNumber__c
  const isProductPage = knowledgeRec?.RecordType?.DeveloperName === 'ProductPage'
  return isProductPage && item ? paths.products({ productName: item }) : null
}

/** Null where there is no such article for the reader. */
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
  return {
    title: Title ?? '',
    html,
    summary: Summary ?? '',
    infoType: InfoType__c ?? '',
    type: knowledgeRec.RecordType?.DeveloperName ?? '',
    isVideo: IsVideo__c,
    hasLength: seconds > 0,
    video: isHeld ? held : webAddress(knowledgeRec.Download_URL__c),
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

/** Nothing but https: another scheme would run what an address says, or be read and changed on the way. */
function webAddress(address: string | null): string | null {
  return address !== null && /^https:\/\//i.test(address) && URL.canParse(address) ? address : null
}

/** How long a text without tags takes to read. */
export function minutesToRead(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).length / WORDS_PER_MINUTE))
}
