import type { MethodContext } from 'platform'

/** Different words that are kept; whoever searches for random ones must fill neither the database nor the place of words that others repeat. */
const MOST_KEPT = 2_000
const LONGEST = 100

type KeptWords = Readonly<Record<string, unknown>>

/**
 * Keeps words that were searched for in vain, for authors: in small letters and without what may be an address or the number of
 * somebody.
 */
export async function keepUnansweredSearch({ writeOnce }: MethodContext, text: string): Promise<void> {
  const words = wordsAlone(text)
  if (words === '') return
  await writeOnce('keep words that were searched for in vain', async (records, now) => {
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
    if (kept.length < MOST_KEPT) return await records.create('UnansweredSearch__c', fields)
    // The record of the rarest words, of these of those that were searched for longest ago, is used anew.
    const id = String(kept.toSorted(byRarityAndAge)[0]?.Id)
    await records.update('UnansweredSearch__c', id, fields)
    return id
  })
}

const byRarityAndAge = (one: KeptWords, other: KeptWords): number =>
  Number(one.Count__c) - Number(other.Count__c) ||
  String(one.LastSearched__c).localeCompare(String(other.LastSearched__c))

/** The words of a text without those that hold an at sign or several digits. */
export function wordsAlone(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '' && !word.includes('@') && (word.match(/\p{N}/gu) ?? []).length < 4)
    .join(' ')
    .slice(0, LONGEST)
    .trim()
}
