import {
  type ActionDefinition,
  checkbox,
  date,
  defineAccess,
  defineObject,
  type Grant,
  longText,
  lookup,
  text,
} from 'platform'
import { Type } from 'typebox'
import { defineJob, type Job } from '../define-job.ts'
import { signedInProfiles } from '../profiles.ts'

const related = (label: string, relationshipName: string) => lookup({ label, to: ['Product2'], relationshipName })

/** The form of a product. */
const productRows = [
  ['Name'],
  ['ItemNumber__c', 'Company__c'],
  ['LatestVersion__c', 'SupportedVersion__c'],
  ['ReleaseDate__c'],
  ['HasDataCycles__c'],
  ['Description'],
  ['Compatibility__c'],
  ['RelatedProduct1Id__c'],
  ['RelatedProduct2Id__c'],
  ['RelatedProduct3Id__c'],
  ['ExportControlled__c'],
  ['ExportNote__c'],
] as const

/** Adds a product to the catalog. */
export const newProductAction: ActionDefinition = {
  apiName: 'NewProduct',
  id: '09D000000000703EAA',
  label: 'Add product',
  kind: 'Create',
  targetObject: 'Product2',
  offeredTo: [{ profiles: ['Administrator'] }],
  rows: productRows,
  required: ['Name', 'ItemNumber__c'],
  successMessage: 'The product was added.',
  iconName: 'action:new',
  description: 'Adds data, charts or software to the catalog.',
}

/** A product of the catalogue: data, charts or software. */
export const product = defineObject({
  apiName: 'Product2',
  keyPrefix: '01t',
  label: 'Product',
  labelPlural: 'Products',
  nameField: 'Name',
  fields: {
    Name: text({ label: 'Product name', required: true }),
    ItemNumber__c: text({ label: 'Item number', length: 40, collation: 'code', required: true, unique: true }),
    Description: longText({ label: 'Description', length: 4000 }),
    Company__c: text({ label: 'Company' }),
    ReleaseDate__c: date({ label: 'Release date' }),
    LatestVersion__c: text({ label: 'Latest version', length: 80, collation: 'code' }),
    SupportedVersion__c: text({ label: 'Supported version', length: 80, collation: 'code' }),
    Compatibility__c: longText({ label: 'Compatibility', length: 4000 }),
    HasDataCycles__c: checkbox({
      label: 'Published with each AIRAC cycle',
      help: 'Whether alerts of a new data cycle are offered for it.',
      defaultValue: true,
    }),
    IsActive: checkbox({ label: 'In the catalog', defaultValue: true }),
    ExportControlled__c: checkbox({ label: 'Export controlled' }),
    ExportNote__c: text({ label: 'Export classification' }),
    RelatedProduct1Id__c: related('Related product', 'RelatedProduct1__r'),
    RelatedProduct2Id__c: related('Second related product', 'RelatedProduct2__r'),
    RelatedProduct3Id__c: related('Third related product', 'RelatedProduct3__r'),
  },
  indexes: [{ columns: ['IsActive', 'Name'] }, { columns: ['Name'] }],
  search: {
    scopes: ['IsActive'],
    // Visitors may read names only, so names are a class of their search.
    classes: { product: ['Description'], name: ['Name', 'ItemNumber__c'] },
    vocabularies: { names: { rows: { IsActive: true }, classes: ['name'] } },
    fields: ['Name', 'ItemNumber__c', 'LatestVersion__c'],
  },
  layouts: [
    {
      id: '00h000000000701AAA',
      layoutType: 'Full',
      sections: [
        {
          id: '01B000000000701EAA',
          heading: 'Product',
          columns: 2,
          rows: [
            ['Name', 'ItemNumber__c'],
            ['LatestVersion__c', 'SupportedVersion__c'],
            ['ReleaseDate__c', 'Company__c'],
          ],
        },
        {
          id: '01B000000000702EAA',
          heading: 'Compatibility',
          columns: 1,
          rows: [['Compatibility__c'], ['Description']],
        },
      ],
    },
  ],
  listViews: [
    {
      apiName: 'AllProducts',
      id: '00B000000000701EAA',
      label: 'All Products',
      columns: ['Name', 'ItemNumber__c', 'LatestVersion__c', 'ReleaseDate__c'],
      filters: [{ field: 'IsActive', operator: 'equals', value: true }],
      orderBy: ['Name'],
      profiles: signedInProfiles,
    },
    {
      apiName: 'Catalogue',
      id: '00B000000000702EAA',
      label: 'Catalog with retired products',
      columns: [
        'Name',
        'ItemNumber__c',
        'LatestVersion__c',
        'SupportedVersion__c',
        'ReleaseDate__c',
        'IsActive',
        'HasDataCycles__c',
        'RelatedProduct1__r.Name',
        'RelatedProduct2__r.Name',
        'RelatedProduct3__r.Name',
        'ExportControlled__c',
        'Compatibility__c',
      ],
      orderBy: ['Name'],
      profiles: ['Administrator'],
    },
  ],
  actions: [
    {
      apiName: 'Product2.Change',
      id: '09D000000000701EAA',
      label: 'Change product',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'] }],
      rows: [...productRows, ['IsActive']],
      required: ['Name', 'ItemNumber__c'],
      successMessage: 'The product was changed.',
      iconName: 'action:edit',
      description: 'Changes a product of the catalog. A retired product keeps its articles, services and cases.',
    },
    {
      apiName: 'Product2.SetVersion',
      id: '09D000000000702EAA',
      label: 'New version',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'], when: { IsActive: true } }],
      rows: [['LatestVersion__c', 'SupportedVersion__c'], ['ReleaseDate__c']],
      required: ['LatestVersion__c'],
      successMessage: 'The version was changed.',
      iconName: 'action:update',
      description: 'Names the version that is published now, and the oldest one that is supported.',
    },
  ],
})

const catalogue = [
  'Name',
  'ItemNumber__c',
  'Description',
  'Company__c',
  'ReleaseDate__c',
  'LatestVersion__c',
  'SupportedVersion__c',
  'Compatibility__c',
  'HasDataCycles__c',
  'IsActive',
  'RelatedProduct1Id__c',
  'RelatedProduct2Id__c',
  'RelatedProduct3Id__c',
] as const

// Forms refuse an export-controlled product when it is chosen, so customers read the flag; its reason is internal.
const customer: readonly Grant[] = [{ rows: { IsActive: true }, read: [...catalogue, 'ExportControlled__c'] }]

// A retired product is kept, with its cases and articles: it is never deleted.
const kept = [...catalogue, 'ExportControlled__c', 'ExportNote__c'] as const

export const productAccess = defineAccess('Product2', {
  Guest: [{ rows: { IsActive: true }, read: ['Name', 'ItemNumber__c', 'Description'] }],
  Customer: customer,
  AccountAdmin: customer,
  Agent: [{ rows: 'all', read: 'all' }],
  Author: [{ rows: 'all', read: catalogue }],
  Administrator: [{ rows: 'all', read: 'all', write: kept, create: kept }],
})

/** Rebuilds the vocabulary of product names, which corrects typing errors in searches. */
export const refillProductVocabulary: Job<Record<string, never>> = defineJob({
  task: 'refill-product-vocabulary',
  payload: Type.Object({}),
  schedule: '9 * * * *',
  run: ({ platform }) => platform.asSystem('rebuild the vocabulary of products').refillVocabulary('Product2'),
})
