import { alertKinds, isAiracCycleNumber } from 'contract'
import type { Problems, Refusal } from '../../../forms/outcome.ts'
import { textProblem } from '../../../forms/text-problem.ts'
import { textOf } from '../../../records/field-values.ts'
import { isRefused } from '../../../records/is-refused.ts'
import type { AlertRecord } from '../reads.ts'
import { editorMessages as messages } from './editor-messages.ts'

export type AlertForm = {
  productId: string
  kind: string
  severity: string
  title: string
  body: string
  cycle: string
  needsConfirmation: boolean
  /** The version being edited, for conflict detection; '' for a new alert. */
  version: string
  /** The question shown before publishing, and the question that the author confirmed: see `questionOf`. */
  asked: string
  confirmed: string
}

export const emptyAlert: AlertForm = {
  productId: '',
  kind: '',
  severity: 'Information',
  title: '',
  body: '',
  cycle: '',
  needsConfirmation: false,
  version: '',
  asked: '',
  confirmed: '',
}

export const formOf = ({ fields, weakEtag }: AlertRecord): AlertForm => ({
  productId: fields.ProductId__c.value ?? '',
  kind: fields.Kind__c.value ?? '',
  severity: fields.Severity__c.value ?? emptyAlert.severity,
  title: textOf(fields.Title__c),
  body: fields.Body__c.value ?? '',
  cycle: textOf(fields.AiracCycle__c),
  needsConfirmation: fields.NeedsConfirmation__c.value === true,
  version: String(weakEtag),
  asked: '',
  confirmed: '',
})

/** What decides who is notified and how urgently: after a change of it the author confirms again. */
export const questionOf = ({ productId, kind, severity }: AlertForm): string => [productId, kind, severity].join(' ')

const MOST_OF_TITLE = 255
const MOST_OF_TEXT = 8_000

/** The form of an alert, used by the screens and by the POST handlers. */
export const alertForm = {
  id: 'product-alert',
  fields: ['productId', 'kind', 'severity', 'title', 'body', 'cycle'],
  fieldOf: {
    ProductId__c: 'productId',
    Kind__c: 'kind',
    Severity__c: 'severity',
    Title__c: 'title',
    Body__c: 'body',
    AiracCycle__c: 'cycle',
  },
  texts: messages.failures,
  problemsOf: ({ productId, kind, title, body, cycle }: AlertForm): Problems<AlertForm> => ({
    productId: productId === '' ? messages.choose(messages.product) : undefined,
    kind: alertKinds.some((known) => known === kind) ? undefined : messages.choose(messages.kind),
    title: textProblem(title, messages.title, MOST_OF_TITLE),
    body: textProblem(body, messages.text, MOST_OF_TEXT),
    cycle: cycle.trim() === '' || isAiracCycleNumber(cycle.trim()) ? undefined : messages.cycleWrong,
  }),
} as const

/** Builds the form from posted controls: an unticked box is missing there. */
export const formOfTyped = ({ needsConfirmation, ...typed }: Readonly<Record<string, string>>): AlertForm => ({
  ...emptyAlert,
  ...typed,
  needsConfirmation: needsConfirmation !== undefined,
})

/** The record fields of the form. */
export const fieldsOf = ({ productId, kind, severity, title, body, cycle, needsConfirmation }: AlertForm) => ({
  ProductId__c: productId,
  Kind__c: alertKinds.find((known) => known === kind) ?? 'Service notice',
  Severity__c: messages.severities.find((known) => known === severity) ?? 'Information',
  Title__c: title.trim(),
  Body__c: body.trim(),
  AiracCycle__c: cycle.trim() === '' ? null : cycle.trim(),
  NeedsConfirmation__c: needsConfirmation,
})

/** Reads a stored draft; null when it is invalid or equal to `saved`. */
export function formOfDraft(draft: unknown, saved: AlertForm): AlertForm | null {
  if (typeof draft !== 'object' || draft === null) return null
  const kept = draft as Record<string, unknown>
  const all = Object.keys(emptyAlert) as (keyof AlertForm)[]
  // Confirmations are not restored from a draft.
  const names = all.filter((name) => name !== 'asked' && name !== 'confirmed')
  const values = names.map((name) => [name, typeof kept[name] === typeof saved[name] ? kept[name] : saved[name]])
  const form: AlertForm = { ...emptyAlert, ...Object.fromEntries(values) }
  return names.every((name) => name === 'version' || form[name] === saved[name]) ? null : form
}

/** The version for the conflict check of the server. */
export function versionIn({ version }: AlertForm): { ifMatch?: number } {
  return /^\d{1,16}$/.test(version) ? { ifMatch: Number(version) } : {}
}

const PRECONDITION_FAILED = 412

/** Reports that another author changed the alert since it was opened. @throws any other error. */
export function refusalOfOldVersion(error: unknown): Refusal<AlertForm> {
  if (isRefused(error) && error.status === PRECONDITION_FAILED) return { failure: [messages.changedElsewhere] }
  throw error
}
