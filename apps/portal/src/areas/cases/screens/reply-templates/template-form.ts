import { limits } from 'contract'
import type { Problems, Refusal } from '../../../../forms/outcome.ts'
import { textProblem } from '../../../../forms/text-problem.ts'
import { textOf } from '../../../../records/field-values.ts'
import { isRefused } from '../../../../records/is-refused.ts'
import { messages } from './messages.ts'
import type { TemplateRecord } from './page.ts'

export type TemplateForm = {
  name: string
  body: string
  isActive: boolean
  /** The version being edited, for conflict detection; '' for a new template. */
  version: string
}

export const emptyTemplate: TemplateForm = { name: '', body: '', isActive: true, version: '' }

export const formOf = ({ fields, weakEtag }: TemplateRecord): TemplateForm => ({
  name: textOf(fields.Name),
  body: textOf(fields.Body__c),
  isActive: fields.IsActive__c.value === true,
  version: String(weakEtag),
})

const MOST_OF_NAME = 80

/** The template form, used by the screen and by the POST handler. */
export const templateForm = {
  id: 'reply-template',
  fields: ['name', 'body'],
  fieldOf: { Name: 'name', Body__c: 'body' },
  texts: messages.failures,
  problemsOf: ({ name, body }: TemplateForm): Problems<TemplateForm> => ({
    name: textProblem(name, messages.name, MOST_OF_NAME),
    body: textProblem(body, messages.text, limits.commentCharacters),
  }),
} as const

/** The record fields of the form. */
export const fieldsOf = ({ name, body, isActive }: TemplateForm) => ({
  Name: name.trim(),
  Body__c: body.trim(),
  IsActive__c: isActive,
})

/** The version for the conflict check of the server. */
export function versionIn({ version }: TemplateForm): { ifMatch?: number } {
  return /^\d{1,15}$/.test(version) ? { ifMatch: Number(version) } : {}
}

const PRECONDITION_FAILED = 412

/** Reports that another agent changed the template since it was opened. @throws any other error. */
export function refusalOfOldVersion(error: unknown): Refusal<TemplateForm> {
  if (isRefused(error) && error.status === PRECONDITION_FAILED) return { failure: [messages.changedElsewhere] }
  throw error
}
