import { type MethodContext, noForms } from 'platform'
import { readSynonyms } from './read-synonyms.ts'

/**
 * Whether a word stands in a published article, a product or a synonym that the caller may read, so that it tells nothing of who searches
 * for it.
 */
export async function isPublishedWord({ gateway: { records } }: MethodContext, word: string): Promise<boolean> {
  // The last word of a text also counts as the start of others: of two the first is whole.
  const sought = { text: `${word} ${word}`, forms: noForms, fields: ['Id'], limit: 1 }
  const found = await Promise.all([
    records.findWords('Knowledge__kav', { ...sought, where: { PublicationStatus: { eq: 'Online' } } }),
    records.findWords('Product2', sought),
  ])
  if (found.flat().length > 0) return true
  const synonyms = await readSynonyms(records)
  return synonyms.flat().some((words) => words.toLowerCase().split(/\s+/).includes(word))
}
