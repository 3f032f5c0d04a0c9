import { type AppError, errorText, escapeMarkup, type RefusedField } from 'contract'
import { type TSchema, Type } from 'typebox'

/** `list` for reads of the UI service, `write` for its writes, `problem` (RFC 9457) for the other routes, `page` for forms that a browser
 * sends without JavaScript. */
export type ErrorStyle = 'list' | 'write' | 'problem' | 'page'

export type ErrorAnswer = {
  status: number
  contentType: string
  headers: Readonly<Record<string, string>>
  body: unknown
}

/**
 * Formats an error in the style of its route. The body holds only the code, the text and the field of the error, and the
 * rules that a password violates.
 */
export function errorAnswer(error: AppError, style: ErrorStyle): ErrorAnswer {
  return {
    status: error.status,
    contentType: `${errorBodies[style].mediaType}; charset=utf-8`,
    headers: headersOf(error),
    body: bodyOf(error, style),
  }
}

const entrySchema = Type.Object({
  constituentField: Type.Null(),
  duplicateRecordError: Type.Union([Type.Object({}), Type.Null()]),
  errorCode: Type.String(),
  field: Type.Union([Type.String(), Type.Null()]),
  fieldLabel: Type.Union([Type.String(), Type.Null()]),
  message: Type.String(),
})

/** The bodies of error answers, with their names in the OpenAPI document. */
export const errorBodies: Readonly<Record<ErrorStyle, { name: string; mediaType: string; schema: TSchema }>> = {
  list: {
    name: 'ErrorList',
    mediaType: 'application/json',
    schema: Type.Array(Type.Object({ errorCode: Type.String(), message: Type.String() })),
  },
  write: {
    name: 'WriteError',
    mediaType: 'application/json',
    schema: Type.Object({
      message: Type.String(),
      statusCode: Type.Integer(),
      enhancedErrorType: Type.String(),
      output: Type.Object({
        errors: Type.Array(entrySchema),
        fieldErrors: Type.Record(Type.String(), Type.Array(entrySchema)),
      }),
    }),
  },
  problem: {
    name: 'Problem',
    mediaType: 'application/problem+json',
    schema: Type.Object({
      type: Type.String(),
      title: Type.String(),
      status: Type.Integer(),
      code: Type.String(),
      field: Type.Optional(Type.String()),
      rules: Type.Optional(Type.Array(Type.String(), { description: 'The rules that a refused password breaks.' })),
    }),
  },
  page: { name: 'ErrorPage', mediaType: 'text/html', schema: Type.String() },
}

function bodyOf(error: AppError, style: ErrorStyle): unknown {
  const { code, message, field = null, status } = error
  if (style === 'problem') {
    const rules = typeof error.facts.rules === 'string' ? { rules: error.facts.rules.split(' ') } : {}
    return { type: 'about:blank', title: message, status, code, ...(field === null ? {} : { field }), ...rules }
  }
  if (style === 'page') return errorPage(message)
  // A 404 has the same form for reads and writes.
  if (style === 'list' || status === 404) return [{ errorCode: code, message }]
  return {
    message,
    statusCode: status,
    enhancedErrorType: status < 500 ? 'RecordError' : 'GenericError',
    output: {
      errors: error.fields.length > 0 ? [] : [entryOf(error, message)],
      fieldErrors: Object.fromEntries(error.fields.map((refused) => [refused.apiName, [fieldEntryOf(error, refused)]])),
    },
  }
}

const entryOf = ({ code, matchResults }: AppError, message: string) => ({
  constituentField: null,
  duplicateRecordError: matchResults === undefined ? null : { matchResults },
  errorCode: code,
  field: null as string | null,
  fieldLabel: null as string | null,
  message,
})

/** The entry of one field; its message names only this field, even if several are invalid. */
function fieldEntryOf(error: AppError, { apiName, label = apiName }: RefusedField) {
  const message =
    error.fields.length > 1 ? errorText(error.code, { ...error.facts, fields: label, label }) : error.message
  return { ...entryOf(error, message), field: apiName, fieldLabel: label }
}

/** The page after a rejected form. Going back in the browser shows the form as it was filled in. */
function errorPage(message: string): string {
  const text = escapeMarkup(message)
  return `<!doctype html><html lang="en-US"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title><h1>${text}</h1><p>${escapeMarkup(messages.goBack)}</p>`
}

function headersOf({ status, facts }: AppError): Record<string, string> {
  if (status === 405 && typeof facts.allow === 'string') return { allow: facts.allow }
  if (status === 429) return { 'retry-after': String(facts.seconds ?? 1) }
  return status === 503 ? { 'retry-after': '1' } : {}
}

/** Texts of the page after a rejected form. */
const messages = {
  goBack: 'Go back to the page to find what you typed.',
} as const
