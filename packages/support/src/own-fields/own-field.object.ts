import {
  type ActionDefinition,
  checkbox,
  dateTime,
  defineAccess,
  defineObject,
  longText,
  lookup,
  number,
  picklist,
  text,
} from 'platform'
import { customerProfiles } from '../profiles.ts'
import { extensibleObjects } from './own-field.ts'

const named = (values: readonly string[], labels: Readonly<Record<string, string>> = {}) =>
  values.map((value) => ({ value, label: labels[value] ?? value }))

const rights = (label: string, values: readonly string[], help: string) =>
  picklist({
    label,
    help,
    required: true,
    values: named(values, { None: 'Hidden', Read: 'Read', Write: 'Read and fill in' }).map((value, index) => ({
      ...value,
      isDefault: index === 0,
    })),
  })

/** What of a field can be changed later. */
const changeableRows = [
  ['Label__c'],
  ['Help__c'],
  ['Required__c'],
  ['Default__c'],
  ['Customers__c'],
  ['AccountAdmins__c'],
  ['Agents__c'],
  ['Authors__c'],
  ['Section__c'],
  ['Place__c'],
  ['Listed__c'],
  ['Searched__c'],
  ['Tracked__c'],
  ['IssueTypes__c'],
  ['ProductId__c'],
] as const

/** Adds a field to an object. */
export const newFieldAction: ActionDefinition = {
  apiName: 'NewField',
  id: '09D000000003901EAA',
  label: 'Add field',
  kind: 'Create',
  targetObject: 'CustomField__c',
  offeredTo: [{ profiles: ['Administrator'] }],
  rows: [
    ['Object__c'],
    ['Label__c'],
    ['ApiName__c'],
    ['Type__c'],
    ['Length__c', 'Decimals__c'],
    ['LookupTo__c'],
    ['Values__c'],
    ...changeableRows.slice(1),
  ],
  required: ['Object__c', 'Label__c', 'Type__c'],
  successMessage: 'The field was added. Forms show it at once.',
  iconName: 'action:new',
  description:
    'Adds a field to cases, accounts, contacts, products, aircraft or services. Its object, name and type cannot be changed later.',
}

