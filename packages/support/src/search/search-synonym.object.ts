import { checkbox, defineObject, text } from 'platform'
import { refuseKnownSynonyms } from './refuse-known-synonyms.ts'

/** Words of the field that mean the same to whoever searches, such as "GPS" and "GNSS". */
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
      help: 'Words that mean the same, separated by commas. Each may be several words with blanks.',
      required: true,
    }),
    IsActive__c: checkbox({ label: 'Active', defaultValue: true }),
  },
  rules: { beforeCreate: refuseKnownSynonyms, beforeUpdate: refuseKnownSynonyms },
  indexes: [{ columns: ['IsActive__c', 'Words__c'] }, { columns: ['Words__c'] }],
})
