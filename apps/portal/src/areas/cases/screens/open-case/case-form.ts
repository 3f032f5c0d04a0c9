import { keyPrefixOf, limits } from 'contract'
import { type Creates, keyPrefixes, type Picklists } from '../../../../records/record-types.ts'
import { messages } from './messages.ts'

/** What somebody fills in. `product` and `concerns` are undefined until they are touched: then the address may prefill them. */
export type CaseForm = {
  /** The id of a product. */
  product?: string | null
  /** The id of an aircraft or a service. */
  concerns?: string | null
  /** What is typed as product, or as aircraft or service, and is none that can be chosen. */
  productText: string
  concernsText: string
  subject: string
  description: string
  impact: string | null
  issueType: string | null
}

/** The fields in the order they are shown. */
export const fieldNames = ['product', 'concerns', 'subject', 'description', 'impact', 'issueType'] as const

export type FieldName = (typeof fieldNames)[number]

export type FieldProblems = Partial<Record<FieldName, string>>

/** Most cases are about a product; the issue type starts with that. */
export const emptyForm: CaseForm = {
  productText: '',
  concernsText: '',
  subject: '',
  description: '',
  impact: null,
  issueType: 'Product',
}

/** The form's fields by the fields of a case that the server may refuse. */
const fieldOfCase: Readonly<Record<string, FieldName>> = {
  ProductId__c: 'product',
  AircraftId__c: 'concerns',
  SubscriptionId__c: 'concerns',
  Subject: 'subject',
  Description: 'description',
  Impact__c: 'impact',
  IssueType__c: 'issueType',
}

/** What must be mended before the form is sent. The server decides again. */
export function problemsOf(form: CaseForm): FieldProblems {
  const problems: FieldProblems = {}
  const { missing, tooLong, chooseFromList } = messages
  if (form.productText !== '') problems.product = chooseFromList
  if (form.concernsText !== '') problems.concerns = chooseFromList
  if (form.subject.trim() === '') problems.subject = missing.subject
  else if ([...form.subject].length > limits.subjectCharacters) {
    problems.subject = tooLong(messages.subject, limits.subjectCharacters)
  }
  if (form.description.trim() === '') problems.description = missing.description
  else if ([...form.description].length > limits.descriptionCharacters) {
    problems.description = tooLong(messages.description, limits.descriptionCharacters)
  }
  if (form.impact === null) problems.impact = missing.impact
  if (form.issueType === null) problems.issueType = missing.issueType
  return problems
}

/** What the server said about fields, at the fields of the form; the rest is about the whole. */
export function problemsBy(errors: readonly { field?: string; message: string }[]): {
  fields: FieldProblems
  whole: string[]
} {
  const fields: FieldProblems = {}
  const whole: string[] = []
  for (const { field, message } of errors) {
    const name = field === undefined ? undefined : fieldOfCase[field]
    if (name) fields[name] ??= message
    else whole.push(message)
  }
  return { fields, whole }
}

type Impact = Picklists['Case']['Impact__c']
type IssueType = Picklists['Case']['IssueType__c']

/** The fields of the new case. Impact and issue type are values that the server offered; it refuses any other. */
export function caseFieldsOf({
  subject,
  description,
  impact,
  issueType,
  product,
  concerns,
}: CaseForm): Creates['Case'] {
  return {
    Subject: subject.trim(),
    Description: description.trim(),
    Impact__c: impact as Impact,
    IssueType__c: issueType as IssueType,
    ...(product ? { ProductId__c: product } : {}),
    ...(concerns ? { [isService(concerns) ? 'SubscriptionId__c' : 'AircraftId__c']: concerns } : {}),
  }
}

const isService = (concerns: string): boolean => keyPrefixOf(concerns) === keyPrefixes.Subscription__c

/** Reads a form that was kept as a draft; null when it is not one, or says nothing. */
export function formOfDraft(draft: unknown): CaseForm | null {
  if (typeof draft !== 'object' || draft === null) return null
  const kept = draft as Record<string, unknown>
  const text = (name: string): string => (typeof kept[name] === 'string' ? kept[name] : '')
  const choice = (name: string): string | null => (typeof kept[name] === 'string' ? kept[name] : null)
  const form: CaseForm = {
    ...(kept.product === undefined ? {} : { product: choice('product') }),
    ...(kept.concerns === undefined ? {} : { concerns: choice('concerns') }),
    productText: text('productText'),
    concernsText: text('concernsText'),
    subject: text('subject'),
    description: text('description'),
    impact: choice('impact'),
    issueType: choice('issueType'),
  }
  const texts = [form.productText, form.concernsText, form.subject, form.description]
  return texts.every((typed) => typed === '') && form.impact === null ? null : form
}
