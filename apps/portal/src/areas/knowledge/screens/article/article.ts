import type { ArticleAnswer } from '../../reads.ts'

const WORDS_PER_MINUTE = 200

/** An article as its page shows it. */
export type Article = {
  title: string
  /** Drawn through `cleanedHtml` alone. */
  html: string
  infoType: string
  isVideo: boolean
  categories: string[]
  product: string
  productItem: string
  isPublic: boolean
  published: string | null
  minutes: number
}

/** Null where there is no such article for the reader. */
export function articleOf({ knowledgeRec, dataCategoryList, isPublic }: ArticleAnswer): Article | null {
  if (!knowledgeRec) return null
  const { Title, Content__c, InfoType__c, LastPublishedDate, DurationSeconds__c, Product__r } = knowledgeRec
  const html = Content__c ?? ''
  const seconds = DurationSeconds__c ?? 0
  return {
    title: Title ?? '',
    html,
    infoType: InfoType__c ?? '',
    isVideo: InfoType__c === 'Video',
    categories: eachOnce(dataCategoryList),
    product: Product__r?.Name ?? '',
    productItem: Product__r?.ItemNumber__c ?? '',
    isPublic,
    published: LastPublishedDate,
    minutes: Math.max(1, Math.round(seconds > 0 ? seconds / 60 : wordsOf(html) / WORDS_PER_MINUTE)),
  }
}

function eachOnce(categories: readonly string[]): string[] {
  return [...new Set(categories.map((category) => category.trim()))].filter((category) => category !== '')
}

function wordsOf(html: string): number {
  return html.replace(/<[^<>]*>/g, ' ').split(/\s+/).length
}
