import type { RecordShape } from 'contract'
import { isChecked, storedOf, textOf } from '../../lib/field-values.ts'

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

export function articleOf(record: RecordShape): Article {
  const html = storedOf(record, 'Content__c') ?? ''
  const infoType = textOf(record, 'InfoType__c')
  const seconds = Number(storedOf(record, 'DurationSeconds__c') ?? 0)
  return {
    title: textOf(record, 'Title'),
    html,
    infoType,
    isVideo: infoType === 'Video',
    categories: splitCategories(textOf(record, 'DataCategories__c')),
    product: textOf(record, 'Product__r.Name'),
    productItem: textOf(record, 'Product__r.ItemNumber__c'),
    isPublic: isChecked(record, 'IsPublic'),
    published: storedOf(record, 'LastPublishedDate'),
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
