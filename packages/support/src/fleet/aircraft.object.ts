import { defineAccess, defineObject, type Grant, lookup, own, picklist, text } from 'platform'
import { agentGrants, exportRestrictedBy } from '../export-restriction.ts'

/** An aircraft of an account. Its tail number can change and move to another aircraft, so it is never a key. */
export const aircraft = defineObject({
  apiName: 'Aircraft__c',
  keyPrefix: 'a00',
  label: 'Aircraft',
  labelPlural: 'Aircraft',
  nameField: 'TailNumber__c',
  custom: true,
  fields: {
    TailNumber__c: text({ label: 'Tail number', length: 20, collation: 'code', required: true }),
    Maker__c: text({ label: 'Maker', length: 80 }),
    Model__c: text({ label: 'Model', length: 80 }),
    Avionics__c: picklist({
      label: 'Avionics',
      values: [
        { value: 'Panel navigator (SD card)', label: 'Panel navigator (SD card)' },
        { value: 'Panel navigator (USB)', label: 'Panel navigator (USB)' },
        { value: 'Integrated flight deck', label: 'Integrated flight deck' },
        { value: 'Flight management system (data loader)', label: 'Flight management system (data loader)' },
        { value: 'Tablet EFB', label: 'Tablet EFB' },
      ],
    }),
    AccountId__c: lookup({
      label: 'Account',
      required: true,
      to: ['Account'],
      relationshipName: 'Account__r',
      childRelationshipName: 'Aircraft__r',
    }),
    ExportRestricted__c: exportRestrictedBy('AccountId__c'),
  },
  indexes: [
    { columns: ['AccountId__c', 'TailNumber__c'] },
    { columns: ['ExportRestricted__c', 'TailNumber__c'] },
    { columns: ['TailNumber__c'] },
  ],
  search: {
    scopes: ['AccountId__c', 'ExportRestricted__c'],
    classes: { aircraft: ['TailNumber__c', 'Maker__c', 'Model__c'] },
    fields: ['TailNumber__c', 'Maker__c', 'Model__c'],
  },
  relatedLists: [
    {
      relatedListId: 'Aircraft__r',
      label: 'Aircraft',
      parent: 'Account',
      field: 'AccountId__c',
      columns: ['TailNumber__c', 'Maker__c', 'Model__c'],
      orderBy: ['TailNumber__c'],
    },
  ],
  listViews: [
    {
      apiName: 'AllAircraft',
      id: '00B000000000801EAA',
      label: 'Aircraft',
      columns: ['TailNumber__c', 'Maker__c', 'Model__c', 'Avionics__c'],
      orderBy: ['TailNumber__c'],
      profiles: ['Customer', 'AccountAdmin', 'Agent', 'Administrator'],
    },
    {
      apiName: 'Fleet',
      id: '00B000000000802EAA',
      label: 'Fleet of all accounts',
      columns: ['TailNumber__c', 'Account__r.Name', 'Maker__c', 'Model__c', 'Avionics__c'],
      orderBy: ['TailNumber__c'],
      profiles: ['Agent', 'Administrator'],
    },
  ],
  actions: [
    {
      apiName: 'Aircraft__c.Change',
      id: '09D000000000801EAA',
      label: 'Change aircraft',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'] }],
      rows: [['TailNumber__c'], ['AccountId__c'], ['Maker__c', 'Model__c'], ['Avionics__c']],
      required: ['TailNumber__c', 'AccountId__c'],
      successMessage: 'The aircraft was changed.',
      iconName: 'action:edit',
      description: 'Changes an aircraft, its tail number, or the account that it belongs to.',
    },
  ],
})

const fields = ['TailNumber__c', 'Maker__c', 'Model__c', 'Avionics__c', 'AccountId__c'] as const

const ofTheAccount: readonly Grant[] = [{ rows: { AccountId__c: own('accountId') }, read: fields }]

export const aircraftAccess = defineAccess('Aircraft__c', {
  Customer: ofTheAccount,
  AccountAdmin: ofTheAccount,
  Agent: agentGrants({ read: fields }),
  Administrator: agentGrants({ read: fields, write: fields, create: fields }),
})
