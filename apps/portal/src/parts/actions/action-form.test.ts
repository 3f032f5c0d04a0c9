import { expect, it } from 'vitest'
import { type ActionField, actionFormOf, actionValuesOf, changedValues, sentFields } from './action-form.ts'

const fieldOf = (apiName: string, required: boolean): Omit<ActionField, 'options'> => ({
  apiName,
  dataType: 'text',
  label: apiName,
  length: 100,
  required,
  value: null,
})

/** A form of a required subject and an optional note, as the server describes it. */
const formOf = (accessLevelRequired: 'Create' | 'Edit', note: string | null = null) =>
  actionFormOf(
    { accessLevelRequired },
    {
      actionApiName: 'Case.EditDetails',
      layout: {
        objectApiName: 'Case',
        recordTypeId: '012000000000000AAA',
        rows: [{ items: [fieldOf('Subject', true)] }, { items: [fieldOf('Note__c', false)] }],
      },
    },
    {
      actionApiName: 'Case.EditDetails',
      eTag: '1',
      objectApiName: 'Case',
      fields: { Subject: { value: 'Before', displayValue: null }, Note__c: { value: note, displayValue: null } },
    },
    () => [],
  )

it('sends only the edited fields of a change, so that edits by other users stay', () => {
  expect(sentFields(formOf('Edit'), { Subject: 'Before', Note__c: 'New' })).toEqual({ Note__c: 'New' })
  expect(sentFields(formOf('Edit', 'Old'), { Subject: 'Before', Note__c: ' ' })).toEqual({ Note__c: null })
  expect(sentFields(formOf('Edit', 'Old'), { Subject: 'Before', Note__c: 'Old' })).toEqual({ Subject: 'Before' })
})

it('sends all filled fields of a new record, including default values', () => {
  expect(sentFields(formOf('Create', 'Old'), { Subject: 'Before', Note__c: 'Old' })).toEqual({
    Subject: 'Before',
    Note__c: 'Old',
  })
  expect(sentFields(formOf('Create', 'Old'), { Subject: 'New', Note__c: '' })).toEqual({
    Subject: 'New',
    Note__c: null,
  })
})

it('keeps only edited values in a draft, so that the restored form shows edits by other users', () => {
  const kept = changedValues({ Subject: 'Before', Note__c: 'Mine' }, formOf('Edit', 'Old'))
  expect(kept).toEqual({ Note__c: 'Mine' })
  const later = { ...formOf('Edit', 'Old'), start: { Subject: 'Theirs', Note__c: 'Old' } }
  expect(actionValuesOf(kept, later)).toEqual({ Subject: 'Theirs', Note__c: 'Mine' })
})
