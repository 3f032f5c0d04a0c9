import { AppError, isDay, isEmail, keyPrefixOf, toRecordId18 } from 'contract'
import sanitizeHtml from 'sanitize-html'
import { isKnownTo } from '../access/known-to.ts'
import type { AppModel, FieldModel } from '../metadata/app-model.ts'
import type { Principal } from '../metadata/principal.ts'
import type { Scalar } from '../metadata/scalar.ts'
import { instantOf } from '../query/instant.ts'

/**
 * Checks a value of a write and converts it to its stored form. An empty text is stored as null.
 *
 * @throws AppError naming the field: `INVALID_VALUE`, `STRING_TOO_LONG`, `INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST`,
 * `INVALID_CROSS_REFERENCE_KEY`.
 *
 * @param writer - whose audience decides which picklist values exist; null is the system.
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
  if (typeof value !== 'string' || value.includes('\0') || !value.isWellFormed()) throw invalid(field)
  switch (field.type) {
    case 'picklist':
      if (field.values?.some((candidate) => candidate.value === value && isKnownTo(writer, candidate))) return value
      throw new AppError(
        'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST',
        { label: field.label, value: value.slice(0, 80) },
        { field: field.apiName },
      )
    case 'lookup':
      return referenceValue(app, field, value)
    case 'date':
      if (!isDay(value)) throw invalid(field)
      return value
    case 'dateTime': {
      const found = /^\d{4}-\d{2}-\d{2}T/.test(value) ? instantOf(value) : null
      if (found === null) throw invalid(field)
      return found
    }
    case 'email':
      if (!isEmail(value)) throw invalid(field)
      return bounded(field, value)
    case 'url':
      if (!isWebAddress(value)) throw invalid(field)
      return bounded(field, value)
    case 'richText':
      return bounded(field, cleanHtml(value))
    default:
      return bounded(field, value)
  }
}

function numberValue(field: FieldModel, value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw invalid(field)
  const scale = field.scale ?? 0
  const whole = 10 ** ((field.precision ?? 18) - scale)
  const scaled = value * 10 ** scale
  if (Math.abs(value) >= whole || Math.abs(scaled - Math.round(scaled)) > 1e-6) throw invalid(field)
  // Rounded as the database would round.
  return Number(value.toFixed(scale))
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

function bounded(field: FieldModel, value: string): string {
  const max = field.length ?? 255
  // PostgreSQL counts characters, JavaScript UTF-16 units.
  if (value.length > max && [...value].length > max) {
    throw new AppError('STRING_TOO_LONG', { label: field.label, max }, { field: field.apiName })
  }
  return value
}

function invalid(field: FieldModel): AppError {
  return new AppError('INVALID_VALUE', { label: field.label }, { field: field.apiName })
}

/** The host is unambiguous: no user info, backslash or invisible character makes a reader see another host than the browser. */
function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^/?#@\\\s\p{C}]+(?:[/?#]|$)/iu.test(value) && URL.canParse(value)
}

/** Safe HTML: text structure, links, images and tables; no script, style, frame or form. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...[
        'h2',
        'h3',
        'h4',
        'p',
        'br',
        'hr',
        'ul',
        'ol',
        'li',
        'blockquote',
        'pre',
        'code',
        'kbd',
        'strong',
        'em',
        'b',
        'i',
      ],
      ...[
        'a',
        'img',
        'figure',
        'figcaption',
        'table',
        'caption',
        'thead',
        'tbody',
        'tr',
        'th',
        'td',
        'dl',
        'dt',
        'dd',
        'sub',
        'sup',
      ],
    ],
    allowedAttributes: {
      a: ['href'],
      img: ['src', 'alt', 'width', 'height'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https'] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
  })
}
