import type { RecordShape } from 'contract'
import { expect, it } from 'vitest'
import { isChecked, storedOf, textOf } from './field-values.ts'

const record = (apiName: string, fields: RecordShape['fields']): RecordShape => ({
  apiName,
  childRelationships: {},
  eTag: '',
  fields,
  id: '500000000000001AAA',
  lastModifiedById: null,
  lastModifiedDate: null,
  recordTypeId: null,
  recordTypeInfo: null,
  systemModstamp: null,
  weakEtag: 1,
})

it('reads what is shown and what is stored, along relationships, and takes what is missing as empty', () => {
  const product = record('Product2', { Name: { displayValue: null, value: 'Corrie Terrain' } })
  const supportCase = record('Case', {
    Status: { displayValue: 'In Progress', value: 'In-Progress' },
    IsEscalated: { displayValue: null, value: true },
    Product__r: { displayValue: 'Corrie Terrain', value: product },
    Aircraft__r: { displayValue: null, value: null },
  })
  expect([
    textOf(supportCase, 'Status'),
    storedOf(supportCase, 'Status'),
    textOf(supportCase, 'Product__r.Name'),
    textOf(supportCase, 'Aircraft__r.TailNumber__c'),
    storedOf(supportCase, 'Aircraft__r.TailNumber__c'),
    textOf(supportCase, 'Product__r'),
    textOf(supportCase, 'Nowhere'),
    isChecked(supportCase, 'IsEscalated'),
    isChecked(supportCase, 'IsClosed'),
  ]).toEqual(['In Progress', 'In-Progress', 'Corrie Terrain', '', null, '', '', true, false])
})
