import type { Audience } from './audience.ts'
import type { ReferenceData } from './reference-data.ts'
import type { Scalar } from './scalar.ts'

/** The data types of fields; `dataTypeOf` gives their names on the wire. */
export type FieldType =
  | 'id'
  | 'text'
  | 'longText'
  | 'richText'
  | 'picklist'
  | 'multiPicklist'
  | 'lookup'
  | 'email'
  | 'phone'
  | 'url'
  | 'number'
  | 'currency'
  | 'percent'
  | 'checkbox'
  | 'date'
  | 'dateTime'
  | 'autoNumber'

/** A value of a picklist. `closed` marks closed case states; `validFor` lists the controlling values for which it is offered. */
export type PicklistValueDefinition = Audience & {
  value: string
  label: string
  /** What the value means, for forms. */
  help?: string
  closed?: boolean
  isDefault?: boolean
  validFor?: readonly string[]
  /** A value of existing records, which is no longer offered or accepted. */
  retired?: boolean
  /** Record types (developer names) that offer the value; absent means all. */
  recordTypes?: readonly string[]
}

/** A field of an object. Which optional properties apply depends on `type`. */
export type FieldDefinition = {
  type: FieldType
  label: string
  help?: string
  required?: boolean
  /**
   * Forms mark the field as required. The rules of the application decide whom they refuse without a value, so that records may lack one.
   */
  requiredInForms?: boolean
  /**
   * No two records have the same value; e-mail addresses are compared in lower case. With `unless`, records in which this checkbox is
   * checked are exempt.
   */
  unique?: boolean | { unless: string }
  /** Characters, for text types. */
  length?: number
  /** For numbers: digits in total, and after the decimal point. */
  precision?: number
  scale?: number
  /** `code` sorts by bytes (ids, numbers, codes); `human` by the Unicode collation. */
  collation?: 'code' | 'human'
  values?: readonly PicklistValueDefinition[]
  /** Builds the values from records; `values` are then those before the first read. */
  valuesFrom?: ReferenceData<readonly PicklistValueDefinition[]>
  /** The picklist that decides which values are offered. */
  controller?: string
  /** Objects that a lookup may point to; more than one makes it polymorphic, and then it has no foreign key. */
  to?: readonly string[]
  /** The name of the relationship towards the parent (`Account` for `AccountId`). */
  relationshipName?: string
  /** Dependent lookup: a field of the target must equal this field of the object, if that has a value. */
  bindings?: Readonly<Record<string, string>>
  /** The lookup offers only records whose fields have one of these values. Other records can still be set. */
  offers?: Readonly<Record<string, readonly Scalar[]>>
  /** The name of the relationship from the parent to these children (`CaseComments`). */
  childRelationshipName?: string
  /** Digits of an auto-number, filled with zeros, and its first number. */
  digits?: number
  startsAt?: number
  defaultValue?: string | number | boolean
  /** A denormalised copy from the record to which `lookup` points; only the platform writes it. */
  copyOf?: { lookup: string; field: string }
  /** Set by the platform only: ids, times and authors of a change. */
  system?: boolean
  /** Readable by the system only, even if a grant reads all fields; such as the storage key of a file. */
  hidden?: boolean
}

/** Whether forms mark a field as required. */
export const isRequiredInForms = ({ required, requiredInForms }: FieldDefinition): boolean =>
  required === true || requiredInForms === true

type Common = Pick<FieldDefinition, 'label' | 'help' | 'required' | 'unique' | 'copyOf'>

export const text = (
  field: Common & Pick<FieldDefinition, 'length' | 'collation' | 'defaultValue'>,
): FieldDefinition => ({
  length: 255,
  collation: 'human',
  ...field,
  type: 'text',
})

export const longText = (field: Common & { length: number }): FieldDefinition => ({ ...field, type: 'longText' })

/** HTML, cleaned when it is written. `length` bounds the characters as sent and as cleaned. */
export const richText = (field: Common & { length: number }): FieldDefinition => ({ ...field, type: 'richText' })

export const picklist = (
  field: Common & { values: readonly PicklistValueDefinition[] } & Pick<FieldDefinition, 'controller' | 'valuesFrom'>,
): FieldDefinition => ({ length: 80, collation: 'code', ...field, type: 'picklist' })

/** Several values of a list, stored as one text with semicolons between them. */
export const multiPicklist = (field: Common & { values: readonly PicklistValueDefinition[] }): FieldDefinition => ({
  length: 4_000,
  collation: 'code',
  ...field,
  type: 'multiPicklist',
})

export const lookup = (
  field: Common &
    Required<Pick<FieldDefinition, 'to' | 'relationshipName'>> &
    Pick<FieldDefinition, 'childRelationshipName' | 'bindings' | 'offers'>,
): FieldDefinition => ({ length: 18, collation: 'code', ...field, type: 'lookup' })

export const email = (field: Common): FieldDefinition => ({ length: 254, collation: 'human', ...field, type: 'email' })
export const phone = (field: Common): FieldDefinition => ({ length: 40, collation: 'code', ...field, type: 'phone' })
export const url = (field: Common): FieldDefinition => ({ length: 1024, collation: 'code', ...field, type: 'url' })

export const number = (
  field: Common & { precision: number; scale?: number; defaultValue?: number },
): FieldDefinition => ({
  scale: 0,
  ...field,
  type: 'number',
})

export const currency = (field: Common): FieldDefinition => ({ precision: 18, scale: 2, ...field, type: 'currency' })

/** 12.5 means 12.5 %. */
export const percent = (field: Common): FieldDefinition => ({ precision: 5, scale: 2, ...field, type: 'percent' })

export const checkbox = (field: Common & { defaultValue?: boolean }): FieldDefinition => ({
  defaultValue: false,
  ...field,
  type: 'checkbox',
})

export const date = (field: Common): FieldDefinition => ({ ...field, type: 'date' })
export const dateTime = (field: Common): FieldDefinition => ({ ...field, type: 'dateTime' })

export const autoNumber = (field: Common & { digits: number; startsAt: number }): FieldDefinition => ({
  length: 30,
  collation: 'code',
  unique: true,
  ...field,
  type: 'autoNumber',
})
