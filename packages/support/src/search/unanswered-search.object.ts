import { dateTime, defineAccess, defineObject, number, text } from 'platform'
import { Type } from 'typebox'
import { defineJob } from '../define-job.ts'

/** Words of searches without a match. The person who searched is not stored. */
export const unansweredSearch = defineObject({
  apiName: 'UnansweredSearch__c',
  keyPrefix: 'a0Q',
  label: 'Search without a hit',
  labelPlural: 'Searches with no results',
  nameField: 'Words__c',
  custom: true,
  fields: {
    Words__c: text({ label: 'Words', length: 100, required: true, unique: true }),
    Count__c: number({ label: 'Times', precision: 9, required: true }),
    LastSearched__c: dateTime({ label: 'Last time', required: true }),
  },
  indexes: [{ columns: ['Count__c'] }, { columns: ['SystemModstamp'] }],
  listViews: [
    {
      apiName: 'UnansweredSearches',
      id: '00B000000002601EAA',
      label: 'Searches with no results',
      columns: ['Words__c', 'Count__c', 'LastSearched__c'],
      orderBy: ['-Count__c'],
      profiles: ['Author'],
    },
  ],
})

// Authors read what readers miss, and delete what they have answered.
export const unansweredSearchAccess = defineAccess('UnansweredSearch__c', {
  Author: [{ rows: 'all', read: ['Words__c', 'Count__c', 'LastSearched__c'], delete: true, hidesPeople: true }],
})

const KEPT_MS = 180 * 24 * 3_600_000

/** Deletes words that were not searched for during 180 days. */
export const sweepUnansweredSearches = defineJob({
  task: 'sweep-unanswered-searches',
  payload: Type.Object({}),
  schedule: '43 2 * * *',
  run: ({ platform, now }) =>
    platform
      .asSystem('sweep old searches without a match')
      .removeOld('UnansweredSearch__c', { time: 'SystemModstamp', before: new Date(now() - KEPT_MS).toISOString() }),
})
