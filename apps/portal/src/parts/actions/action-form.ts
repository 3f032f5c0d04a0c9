import {
  type LookupMetadata,
  MASTER_RECORD_TYPE_ID,
  type ObjectInfo,
  type PicklistFieldValues,
  type QuickActionDefaults,
  type QuickActionInfo,
  type QuickActionLayout,
} from 'contract'
import {
  getObjectInfo,
  getPicklistValuesByRecordType,
  getQuickActionDefaults,
  getQuickActionInfo,
  getQuickActionLayout,
} from 'record-cache'
import { read } from 'record-cache-react'
import type { Option } from 'ui'
import type { Problems } from '../../forms/outcome.ts'
import { messages } from './messages.ts'

/** One field of the form of an action, as the server describes it. */
export type ActionField = QuickActionLayout['layout']['rows'][number]['items'][number] & {
  /** The values of a picklist. */
  options: readonly Option[]
}

/** The form of an action: its rows of fields, and the values it starts with. Every value is a text, '' for none. */
export type ActionForm = {
  /** Whether the action changes its record; otherwise it creates a new one. */
  isChange: boolean
  objectApiName: string
  rows: readonly (readonly ActionField[])[]
  fields: readonly ActionField[]
  start: ActionValues
}

/** Field values by field name. Text typed into a lookup without choosing a record is kept under `typedIn`. */
export type ActionValues = Readonly<Record<string, string>>

/** Key in `ActionValues` of a lookup's typed text while no record is chosen. */
export const typedIn = (field: string): string => `${field} typed`

/** Reads of an action: its description, its form and its default values. */
export const actionReads = (actionApiName: string, recordId: string | null) => ({
  info: read(getQuickActionInfo, { actionApiName }),
  layout: read(getQuickActionLayout, { actionApiName }),
  defaults: read(getQuickActionDefaults, {
    actionApiName,
    ...(recordId === null ? {} : { parentRecordId: recordId }),
  }),
})

/** What the options of a form are read from: the values of the picklists of an object, and its record types where the form has that field. */
export const optionReads = ({ layout: { objectApiName, rows } }: QuickActionLayout) => ({
  picklists: read(getPicklistValuesByRecordType, { objectApiName, recordTypeId: MASTER_RECORD_TYPE_ID }),
  object: rows.some(({ items }) => items.some(isRecordType)) ? read(getObjectInfo, { objectApiName }) : null,
})

const isRecordType = ({ apiName }: { apiName: string }): boolean => apiName === 'RecordTypeId'

/** The options of the fields of a form. */
export function optionsFrom(
  actionApiName: string,
  { picklistFieldValues }: Pick<PicklistFieldValues, 'picklistFieldValues'>,
  object: Pick<ObjectInfo, 'recordTypeInfos'> | null,
): (field: string) => readonly Option[] {
  return (field) => {
    if (isRecordType({ apiName: field })) {
      return Object.values(object?.recordTypeInfos ?? {})
        .filter(({ master, available }) => available && !master)
        .map(({ recordTypeId, name }) => ({ value: recordTypeId, label: name }))
    }
    const offered = field === 'Profile' ? profilesOf[actionApiName] : undefined
    return (picklistFieldValues[field]?.values ?? [])
      .filter(({ value }) => offered?.includes(value) ?? true)
      .map(({ value, label }) => ({ value, label }))
  }
}

const staff = ['Agent', 'Author', 'Administrator']

/** The roles that an action can give: the server refuses the others, because a login of a customer never becomes one of the provider. */
const profilesOf: Readonly<Record<string, readonly string[]>> = {
  InviteStaff: staff,
  'User.ChangeStaff': staff,
  'User.ChangeRole': ['Customer', 'AccountAdmin'],
}

/** Builds the form from the server's responses. */
export function actionFormOf(
  { accessLevelRequired }: Pick<QuickActionInfo, 'accessLevelRequired'>,
  { layout: { objectApiName, rows } }: QuickActionLayout,
  defaults: QuickActionDefaults,
  optionsOf: (field: string) => readonly Option[],
): ActionForm {
  const withOptions = rows.map(({ items }) =>
    items.map((item): ActionField => {
      // The record types of an object are few, so that they are chosen like the values of a picklist.
      const dataType = isRecordType(item) ? 'picklist' : item.dataType
      return { ...item, dataType, options: isList(dataType) ? optionsOf(item.apiName) : [] }
    }),
  )
  const fields = withOptions.flat()
  const start = Object.fromEntries(
    fields.map(({ apiName }) => [apiName, String(defaults.fields[apiName]?.value ?? '')] as const),
  )
  return { isChange: accessLevelRequired === 'Edit', objectApiName, rows: withOptions, fields, start }
}

