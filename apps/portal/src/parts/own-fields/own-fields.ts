import { ownValuePath } from 'contract'
import { getRecord } from 'record-cache'
import { read } from 'record-cache-react'
import type { Option } from 'ui'
import { fieldAt, shownText } from '../../records/field-at.ts'
import { textOf } from '../../records/field-values.ts'
import { type AnswerOf, readList } from '../../records/records.ts'
import type { ActionField } from '../actions/action-form.ts'

/** Own fields of an object. */
const MOST = 100

/** The name of an own field in the values of a form. */
export type OwnName = `${string}__c`

/** The fields that the installation has added to an object and that the reader may see, in their order. */
export const readOwnFields = (objectApiName: 'Case') =>
  readList(
    {
      objectApiName: 'CustomField__c',
      listViewApiName: 'FieldsOfObjects',
      pageSize: MOST,
      where: JSON.stringify({ Object__c: { eq: objectApiName } }),
    },
    [
      'CustomField__c.ApiName__c',
      'CustomField__c.Label__c',
      'CustomField__c.Type__c',
      'CustomField__c.Length__c',
      'CustomField__c.LookupTo__c',
      'CustomField__c.Help__c',
      'CustomField__c.Required__c',
      'CustomField__c.Default__c',
      'CustomField__c.Section__c',
      'CustomField__c.IssueTypes__c',
      'CustomField__c.ProductId__c',
      'CustomField__c.Status__c',
    ],
    ['CustomField__c.Customers__c', 'CustomField__c.AccountAdmins__c', 'CustomField__c.Agents__c'],
  )

export type OwnFieldRecord = AnswerOf<typeof readOwnFields>['records'][number]

/** An own field in the form of a new record. */
export type OwnFormField = ActionField & {
  apiName: OwnName
  /** New records ask for it only with one of these issue types, and this product; empty and null mean all. */
  issueTypes: readonly string[]
  productId: string | null
}

const dataTypes = {
  Text: 'text',
  LongText: 'longText',
  Number: 'number',
  Checkbox: 'checkbox',
  Date: 'date',
  Picklist: 'picklist',
  MultiPicklist: 'multiPicklist',
  Lookup: 'lookup',
} as const

/** The fields that the reader may fill in in a new record. */
export function ownFormFields(
  records: readonly OwnFieldRecord[],
  optionsOf: (field: string) => readonly Option[],
): OwnFormField[] {
  return records
    .filter(({ fields }) => {
      const right = fields.Customers__c ?? fields.AccountAdmins__c ?? fields.Agents__c
      return fields.Status__c.value === 'Active' && right?.value === 'Write'
    })
    .map(({ fields }) => {
      const apiName = textOf(fields.ApiName__c) as OwnName
      const type = fields.Type__c.value ?? 'Text'
      return {
        apiName,
        dataType: dataTypes[type],
        label: textOf(fields.Label__c),
        length: type.endsWith('Text') ? (fields.Length__c.value ?? 0) : 0,
        required: fields.Required__c.value ?? false,
        ...(fields.Help__c.value === null ? {} : { help: fields.Help__c.value }),
        value: startOf(type, textOf(fields.Default__c)),
        options: type.endsWith('icklist') ? optionsOf(apiName) : [],
        issueTypes: textOf(fields.IssueTypes__c)
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== ''),
        productId: fields.ProductId__c.value,
      }
    })
}

const startOf = (type: string, value: string): string =>
  type === 'Checkbox' ? (/^(?:true|yes)$/i.test(value) ? 'true' : '') : value

/** Whether a new record with this issue type and product has the field. */
export const isAsked = (
  { issueTypes, productId }: OwnFormField,
  { issueType, product }: { issueType: string | null; product?: string | null },
): boolean =>
  (issueTypes.length === 0 || issueTypes.includes(issueType ?? '')) && (productId === null || productId === product)

/** Where a record has the value of a field: of a lookup, in the name of the other record. */
const valuePathOf = ({ fields }: OwnFieldRecord): string =>
  ownValuePath(textOf(fields.ApiName__c), fields.LookupTo__c.value)

/** The values that a record has in own fields; null where the object has none. */
export const readOwnValues = (recordId: string, objectApiName: 'Case', records: readonly OwnFieldRecord[]) =>
  records.length === 0
    ? null
    : read(getRecord, {
        recordId,
        optionalFields: records.map((record) => `${objectApiName}.${valuePathOf(record)}`),
      })

/** Filled own fields of a record under the heading of their section. */
export type OwnSection = { heading: string; items: { label: string; value: string }[] }

export function ownSectionsOf(
  records: readonly OwnFieldRecord[],
  values: AnswerOf<typeof readOwnValues>,
): OwnSection[] {
  const shown = records
    .map((record) => ({ record, value: shownText(fieldAt(values, valuePathOf(record).split('.'))) }))
    .filter(({ value }) => value !== '')
  const sections = Map.groupBy(shown, ({ record }) => textOf(record.fields.Section__c))
  return [...sections].map(([heading, fields]) => ({
    heading,
    items: fields.map(({ record, value }) => ({ label: textOf(record.fields.Label__c), value })),
  }))
}
