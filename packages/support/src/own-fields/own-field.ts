import { isDay, ownRelationship } from 'contract'
import { identifier, type Queryable } from 'database'
import {
  checkbox,
  date,
  type FieldDefinition,
  longText,
  lookup,
  multiPicklist,
  number,
  type PicklistValueDefinition,
  picklist,
  text,
} from 'platform'

/** The objects that can get own fields, with their names in Setup. */
export const extensibleObjects = {
  Case: 'Cases',
  Account: 'Accounts',
  Contact: 'Contacts',
  Product2: 'Products',
  Aircraft__c: 'Aircraft',
  Subscription__c: 'Services',
} as const

/** Own fields of one object. */
export const MOST_OWN_FIELDS = 100

/** The digits of a number before the decimal point. */
const WHOLE_DIGITS = 12

export type OwnFieldType =
  | 'Text'
  | 'LongText'
  | 'Number'
  | 'Checkbox'
  | 'Date'
  | 'Picklist'
  | 'MultiPicklist'
  | 'Lookup'

/** An own field as the application uses it. */
export type OwnField = {
  readonly object: string
  readonly apiName: string
  readonly label: string
  readonly help: string | null
  readonly type: OwnFieldType
  /** Characters of a text. */
  readonly length: number
  readonly decimals: number
  readonly lookupTo: string | null
  readonly values: readonly PicklistValueDefinition[]
  readonly isRequired: boolean
  readonly defaultValue: string | null
  /** By profile; a profile that is not named has no access. */
  readonly access: Readonly<Record<string, 'Read' | 'Write'>>
  readonly section: string
  readonly isListed: boolean
  readonly isSearched: boolean
  readonly isTracked: boolean
  /** New cases ask for the field only if they have one of these issue types, and this product; empty and null mean all. */
  readonly issueTypes: readonly string[]
  readonly productId: string | null
  /** False for a retired field, which no form has. */
  readonly isActive: boolean
}

/** The values of the columns of a definition, by field. */
export type DefinitionRow = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const numberOf = (value: unknown): number | null => (value === null || value === undefined ? null : Number(value))

/** The own field of a definition. */
export function ownFieldOf(row: DefinitionRow): OwnField {
  const type = String(row.Type__c) as OwnFieldType
  const rights = Object.entries({
    Customer: row.Customers__c,
    AccountAdmin: row.AccountAdmins__c,
    Agent: row.Agents__c,
    Author: row.Authors__c,
    Administrator: 'Write',
  })
  return {
    object: String(row.Object__c),
    apiName: String(row.ApiName__c),
    label: String(row.Label__c),
    help: textOf(row.Help__c),
    type,
    length: numberOf(row.Length__c) ?? (type === 'LongText' ? 4_000 : 255),
    decimals: numberOf(row.Decimals__c) ?? 0,
    lookupTo: textOf(row.LookupTo__c),
    values: linesOf(row.Values__c).map((value) => ({ value, label: value })),
    isRequired: row.Required__c === true,
    defaultValue: textOf(row.Default__c),
    access: Object.fromEntries(
      rights.filter((right): right is [string, 'Read' | 'Write'] => right[1] === 'Read' || right[1] === 'Write'),
    ),
    section: textOf(row.Section__c) ?? 'More information',
    isListed: row.Listed__c === true,
    isSearched: row.Searched__c === true,
    isTracked: row.Tracked__c === true,
    issueTypes: partsOf(row.IssueTypes__c),
    productId: textOf(row.ProductId__c),
    isActive: row.Status__c === 'Active',
  }
}

/** The lines of a text, without blank ones. */
export const linesOf = (value: unknown): string[] => trimmed((textOf(value) ?? '').split('\n'))

/** The parts of a text between commas. */
export const partsOf = (value: unknown): string[] => trimmed((textOf(value) ?? '').split(','))

const trimmed = (parts: readonly string[]): string[] => parts.map((part) => part.trim()).filter((part) => part !== '')

