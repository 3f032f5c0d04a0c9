import { alertKinds } from 'contract'
import type { Problems } from '../../../../forms/outcome.ts'
import { textProblem } from '../../../../forms/text-problem.ts'
import { messages } from './messages.ts'

export type AlertForm = {
  productId: string
  kind: string
  severity: string
  title: string
  body: string
  cycle: string
  needsConfirmation: boolean
}

export const emptyAlert: AlertForm = {
  productId: '',
  kind: '',
  severity: 'Information',
  title: '',
  body: '',
  cycle: '',
  needsConfirmation: false,
}

const MOST_OF_TITLE = 255
const MOST_OF_TEXT = 8_000

/** The form of a new alert, wherever it is sent from. */
export const alertForm = {
  id: 'product-alert',
  fields: ['productId', 'kind', 'severity', 'title', 'body', 'cycle'],
  fieldOf: { ProductId__c: 'productId', Kind__c: 'kind', Title__c: 'title', Body__c: 'body', AiracCycle__c: 'cycle' },
  texts: messages.failures,
  problemsOf: ({ productId, kind, title, body, cycle }: AlertForm): Problems<AlertForm> => ({
    productId: productId === '' ? messages.choose(messages.product) : undefined,
    kind: alertKinds.some((one) => one === kind) ? undefined : messages.choose(messages.kind),
    title: textProblem(title, messages.title, MOST_OF_TITLE),
    body: textProblem(body, messages.text, MOST_OF_TEXT),
    cycle: cycle.trim() === '' || /^\d{4}$/.test(cycle.trim()) ? undefined : messages.cycleWrong,
  }),
} as const

/** The fields as the server takes them. */
export const fieldsOf = ({ productId, kind, severity, title, body, cycle, needsConfirmation }: AlertForm) => ({
  ProductId__c: productId,
  Kind__c: alertKinds.find((one) => one === kind) ?? 'Service notice',
  Severity__c: messages.severities.find((one) => one === severity) ?? 'Information',
  Title__c: title.trim(),
  Body__c: body.trim(),
  AiracCycle__c: cycle.trim() === '' ? null : cycle.trim(),
  NeedsConfirmation__c: needsConfirmation,
})
