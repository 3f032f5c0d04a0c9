import { dateTime, defineObject, number, text } from 'platform'

/** Words that somebody searched for in vain. Who searched is not kept. */
export const unansweredSearch = defineObject({
  apiName: 'UnansweredSearch__c',
  keyPrefix: 'a0Q',
  label: 'Search without a hit',
  labelPlural: 'Searches without a hit',
  nameField: 'Words__c',
  custom: true,
  fields: {
    Words__c: text({ label: 'Words', length: 100, required: true, unique: true }),
    Count__c: number({ label: 'Times', precision: 9, required: true }),
    LastSearched__c: dateTime({ label: 'Last time', required: true }),
  },
  indexes: [{ columns: ['Count__c'] }, { columns: ['SystemModstamp'] }],
})
