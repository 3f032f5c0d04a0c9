import { AppError } from 'contract'
import type { Change } from 'platform'
import { MOST_SYNONYMS } from './read-synonyms.ts'

/** Words that mean the same already, by another group that is active, are no group of their own. */
export async function refuseKnownSynonyms(change: Change): Promise<void> {
  if (change.principal === null || change.value('IsActive__c') === false) return
  if (!change.isChanged('Words__c') && !change.isChanged('IsActive__c')) return
  const words = wordsIn(change.value('Words__c'))
  const groups = await change.system.find('SearchSynonym__c', { IsActive__c: true }, ['Id', 'Words__c'], MOST_SYNONYMS)
  for (const group of groups) {
    const known = new Set(wordsIn(group.Words__c))
    if (group.Id === change.id || !words.every((word) => known.has(word))) continue
    throw new AppError('SYNONYMS_KNOWN', { words: String(group.Words__c) }, { field: 'Words__c' })
  }
}

const wordsIn = (words: unknown): string[] =>
  String(words ?? '')
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '')