/** Validation errors of the form. The server validates again. */
export function actionProblems(fields: readonly ActionField[], values: ActionValues): Problems<ActionValues> {
  return Object.fromEntries(
    fields
      .map((field) => [field.apiName, problemOf(field, values)] as const)
      .filter((entry): entry is [string, string] => entry[1] !== null),
  )
}

function problemOf({ apiName, label, required, length, dataType }: ActionField, values: ActionValues): string | null {
  const text = (values[apiName] ?? '').trim()
  if ((values[typedIn(apiName)] ?? '') !== '') return messages.chooseFromList
  if (text === '') return required ? (choices.includes(dataType) ? messages.choose : messages.enter)(label) : null
  return length > 0 && dataType.toLowerCase().includes('text') && [...text].length > length
    ? messages.tooLong(label, length)
    : null
}

const choices = ['picklist', 'multiPicklist', 'lookup']

const isList = (dataType: string): boolean => dataType === 'picklist' || dataType === 'multiPicklist'

/** The values of a multi-select picklist. */
export const severalOf = (value: string): string[] => value.split(';').filter((part) => part !== '')

/** The values of posted controls: a checkbox that is not ticked is not sent, and each box of several is sent under a separate name. */
export function postedValues(
  { fields, start }: Pick<ActionForm, 'fields' | 'start'>,
  typed: Readonly<Record<string, string>>,
): ActionValues {
  return Object.fromEntries(
    fields.map(({ apiName, dataType }) => {
      if (dataType === 'checkbox') return [apiName, typed[apiName] === undefined ? '' : 'true']
      if (dataType !== 'multiPicklist') return [apiName, typed[apiName] ?? start[apiName] ?? '']
      const boxes = Object.entries(typed).filter(([name]) => name.startsWith(`${apiName}-`))
      return [apiName, boxes.map(([, value]) => value).join(';')]
    }),
  )
}

/**
 * Field values in the format of the server. An action that changes its record sends only the fields the user edited, so that it does
 * not overwrite edits by other users; without edits it sends the required fields.
 */
export function sentFields(
  { isChange, fields, start }: Pick<ActionForm, 'isChange' | 'fields' | 'start'>,
  values: ActionValues,
): Record<string, string | number | boolean | null> {
  const textIn = ({ apiName }: ActionField): string => values[apiName] ?? ''
  const changed = fields.filter((field) => textIn(field) !== start[field.apiName])
  const requiredOrFilled = fields.filter((field) => field.required || (!isChange && textIn(field) !== ''))
  const sent = isChange && changed.length > 0 ? changed : [...new Set([...requiredOrFilled, ...changed])]
  return Object.fromEntries(sent.map((field) => [field.apiName, sentValue(field, textIn(field))]))
}

function sentValue({ dataType }: ActionField, text: string): string | number | boolean | null {
  if (dataType === 'checkbox') return text === 'true'
  // A text that is no number is refused by the server at its field.
  if (dataType === 'number' && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text)
  return text.trim() === '' ? null : text.trim()
}

/** Values the user edited. A draft keeps only these, so that restoring it does not overwrite edits by other users. */
export function changedValues(values: ActionValues, { start }: ActionForm): ActionValues {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== (start[name] ?? '')))
}

/** Values of a saved draft; null if it has none of these fields, or equals the start values. */
export function actionValuesOf(kept: unknown, { fields, start }: ActionForm): ActionValues | null {
  if (typeof kept !== 'object' || kept === null) return null
  const names = fields.flatMap(({ apiName }) => [apiName, typedIn(apiName)])
  const own = Object.entries(kept).filter(([name, value]) => names.includes(name) && typeof value === 'string')
  const values: ActionValues = { ...start, ...Object.fromEntries(own) }
  return names.every((name) => (values[name] ?? '') === (start[name] ?? '')) ? null : values
}

/** Target object of a lookup; the first if it has several. */
export const targetOf = ({ targets }: LookupMetadata) => targets[0]
