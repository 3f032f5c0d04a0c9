import { AppError } from 'contract'
import {
  type ActionDefinition,
  type AppDefinition,
  type Change,
  defineAccess,
  defineObject,
  number,
  type ObjectDefinition,
  picklist,
  text,
} from 'platform'
import { baseValuesOf, valueLists } from './with-list-values.ts'

/** Adds a value to a list. */
export const newListValueAction: ActionDefinition = {
  apiName: 'NewListValue',
  id: '09D000000003911EAA',
  label: 'Add value',
  kind: 'Create',
  targetObject: 'ListValue__c',
  offeredTo: [{ profiles: ['Administrator'] }],
  rows: [['List__c'], ['Label__c'], ['Value__c'], ['Order__c'], ['Help__c']],
  required: ['List__c', 'Label__c'],
  successMessage: 'The value was added. Forms offer it at once.',
  iconName: 'action:new',
  description: 'Adds a value to a list that people choose from. Records keep the value, not the label.',
}

/** A value of a list of the product, such as an issue type. Those of the product are there from the start. */
export const listValue = defineObject({
  apiName: 'ListValue__c',
  keyPrefix: 'a0Y',
  label: 'List value',
  labelPlural: 'List values',
  nameField: 'Label__c',
  custom: true,
  fields: {
    Label__c: text({ label: 'Label', length: 80, required: true }),
    List__c: picklist({
      label: 'List',
      required: true,
      values: Object.entries(valueLists).map(([value, { label }]) => ({ value, label })),
    }),
    Value__c: text({
      label: 'Value in records',
      help: 'It never changes. It is the label if you leave it empty.',
      length: 80,
      collation: 'code',
    }),
    Help__c: text({ label: 'Help text', help: 'Forms show it with the value.' }),
    Order__c: number({
      label: 'Place',
      help: 'The list is in the order of this number.',
      precision: 4,
      defaultValue: 100,
    }),
    Status__c: picklist({
      label: 'State',
      required: true,
      values: [
        { value: 'Active', label: 'Offered', isDefault: true },
        { value: 'Retired', label: 'Retired' },
      ],
    }),
  },
  indexes: [{ columns: ['List__c', 'Value__c'], unique: true }, { columns: ['List__c', 'Order__c'] }],
  live: { parents: [] },
  listViews: [
    {
      apiName: 'ListValues',
      id: '00B000000003911EAA',
      label: 'Values of lists',
      columns: ['Label__c', 'List__c', 'Status__c', 'Order__c', 'Value__c', 'Help__c'],
      orderBy: ['List__c', 'Order__c'],
      profiles: ['Administrator'],
    },
  ],
  actions: [
    {
      apiName: 'ListValue__c.Change',
      id: '09D000000003912EAA',
      label: 'Change value',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'] }],
      rows: [['Label__c'], ['Order__c'], ['Help__c']],
      required: ['Label__c'],
      successMessage: 'The value was changed.',
      iconName: 'action:edit',
      description: 'Changes how forms, pages and lists show the value. Records that have it show the new label.',
    },
    {
      apiName: 'ListValue__c.Retire',
      id: '09D000000003913EAA',
      label: 'Retire value',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'], when: { Status__c: 'Active' } }],
      sets: { Status__c: 'Retired' },
      repeatable: true,
      successMessage: 'The value is no longer offered.',
      iconName: 'action:archive',
      description: 'Takes the value off all forms. Records that have it keep and show it.',
    },
    {
      apiName: 'ListValue__c.UseAgain',
      id: '09D000000003914EAA',
      label: 'Offer again',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'], when: { Status__c: 'Retired' } }],
      sets: { Status__c: 'Active' },
      repeatable: true,
      successMessage: 'The value is offered.',
      iconName: 'action:refresh',
      description: 'Offers a retired value again.',
    },
  ],
})

const kept = ['List__c', 'Label__c', 'Value__c', 'Help__c', 'Order__c'] as const

export const listValueAccess = defineAccess('ListValue__c', {
  Administrator: [{ rows: 'all', read: [...kept, 'Status__c'], create: kept }],
})

const refused = (field: string, reason: string): AppError => new AppError('OWN_FIELD_REFUSED', { reason }, { field })

/** Gives the values of lists their rules, which know the lists of the product. */
export function checkListValues(object: ObjectDefinition, app: Pick<AppDefinition, 'objects'>): ObjectDefinition {
  if (object.apiName !== 'ListValue__c') return object
  return {
    ...object,
    rules: {
      beforeCreate: async (change) => {
        if (change.value('Value__c') === null) change.set('Value__c', change.value('Label__c'))
        await checkNew(change)
      },
      beforeUpdate: async (change) => {
        if (change.isChanged('Status__c') && change.value('Status__c') === 'Retired') await checkRetired(change, app)
      },
    },
  }
}

async function checkNew(change: Change): Promise<void> {
  const list = String(change.value('List__c'))
  const closed = valueLists[list]?.closed
  if (closed !== undefined) throw refused('List__c', closed)
  const value = String(change.value('Value__c'))
  if (value.includes(';')) throw refused('Value__c', 'A value has no semicolon.')
  const same = await change.system.find('ListValue__c', { List__c: list, Value__c: value }, ['Id'], 1)
  if (same.length > 0) throw refused('Value__c', 'The list has this value already.')
}

/** Refuses to retire the last value of a list, and one that the product itself sets. */
async function checkRetired(change: Change, app: Pick<AppDefinition, 'objects'>): Promise<void> {
  const list = String(change.value('List__c'))
  const value = String(change.value('Value__c'))
  const { needed = [] } = valueLists[list] ?? {}
  const isNeeded =
    needed === 'all' ? baseValuesOf(app, list).some((base) => base.value === value) : needed.includes(value)
  if (isNeeded)
    throw refused(
      'Label__c',
      'The product itself uses this value, so that it cannot be retired. You can change its label.',
    )
  // Locked, so that two administrators cannot retire the last two values at once.
  await change.tx.query('select pg_advisory_xact_lock(hashtext($1))', [`values of ${list}`])
  const offered = await change.system.find('ListValue__c', { List__c: list, Status__c: 'Active' }, ['Id'], 2)
  if (offered.every(({ Id }) => Id === change.id)) throw refused('Label__c', 'A list needs at least one value.')
}
