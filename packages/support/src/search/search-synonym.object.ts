import { AppError } from 'contract'
import { type Change, checkbox, defineAccess, defineObject, type Grant, type MethodContext, text } from 'platform'

/** A group of words that searches treat as the same, such as "GPS" and "GNSS". */
export const searchSynonym = defineObject({
  apiName: 'SearchSynonym__c',
  keyPrefix: 'a0P',
  label: 'Search synonym',
  labelPlural: 'Search synonyms',
  nameField: 'Words__c',
  custom: true,
  fields: {
    Words__c: text({
      label: 'Words',
      help: 'Synonyms, separated by commas. Each may be several words with blanks.',
      required: true,
    }),
    IsActive__c: checkbox({ label: 'Active', defaultValue: true }),
  },
  rules: { beforeCreate: refuseKnownSynonyms, beforeUpdate: refuseKnownSynonyms },
  indexes: [{ columns: ['IsActive__c', 'Words__c'] }, { columns: ['Words__c'] }],
  listViews: [
    {
      apiName: 'SearchSynonyms',
      id: '00B000000002501EAA',
      label: 'Search synonyms',
      columns: ['Words__c', 'IsActive__c'],
      orderBy: ['Words__c'],
      profiles: ['Author'],
    },
  ],
})

const fields = ['Words__c', 'IsActive__c'] as const

// Each search reads them with the rights of its caller.
const readers: readonly Grant[] = [{ rows: { IsActive__c: true }, read: fields, hidesPeople: true }]

export const searchSynonymAccess = defineAccess('SearchSynonym__c', {
  Guest: readers,
  Customer: readers,
  AccountAdmin: readers,
  Agent: readers,
  Administrator: readers,
  Author: [{ rows: 'all', read: fields, create: fields, write: fields, delete: true, hidesPeople: true }],
})

/** Refuses a group whose words are all in another active group. */
async function refuseKnownSynonyms(change: Change): Promise<void> {
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

/** The groups of synonyms that a search uses. */
const MOST_SYNONYMS = 500

/** The active synonyms, group by group. */
export async function readSynonyms(records: MethodContext['gateway']['records']): Promise<string[][]> {
  const synonyms = await records.find('SearchSynonym__c', {
    fields: ['Words__c'],
    where: { IsActive__c: { eq: true } },
    orderBy: ['Words__c'],
    limit: MOST_SYNONYMS,
  })
  return synonyms.map(({ fields }) => String(fields.Words__c?.value ?? '').split(','))
}
