import { limits } from 'contract'
import { checkbox, defineObject, longText, text } from 'platform'

/** A text that agents start a reply from. */
export const replyTemplate = defineObject({
  apiName: 'ReplyTemplate__c',
  keyPrefix: 'a0E',
  label: 'Reply template',
  labelPlural: 'Reply templates',
  nameField: 'Name',
  custom: true,
  fields: {
    Name: text({ label: 'Name', required: true, length: 80 }),
    Body__c: longText({
      label: 'Text',
      help: 'Names of fields in braces, such as {contact name} or {case number}, are filled in from the case.',
      required: true,
      length: limits.commentCharacters,
    }),
    IsActive__c: checkbox({ label: 'Active', defaultValue: true }),
  },
  indexes: [{ columns: ['IsActive__c', 'Name'] }, { columns: ['Name'] }],
})
