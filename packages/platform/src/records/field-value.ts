import { AppError, cleanEmail, isDay, isDeliverable, keyPrefixOf, toRecordId18 } from 'contract'
import { isKnownTo } from '../access/known-to.ts'
import type { AppModel, FieldModel } from '../metadata/app-model.ts'
import type { PicklistValueDefinition } from '../metadata/field.ts'
import type { Principal } from '../metadata/principal.ts'
import type { Scalar } from '../metadata/scalar.ts'
import { instantOf } from '../query/instant.ts'
import { cleanHtml } from './clean-html.ts'

/**
 * Checks a value of a write and converts it to its stored form. An empty text is stored as null.
 *
 * @throws AppError naming the field: `INVALID_VALUE`, `STRING_TOO_LONG`, `MARKUP_TOO_COMPLICATED`,
 * `INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST`, `INVALID_CROSS_REFERENCE_KEY`.
 *
 * @param writer - the writer, whose audience decides which picklist values exist; null is the system.
 */
export function fieldValue(app: AppModel, field: FieldModel, value: unknown, writer: Principal | null = null): Scalar {
  if (value === null || value === '') return field.type === 'checkbox' ? false : null
  switch (field.type) {
    case 'number':
    case 'currency':
    case 'percent':
      return numberValue(field, value)
    case 'checkbox':
      if (typeof value !== 'boolean') throw invalid(field)
      return value
    default:
      return textValue(app, field, value, writer)
  }
}

function textValue(app: AppModel, field: FieldModel, value: unknown, writer: Principal | null): Scalar {
  if (typeof value !== 'string') throw invalid(field)
  // Checked first, because processing a longer text could be expensive.
  if (isFreeText(field)) refuseLonger(field, value)
  if (value.includes('\0') || !value.isWellFormed()) throw invalid(field)
  switch (field.type) {
    case 'picklist':
      return pickedValue(field, value, writer).value
    case 'multiPicklist':
      return severalValues(field, value, writer)
    case 'lookup':
      return referenceValue(app, field, value)
    case 'date':
      if (!isDay(value)) throw invalid(field)
      return value
    case 'dateTime': {
      const instant = /^\d{4}-\d{2}-\d{2}T/.test(value) ? instantOf(value) : null
      if (instant === null) throw invalid(field)
      return instant
    }
    case 'email': {
      const email = cleanEmail(value)
      if (!isDeliverable(email)) throw invalid(field)
      return email
    }
    case 'url':
      if (!isWebAddress(value)) throw invalid(field)
      return value
    case 'richText':
      return richTextValue(field, withoutControls(value))
    default:
      return withoutControls(value) || null
  }
}

const isOffered = (writer: Principal | null, value: PicklistValueDefinition): boolean =>
  writer === null || (isKnownTo(writer, value) && value.retired !== true)

/**
 * Normalises the line breaks of word processors. Other control characters are removed: they are invisible, and JSON writes each as six
 * characters.
 */
function withoutControls(text: string): string {
  return text.replaceAll(/[\v\f]/g, '\n').replaceAll(CONTROLS, '')
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove.
const CONTROLS = /[\u0001-\u0008\u000e-\u001f\u007f]/g

function numberValue(field: FieldModel, value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw invalid(field)
  const scale = field.scale ?? 0
  const whole = 10 ** ((field.precision ?? 18) - scale)
  const scaled = value * 10 ** scale
  if (Math.abs(value) >= whole || Math.abs(scaled - Math.round(scaled)) > 1e-6) throw invalid(field)
  // Rounds as the database does.
  return Number(value.toFixed(scale))
}

function pickedValue(field: FieldModel, value: string, writer: Principal | null): PicklistValueDefinition {
  const known = field.values?.find((candidate) => candidate.value === value && isOffered(writer, candidate))
  if (known) return known
  throw new AppError(
    'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST',
    { label: field.label, value: value.slice(0, 80) },
    { field: field.apiName },
  )
}

/** The values in the order of the list, each once. */
function severalValues(field: FieldModel, value: string, writer: Principal | null): string | null {
  refuseLonger(field, value)
  const picked = new Set(
    value
      .split(';')
      .filter((part) => part !== '')
      .map((part) => pickedValue(field, part, writer)),
  )
  const inOrder = (field.values ?? []).filter((candidate) => picked.has(candidate))
  return inOrder.map((candidate) => candidate.value).join(';') || null
}

function referenceValue(app: AppModel, field: FieldModel, value: string): string {
  const id = toRecordId18(value)
  const target = id === null ? undefined : app.objectByPrefix(keyPrefixOf(id))
  if (id === null || !target || !field.to?.includes(target.apiName)) throw unknownReference(field)
  return id
}

export function unknownReference(field: FieldModel): AppError {
  return new AppError('INVALID_CROSS_REFERENCE_KEY', { label: field.label }, { field: field.apiName })
}

/** Checked again, because escaping may have made the text longer. */
function richTextValue(field: FieldModel, value: string): string {
  const cleaned = cleanHtml(value)
  if (cleaned === null) throw new AppError('MARKUP_TOO_COMPLICATED', { label: field.label }, { field: field.apiName })
  refuseLonger(field, cleaned)
  return cleaned
}

/** Whether a field contains free text, whose length is limited. Other types have a fixed set of values or a fixed form. */
const isFreeText = ({ type }: FieldModel): boolean =>
  !['picklist', 'multiPicklist', 'lookup', 'date', 'dateTime'].includes(type)

/** PostgreSQL counts code points, JavaScript UTF-16 units: one or two per code point. */
function refuseLonger(field: FieldModel, value: string): void {
  const max = field.length ?? 255
  if (value.length <= max || (value.length <= 2 * max && [...value].length <= max)) return
  throw new AppError('STRING_TOO_LONG', { label: field.label, max }, { field: field.apiName })
}

function invalid(field: FieldModel): AppError {
  return new AppError('INVALID_VALUE', { label: field.label }, { field: field.apiName })
}

/**
 * Accepts https URLs with an unambiguous host: without user info, backslashes and invisible characters, which could show the reader another
 * host than the browser opens.
 */
function isWebAddress(value: string): boolean {
  return /^https:\/\/[^/?#@\\\s\p{C}]+(?:[/?#]|$)/iu.test(value) && URL.canParse(value)
}
