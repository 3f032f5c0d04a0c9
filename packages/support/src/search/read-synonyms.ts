import type { MethodContext } from 'platform'

/** Groups of words that mean the same, as many as a search looks through. */
export const MOST_SYNONYMS = 500

/** The words that mean the same, group by group. */
export async function readSynonyms(records: MethodContext['gateway']['records']): Promise<string[][]> {
  const synonyms = await records.find('SearchSynonym__c', {
    fields: ['Words__c'],
    where: { IsActive__c: { eq: true } },
    orderBy: ['Words__c'],
    limit: MOST_SYNONYMS,
  })
  return synonyms.map(({ fields }) => String(fields.Words__c?.value ?? '').split(','))
}
