import { textOf } from '../../../../records/field-values.ts'
import type { RecordWith } from '../../../../records/records.ts'
import type { articleFields, articleOptionalFields } from './article-reading.ts'

const WORDS_PER_MINUTE = 200

/** An article as its page shows it. */
export type Article = {
  title: string
  /** Cleaned when it was written; see the rich text fields of the record platform. */
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

type ArticleRecord = RecordWith<typeof articleFields, typeof articleOptionalFields>

export function articleOf({ fields }: ArticleRecord): Article {
  const html = fields.Content__c.value ?? ''
  const infoType = textOf(fields.InfoType__c)
  const product = fields.Product__r?.value?.fields
  const seconds = fields.DurationSeconds__c.value ?? 0
  return {
    title: textOf(fields.Title),
    html,
    infoType,
    isVideo: infoType === 'Video',
    categories: splitCategories(textOf(fields.DataCategories__c)),
    product: textOf(product?.Name),
    productItem: textOf(product?.ItemNumber__c),
    isPublic: fields.IsPublic.value ?? false,
    published: fields.LastPublishedDate.value,
    minutes: Math.max(1, Math.round(seconds > 0 ? seconds / 60 : wordsOf(html) / WORDS_PER_MINUTE)),
  }
}

/** Categories without those that only repeat the product; each once. */
function splitCategories(text: string): string[] {
  return [...new Set(text.split(';').map((category) => category.trim()))].filter((category) => category !== '')
}

function wordsOf(html: string): number {
  return html.replace(/<[^>]*>/g, ' ').split(/\s+/).length
}
