import { demoSynonyms } from '../data/synonyms.ts'
import { type DemoLoad, daysAgo } from './demo-load.ts'

/** Loads the words that searches take for each other. */
export async function loadSynonyms(load: DemoLoad): Promise<void> {
  const CreatedDate = daysAgo(load, 400)
  await load.load(
    'SearchSynonym__c',
    demoSynonyms.map((words) => ({ Words__c: words, IsActive__c: true, CreatedDate })),
  )
}
