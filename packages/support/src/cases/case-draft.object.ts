import { limits } from 'contract'
import { defineAccess, defineObject, type Grant, longText, lookup, own, text } from 'platform'
import { Type } from 'typebox'
import { defineJob } from '../define-job.ts'
import { signedInProfiles } from '../profiles.ts'
import { setOwnUser } from '../set-own-user.ts'

/** The unsent text of one form of one user, such as a reply to a case. */
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
  listViews: [
    {
      apiName: 'MyDrafts',
      id: '00B000000000902EAA',
      label: 'My drafts',
      columns: ['Form__c', 'SystemModstamp'],
      filters: [{ field: 'UserId__c', operator: 'equals', value: { principal: 'userId' } }],
      orderBy: ['-SystemModstamp'],
      profiles: signedInProfiles,
    },
  ],
  rules: { beforeCreate: setOwnUser },
})

const mine: readonly Grant[] = [
  {
    rows: { UserId__c: own('userId') },
    read: ['UserId__c', 'Form__c', 'Content__c'],
    create: ['Form__c', 'Content__c'],
    write: ['Content__c'],
    delete: true,
  },
]

// Authors keep drafts of articles.
export const caseDraftAccess = defineAccess('CaseDraft__c', {
  Customer: mine,
  AccountAdmin: mine,
  Agent: mine,
  Author: mine,
  Administrator: mine,
})

const DRAFT_KEPT_MS = 30 * 24 * 3_600_000

/** Deletes drafts that were not changed for 30 days. */
export const sweepCaseDrafts = defineJob({
  task: 'sweep-case-drafts',
  payload: Type.Object({}),
  schedule: '37 2 * * *',
  run: ({ platform, now }) =>
    platform
      .asSystem('sweep old drafts')
      .removeOld('CaseDraft__c', { time: 'SystemModstamp', before: new Date(now() - DRAFT_KEPT_MS).toISOString() }),
})
