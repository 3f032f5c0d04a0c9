import { expect, it } from 'vitest'
import { defineApp } from './define-app.ts'
import { text } from './field.ts'
import { defineObject } from './object.ts'

const objectWith = (apiName: string, keyPrefix: string, ids: readonly string[]) =>
  defineObject({
    apiName,
    keyPrefix,
    label: apiName,
    labelPlural: apiName,
    nameField: 'Name',
    fields: { Name: text({ label: 'Name' }) },
    indexes: [],
    listViews: ids.map((id, index) => ({
      apiName: `List${index}`,
      id,
      label: 'List',
      columns: ['Name'],
      orderBy: ['Name'],
      profiles: ['Reader'],
    })),
  })

const app = (...objects: ReturnType<typeof objectWith>[]) =>
  defineApp({
    name: 'Toy',
    profiles: [{ name: 'Reader', label: 'Reader', internal: false }],
    objects,
    access: [],
  } as never)

it('refuses two list views with the same id, of one object and of two', () => {
  const [one, two] = ['00B000000000001EAA', '00B000000000002EAA']
  expect(() => app(objectWith('A__c', 'a01', [one, one]))).toThrow('A__c.List0 and A__c.List1 have the same id')
  expect(() => app(objectWith('A__c', 'a01', [one]), objectWith('B__c', 'a02', [one]))).toThrow(
    'A__c.List0 and B__c.List0',
  )
  expect(() => app(objectWith('A__c', 'a01', [one]), objectWith('B__c', 'a02', [two]))).not.toThrow()
})
