import type { ObjectField, ObjectInfo, PicklistFieldValues } from 'contract'
import { expect, it } from 'vitest'
import { typesOfObjects } from './types-of-objects.ts'

type FieldFacts = Partial<Pick<ObjectField, 'createable' | 'updateable' | 'required'>> & { to?: string[] }

const field = (apiName: string, dataType: string, { to, ...facts }: FieldFacts = {}) =>
  [
    apiName,
    {
      apiName,
      dataType,
      createable: false,
      updateable: false,
      required: false,
      relationshipName: to ? apiName.replace(/__c$/, '__r').replace(/Id(__r)?$/, '$1') : null,
      referenceToInfos: (to ?? []).map((target) => ({ apiName: target, nameFields: ['Name'] })),
      ...facts,
    } as ObjectField,
  ] as const

const info = (apiName: string, fields: (readonly [string, ObjectField])[], isWritable = false) =>
  ({
    apiName,
    createable: isWritable,
    updateable: isWritable,
    fields: Object.fromEntries(fields),
  }) as ObjectInfo

const picklist = (...values: string[]) =>
  ({ values: values.map((value) => ({ value })) }) as PicklistFieldValues['picklistFieldValues'][string]

it('writes objects with fields, relationships to one or several of them, and what may be set', () => {
  const account = info('Account', [field('Name', 'String', { createable: true })])
  const opened = info(
    'Case',
    [
      field('Subject', 'String', { createable: true, updateable: true, required: true }),
      field('Description', 'TextArea', { createable: true, updateable: true }),
      field('IsEscalated', 'Boolean', { updateable: true }),
      field('AccountId', 'Reference', { to: ['Account'] }),
      field('OwnerId', 'Reference', { to: ['User', 'Group'] }),
      field('About__c', 'Reference', { to: ['Case', 'Account', 'Product2'] }),
      field('ProductId__c', 'Reference', { to: ['Product2'] }),
    ],
    true,
  )
  expect(
    typesOfObjects([opened, account], new Map()),
  ).toBe(`// Written by \`record-cache generate\` from the objects of the service; do not edit.

/** The fields of every object by API name. A relationship holds the name of the object it leads to. */
export type Objects = {
  Account: {
    Name: string | null
  }
  Case: {
    About__c: string | null
    AccountId: string | null
    Description: string | null
    IsEscalated: boolean | null
    OwnerId: string | null
    ProductId__c: string | null
    Subject: string | null
    About__r: 'Case' | 'Account'
    Account: 'Account'
  }
}

/** The fields that can be set in a new record of an object. */
export type Creates = {
  Case: {
    Description?: string | null
    Subject?: string
  }
}

/** The fields that can be changed in a record of an object. */
export type Updates = {
  Case: {
    Description?: string | null
    IsEscalated?: boolean
    Subject?: string
  }
}

/** The names above, as reads, hooks and adapters take them. */
export type Names = {
  creates: Creates
  updates: Updates
}
`)
})

it('types the values of every data type', () => {
  const texts =
    'ComboBox Date DateTime Email EncryptedString MultiPicklist Phone Picklist Reference String TextArea Time Url'
  const types = {
    string: texts.split(' '),
    number: ['Currency', 'Double', 'Int', 'Long', 'Percent'],
    boolean: ['Boolean'],
    unknown: ['Address', 'ComplexValue', 'Location'],
  }
  for (const [type, dataTypes] of Object.entries(types)) {
    for (const dataType of dataTypes) {
      expect(typesOfObjects([info('A', [field('F', dataType)])], new Map()), dataType).toContain(
        `    F: ${type} | null\n`,
      )
    }
  }
})

it('types picklists by their values, and quotes what needs it', () => {
  const facts = { createable: true }
  const object = info('Pilot-Log', [field('Phase', 'Picklist', facts), field('Empty', 'Picklist')], true)
  const picklistFieldValues = { Phase: picklist("Pilot's choice", 'Taxi'), Empty: picklist() }
  const types = typesOfObjects([object], new Map([['Pilot-Log', { picklistFieldValues }]]))
  expect(types).toContain(`export type Picklists = {
  'Pilot-Log': {
    Phase: 'Pilot\\'s choice' | 'Taxi'
  }
}
`)
  expect(types).toContain(`  'Pilot-Log': {
    Empty: string | null
    Phase: Picklists['Pilot-Log']['Phase'] | null
  }
`)
  expect(types).toContain(`    Phase?: Picklists['Pilot-Log']['Phase'] | null
`)
})