/** A field that an administrator has added to an object of the product. */
export const ownField = defineObject({
  apiName: 'CustomField__c',
  keyPrefix: 'a0Z',
  label: 'Own field',
  labelPlural: 'Own fields',
  nameField: 'Label__c',
  custom: true,
  fields: {
    Label__c: text({ label: 'Label', length: 80, required: true }),
    Object__c: picklist({
      label: 'Object',
      required: true,
      values: named(Object.keys(extensibleObjects), extensibleObjects),
    }),
    ApiName__c: text({
      label: 'Name in the API',
      help: 'Letters, digits and underscores, with __c at the end, as in Tail_color__c. It is made from the label if you leave it empty.',
      length: 40,
      collation: 'code',
    }),
    Type__c: picklist({
      label: 'Type',
      required: true,
      values: [
        { value: 'Text', label: 'Text, one line' },
        { value: 'LongText', label: 'Text, several lines' },
        { value: 'Number', label: 'Number' },
        { value: 'Checkbox', label: 'Checkbox' },
        { value: 'Date', label: 'Date' },
        { value: 'Picklist', label: 'One value of a list' },
        { value: 'MultiPicklist', label: 'Several values of a list' },
        { value: 'Lookup', label: 'Another record' },
      ],
    }),
    Length__c: number({
      label: 'Most characters',
      help: 'Of a text; 255, or 4,000 for several lines, if empty.',
      precision: 5,
    }),
    Decimals__c: number({ label: 'Decimal places', help: 'Of a number; none if empty.', precision: 1 }),
    LookupTo__c: picklist({
      label: 'Refers to',
      help: 'The object of the other record.',
      values: named(Object.keys(extensibleObjects), extensibleObjects),
    }),
    Values__c: longText({
      label: 'Values',
      help: 'Of a list, one on each line, in the order of the list.',
      length: 8_000,
    }),
    Help__c: text({ label: 'Help text' }),
    Required__c: checkbox({
      label: 'Required',
      help: 'People who may fill it in must give it a value in new records. Records that exist stay as they are.',
    }),
    Default__c: text({ label: 'Value of new records' }),
    Customers__c: rights(
      'Users of customers',
      ['None', 'Read', 'Write'],
      'What users of a customer may do with the field.',
    ),
    AccountAdmins__c: rights('Account admins', ['None', 'Read', 'Write'], 'What account admins may do with the field.'),
    Agents__c: rights('Agents', ['Write', 'Read'], 'What agents may do with the field. They always read it.'),
    Authors__c: rights('Authors', ['None', 'Read'], 'What authors may do with the field.'),
    Section__c: text({
      label: 'Section',
      help: 'The heading of the section of the page that shows the field.',
      length: 80,
      defaultValue: 'More information',
    }),
    Place__c: number({
      label: 'Place',
      help: 'Own fields are in the order of this number, then of their labels.',
      precision: 4,
      defaultValue: 100,
    }),
    Listed__c: checkbox({
      label: 'Column of lists',
      help: 'The lists of the object, and their CSV files, get it as their last column.',
    }),
    Searched__c: checkbox({
      label: 'Found by searches',
      help: 'Of a text, if all people who search the object may read the field.',
    }),
    Tracked__c: checkbox({ label: 'In the history', help: 'Of cases: agents see who changed it when.' }),
    IssueTypes__c: text({
      label: 'Only for issue types',
      help: 'Of cases: names of issue types, with commas between them. The form of a new case shows the field for these alone.',
    }),
    ProductId__c: lookup({
      label: 'Only for the product',
      help: 'Of cases: the form of a new case shows the field for this product alone.',
      to: ['Product2'],
      relationshipName: 'Product__r',
    }),
    Status__c: picklist({
      label: 'State',
      required: true,
      values: [
        { value: 'Active', label: 'In use', isDefault: true },
        { value: 'Retired', label: 'Retired' },
        { value: 'Deleted', label: 'To be deleted' },
      ],
    }),
    DeletedDate__c: dateTime({ label: 'Deleted' }),
  },
  indexes: [
    { columns: ['Object__c', 'ApiName__c'], unique: true },
    { columns: ['Object__c', 'Place__c'] },
    { columns: ['Label__c'] },
    { columns: ['Status__c', 'DeletedDate__c'] },
  ],
  live: { parents: [] },
  listViews: [
    {
      apiName: 'OwnFields',
      id: '00B000000003901EAA',
      label: 'Own fields',
      columns: [
        'Label__c',
        'Object__c',
        'Type__c',
        'Status__c',
        'Required__c',
        'ApiName__c',
        'Customers__c',
        'AccountAdmins__c',
        'Agents__c',
        'Authors__c',
        'Section__c',
        'Place__c',
        'Listed__c',
        'Searched__c',
        'Tracked__c',
        'Default__c',
        'Help__c',
        'IssueTypes__c',
        'Product__r.Name',
      ],
      orderBy: ['Label__c'],
      profiles: ['Administrator'],
    },
    {
      // Forms and pages of cases read it.
      apiName: 'FieldsOfObjects',
      id: '00B000000003902EAA',
      label: 'Fields of objects',
      columns: [
        'Object__c',
        'ApiName__c',
        'Label__c',
        'Type__c',
        'Length__c',
        'LookupTo__c',
        'Help__c',
        'Required__c',
        'Default__c',
        'Section__c',
        'Place__c',
        'IssueTypes__c',
        'ProductId__c',
        'Status__c',
        'Customers__c',
        'AccountAdmins__c',
        'Agents__c',
      ],
      filters: [{ field: 'Status__c', operator: 'notEqual', value: 'Deleted' }],
      orderBy: ['Object__c', 'Place__c'],
      profiles: [...customerProfiles, 'Agent'],
    },
  ],
  actions: [
    {
      apiName: 'CustomField__c.Change',
      id: '09D000000003902EAA',
      label: 'Change field',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'], when: { Status__c: ['Active', 'Retired'] } }],
      rows: changeableRows,
      required: ['Label__c'],
      successMessage: 'The field was changed.',
      iconName: 'action:edit',
      description: 'Changes how the field looks, where it is shown and who may use it. Values in records stay.',
    },
    {
      apiName: 'CustomField__c.Retire',
      id: '09D000000003903EAA',
      label: 'Retire field',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'], when: { Status__c: 'Active' } }],
      sets: { Status__c: 'Retired' },
      repeatable: true,
      successMessage: 'The field is retired.',
      iconName: 'action:archive',
      description: 'Takes the field off all forms. Records keep their values, and pages and lists still show them.',
    },
    {
      apiName: 'CustomField__c.UseAgain',
      id: '09D000000003904EAA',
      label: 'Use again',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'], when: { Status__c: ['Retired', 'Deleted'] } }],
      sets: { Status__c: 'Active' },
      repeatable: true,
      successMessage: 'The field is in use.',
      iconName: 'action:refresh',
      description: 'Brings a retired field, or one that is to be deleted, back with the values that records have.',
    },
    {
      apiName: 'CustomField__c.Delete',
      id: '09D000000003905EAA',
      label: 'Delete field',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'], when: { Status__c: 'Retired' } }],
      sets: { Status__c: 'Deleted' },
      repeatable: true,
      successMessage: 'The field is hidden, and deleted in 30 days.',
      color: 'B3261E',
      iconName: 'action:delete',
      description:
        'Hides the field and its values everywhere at once. After 30 days it is deleted, with its values in all records; until then it can be brought back.',
    },
  ],
})

/** What the forms and pages of cases need to know about a field. */
const described = [
  'Object__c',
  'ApiName__c',
  'Label__c',
  'Type__c',
  'Length__c',
  'LookupTo__c',
  'Help__c',
  'Required__c',
  'Default__c',
  'Section__c',
  'Place__c',
  'IssueTypes__c',
  'ProductId__c',
  'Status__c',
] as const

/** A field exists for a profile that may read it, and for no other. */
const readBy = (right: string) =>
  (['Active', 'Retired'] as const).flatMap((Status__c) =>
    (['Read', 'Write'] as const).map((value) => ({
      rows: { Status__c, [right]: value },
      read: [...described, right],
      hidesPeople: true as const,
    })),
  )

const kept = [...described, 'Decimals__c', 'Values__c', 'Listed__c', 'Searched__c', 'Tracked__c'] as const
const rightsOfProfiles = ['Customers__c', 'AccountAdmins__c', 'Agents__c', 'Authors__c'] as const
const setByRules: readonly string[] = ['Status__c']

export const ownFieldAccess = defineAccess('CustomField__c', {
  Customer: readBy('Customers__c'),
  AccountAdmin: readBy('AccountAdmins__c'),
  Agent: readBy('Agents__c'),
  Administrator: [
    {
      rows: 'all',
      read: [...kept, ...rightsOfProfiles, 'DeletedDate__c'],
      create: [...kept, ...rightsOfProfiles].filter((name) => !setByRules.includes(name)),
    },
  ],
})
