import { limits } from 'contract'
import { defineObject, longText, lookup, text } from 'platform'
import { setOwnUser } from '../set-own-user.ts'

/** What one person has typed into one form about a case and not sent yet. */
export const caseDraft = defineObject({
  apiName: 'CaseDraft__c',
  keyPrefix: 'a09',
  label: 'Case draft',
  labelPlural: 'Case drafts',
  nameField: 'Id',
  custom: true,
  fields: {
    UserId__c: lookup({ label: 'User', required: true, to: ['User'], relationshipName: 'User__r' }),
    Form__c: text({
      label: 'Form',
      help: 'Which form: “case” for a new case, “comment” or “note” with the id of a case.',
      required: true,
      length: 80,
      collation: 'code',
    }),
    Content__c: longText({
      label: 'Content',
      help: 'The form as JSON.',
      required: true,
      length: limits.draftCharacters,
    }),
  },
  indexes: [
    { columns: ['UserId__c', 'Form__c'], unique: true },
    { columns: ['UserId__c', 'SystemModstamp'] },
    { columns: ['SystemModstamp'] },
  ],
  rules: { beforeCreate: setOwnUser },
})
