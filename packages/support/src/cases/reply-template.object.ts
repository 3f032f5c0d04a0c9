import { limits } from 'contract'
import { checkbox, defineAccess, defineObject, longText, text } from 'platform'

/** A text from which agents start a reply. */
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
  listViews: [
    {
      apiName: 'ReplyTemplates',
      id: '00B000000001401EAA',
      label: 'Reply templates',
      columns: ['Name', 'Body__c', 'IsActive__c'],
      orderBy: ['Name'],
      profiles: ['Agent', 'Author'],
    },
  ],
})

const fields = ['Name', 'Body__c', 'IsActive__c'] as const

// Many agents send the same template, so only authors may write it.
export const replyTemplateAccess = defineAccess('ReplyTemplate__c', {
  Agent: [{ rows: { IsActive__c: true }, read: fields }],
  Author: [{ rows: 'all', read: fields, create: fields, write: fields, delete: true, hidesPeople: true }],
})