/** Whether only records of some issue types or of one product have the field. */
export const isConditional = ({ issueTypes, productId }: OwnField): boolean =>
  issueTypes.length > 0 || productId !== null

/** The default value of a field in the form in which records hold it; undefined for none, and for one that does not fit. */
export function defaultOf(own: OwnField): string | number | boolean | undefined {
  const { type, length, decimals, values, defaultValue } = own
  if (defaultValue === null) return undefined
  const ifFits = (fits: boolean): string | undefined => (fits ? defaultValue : undefined)
  switch (type) {
    case 'Checkbox':
      return /^(?:true|yes)$/i.test(defaultValue) || (/^(?:false|no)$/i.test(defaultValue) ? false : undefined)
    case 'Number': {
      const number = defaultValue.trim() === '' ? Number.NaN : Number(defaultValue)
      const fits = Math.abs(number) < 10 ** WHOLE_DIGITS && Number(number.toFixed(decimals)) === number
      return fits ? number : undefined
    }
    case 'Date':
      return ifFits(isDay(defaultValue))
    case 'Picklist':
      return ifFits(values.some(({ value }) => value === defaultValue))
    case 'Text':
    case 'LongText':
      return ifFits([...defaultValue].length <= length)
    default:
      return undefined
  }
}

/** The field as metadata. A retired field is not filled in new records. */
export function fieldDefinitionOf(own: OwnField): FieldDefinition {
  const defaultValue = own.isActive ? defaultOf(own) : undefined
  return {
    ...ofType(own),
    ...(own.isActive && own.isRequired && !isConditional(own) ? { requiredInForms: true } : {}),
    ...(defaultValue === undefined ? {} : { defaultValue }),
  }
}

function ofType({ apiName, label, help, type, length, decimals, lookupTo, values }: OwnField): FieldDefinition {
  const common = { label, ...(help === null ? {} : { help }) }
  switch (type) {
    case 'LongText':
      return longText({ ...common, length })
    case 'Number':
      return number({ ...common, precision: WHOLE_DIGITS + decimals, scale: decimals })
    case 'Checkbox':
      return checkbox(common)
    case 'Date':
      return date(common)
    case 'Picklist':
      return picklist({ ...common, values })
    case 'MultiPicklist':
      return multiPicklist({ ...common, values })
    case 'Lookup':
      return lookup({ ...common, to: [lookupTo ?? ''], relationshipName: ownRelationship(apiName) })
    default:
      return text({ ...common, length })
  }
}

/** What of a definition makes the field. */
export const definitionColumns = [
  'Object__c',
  'ApiName__c',
  'Label__c',
  'Type__c',
  'Length__c',
  'Decimals__c',
  'LookupTo__c',
  'Values__c',
  'Help__c',
  'Required__c',
  'Default__c',
  'Customers__c',
  'AccountAdmins__c',
  'Agents__c',
  'Authors__c',
  'Section__c',
  'Listed__c',
  'Searched__c',
  'Tracked__c',
  'IssueTypes__c',
  'ProductId__c',
  'Status__c',
] as const

/** The own fields of all objects, in their order. A definition without its column is left out: no statement could read it. */
export async function readOwnFields(database: Queryable): Promise<OwnField[]> {
  const [object, apiName, status, place, label] = ['Object__c', 'ApiName__c', 'Status__c', 'Place__c', 'Label__c'].map(
    (name) => identifier(name),
  )
  const { rows } = await database.query(
    `select ${definitionColumns.map((name) => identifier(name)).join(', ')} from records.${identifier('CustomField__c')}
     where ${status} = any($1) and exists (
       select from information_schema.columns where table_schema = $2 and table_name = ${object} and column_name = ${apiName}
     )
     order by ${object}, ${place} nulls last, ${label}, ${apiName}`,
    [['Active', 'Retired'], 'records'],
  )
  return rows.map((values) =>
    ownFieldOf(Object.fromEntries(definitionColumns.map((name, index) => [name, values[index]]))),
  )
}
