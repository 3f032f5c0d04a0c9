import { type MethodContext, noForms } from 'platform'
import { readSynonyms } from './search-synonym.object.ts'

/** Stored searches; a client that searches for random words must not fill the database or displace words that readers repeat. */
const MOST_KEPT = 2_000
/** New words of visitors are stored while there are fewer: a visitor can search for any number of random words. */
const MOST_WITH_VISITORS = 1_500
const LONGEST = 100
/** Shorter numbers do not identify a person. */
const FEWEST_DIGITS = 4
/** Words of one search that may identify a person and are looked up; further ones are dropped. */
const MOST_DOUBTFUL = 8

type KeptWords = Readonly<Record<string, unknown>>

/**
 * Stores words without a match for authors, in lower case, without possible addresses and personal numbers.
 */
export async function keepUnansweredSearch(context: MethodContext, text: string): Promise<void> {
  const words = await wordsAlone(text, (word) => isPublishedWord(context, word))
  if (words === '') return
  await context.writeOnce('store words without a match', async (records, now) => {
    const [known] = await records.find('UnansweredSearch__c', { Words__c: words }, ['Id', 'Count__c'], 1)
    if (known) {
      const id = String(known.Id)
      const locked = await records.read('UnansweredSearch__c', id, ['Count__c'], 'update')
      await records.update('UnansweredSearch__c', id, {
        Count__c: Number(locked?.Count__c ?? 0) + 1,
        LastSearched__c: now,
      })
      return id
    }
    const fields = { Words__c: words, Count__c: 1, LastSearched__c: now }
    const kept = await records.find(
      'UnansweredSearch__c',
      {},
      ['Id', 'Words__c', 'Count__c', 'LastSearched__c'],
      MOST_KEPT,
    )
    const most = context.isSignedIn ? MOST_KEPT : MOST_WITH_VISITORS
    if (kept.length < most) return await records.create('UnansweredSearch__c', fields)
    if (!context.isSignedIn) return NOT_STORED
    // Reuses the record of the rarest words, among these the one whose last search is oldest.
    const id = String(kept.toSorted(byRarityAndAge)[0]?.Id)
    await records.update('UnansweredSearch__c', id, fields)
    return id
  })
}

const NOT_STORED = ''

const byRarityAndAge = (a: KeptWords, b: KeptWords): number =>
  Number(a.Count__c) - Number(b.Count__c) || String(a.LastSearched__c).localeCompare(String(b.LastSearched__c))

/**
 * The words of a text without addresses, tail numbers and long numbers, also numbers written with spaces, such as telephone numbers.
 *
 * @param isPublished - whether published texts have a word. It is called for a few words that look like such a number, so that names of
 * products stay.
 */
export async function wordsAlone(text: string, isPublished: (word: string) => Promise<boolean>): Promise<string> {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replaceAll(MARKS_AROUND, ''))
    .filter((word) => word !== '' && !word.includes('@'))
  const left = withoutLongNumbers(words)
  const doubtful = [...new Set(left.filter(isPersonalNumber))].slice(0, MOST_DOUBTFUL)
  const published = new Set<string>()
  for (const word of doubtful) if (await isPublished(word)) published.add(word)
  return left
    .filter((word) => published.has(word) || !isPersonalNumber(word))
    .join(' ')
    .slice(0, LONGEST)
    .trim()
}

/** Adjacent numbers count as one, which is kept if it is short. */
function withoutLongNumbers(words: readonly string[]): string[] {
  const runs: [string, ...string[]][] = []
  for (const word of words) {
    const run = runs.at(-1)
    if (run && isNumber(run[0]) && isNumber(word)) run.push(word)
    else runs.push([word])
  }
  return runs.filter((run) => run.length === 1 || digitsIn(run.join('')) < FEWEST_DIGITS).flat()
}

const isNumber = (word: string): boolean => /\p{N}/u.test(word) && !/\p{L}/u.test(word)

const digitsIn = (word: string): number => (word.match(/\p{N}/gu) ?? []).length

const isPersonalNumber = (word: string): boolean => digitsIn(word) >= FEWEST_DIGITS || TAIL_NUMBER.test(word)

/** Of the United States, such as N12KT, and of other states, such as D-ABCD and 9V-SKA. */
const TAIL_NUMBER = /^(?:n\d{1,5}[a-z]{0,2}|[a-z0-9]{1,2}-[a-z0-9]{3,5})$/

/** Brackets, quotation marks and the like. */
const MARKS_AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/**
 * Whether a published article, a product or a synonym that the caller may read has a word, so that the word reveals nothing about the
 * person who searches for it.
 */
async function isPublishedWord({ gateway: { records } }: MethodContext, word: string): Promise<boolean> {
  // The last word of a text matches as a prefix; repeated, the first occurrence must match as a whole word.
  const sought = { text: `${word} ${word}`, forms: noForms, fields: ['Id'], limit: 1 }
  const matches = await Promise.all([
    records.findWords('Knowledge__kav', { ...sought, where: { PublicationStatus: { eq: 'Online' } } }),
    records.findWords('Product2', sought),
  ])
  if (matches.flat().length > 0) return true
  const synonyms = await readSynonyms(records)
  return synonyms.flat().some((words) => words.toLowerCase().split(/\s+/).includes(word))
}
