import { keyPrefixOf, limits } from 'contract'
import type { Problems } from '../../../../forms/outcome.ts'
import { type ActionValues, actionProblems, postedValues, sentFields } from '../../../../parts/actions/action-form.ts'
import { caseTextProblem } from '../../../../parts/cases/case-text-problem.ts'
import { isAsked, type OwnFormField, type OwnName } from '../../../../parts/own-fields/own-fields.ts'
import { type Creates, keyPrefixes, type Picklists } from '../../../../records/record-types.ts'
import { type CaseChoices, valueLabelled } from './case-choices.ts'
import { messages } from './messages.ts'

/** The values of the form. A field that is undefined has not been touched, and the address may prefill it. */
export type CaseForm = {
  /** The id of the contact for whom an agent opens the case; undefined for customers, who open it for themselves. */
  contact?: string | null
  contactText?: string
  /** How the contact asked: by phone, or by e-mail. */
  origin?: string
  /** The id of a product. */
  product?: string | null
  /** The id of an aircraft or a service. */
  concerns?: string | null
  /** Text typed as product, aircraft or service that matches no option. */
  productText: string
  concernsText: string
  subject?: string
  description?: string
  impact: string | null
  issueType: string | null
  /** The number of a data cycle, or '' for none; undefined until touched. Sent for cases about data only. */
  airacCycle?: string
  /** The values of own fields, as text. Text typed into a lookup is kept under `typedIn`. */
  [own: OwnName | `${string}__c typed`]: string
}

/** In the order of display. */
const fieldNames = [
  'contact',
  'origin',
  'product',
  'concerns',
  'subject',
  'description',
  'impact',
  'issueType',
  'airacCycle',
] as const

/** Most cases are about a product, so that this issue type is preselected. */
export const emptyForm: CaseForm = {
  productText: '',
  concernsText: '',
  impact: null,
  issueType: 'Product',
}

/** Form fields by the case field of a server error. */
const fieldOfCase: Readonly<Record<string, (typeof fieldNames)[number]>> = {
  ContactId: 'contact',
  Origin: 'origin',
  ProductId__c: 'product',
  AircraftId__c: 'concerns',
  SubscriptionId__c: 'concerns',
  Subject: 'subject',
  Description: 'description',
  Impact__c: 'impact',
  IssueType__c: 'issueType',
  AiracCycle__c: 'airacCycle',
}

/** Validation before sending, including products for which no case can be opened. The server validates again. */
export function problemsOf(
  {
    contact,
    product,
    concerns,
    productText,
    concernsText,
    subject = '',
    description = '',
    impact,
    issueType,
  }: CaseForm,
  refusalOf: CaseChoices['refusalOf'] = () => undefined,
): Problems<CaseForm> {
  const { missing, chooseFromList } = messages
  return {
    contact: contact === null ? missing.contact : undefined,
    product: productText === '' ? refusalOf(product) : chooseFromList,
    concerns: concernsText === '' ? refusalOf(concerns) : chooseFromList,
    subject: caseTextProblem(subject, missing.subject, messages.subject, limits.subjectCharacters),
    description: caseTextProblem(description, missing.description, messages.description, limits.descriptionCharacters),
    impact: impact === null ? missing.impact : undefined,
    issueType: issueType === null ? missing.issueType : undefined,
  }
}

/** The case form with own fields, used by the screen and by the POST handler. */
export const caseFormWith = (own: readonly OwnFormField[], refusalOf?: CaseChoices['refusalOf']) => ({
  id: 'case',
  fields: [...fieldNames, ...own.map(({ apiName }) => apiName)],
  problemsOf: (values: CaseForm): Problems<CaseForm> => ({
    ...problemsOf(values, refusalOf),
    ...actionProblems(askedOf(own, values), values as unknown as ActionValues),
  }),
  fieldOf: { ...fieldOfCase, ...Object.fromEntries(own.map(({ apiName }) => [apiName, apiName])) },
  texts: messages.failures,
})

const askedOf = (own: readonly OwnFormField[], values: CaseForm): OwnFormField[] =>
  own.filter((field) => isAsked(field, values))

/** Adopts text typed before hydration: a picklist takes the option whose label was typed in full, else keeps the text. */
export function typedInForm(
  field: string,
  typed: string,
  { products, concerns }: Pick<CaseChoices, 'products' | 'concerns'>,
): Partial<CaseForm> {
  if (field === 'product') {
    const value = valueLabelled(products, typed)
    return { product: value, productText: value === null ? typed : '' }
  }
  if (field === 'contact') return { contact: typed === '' ? null : typed }
  if (field === 'concerns') {
    const value = valueLabelled(concerns, typed)
    return { concerns: value, concernsText: value === null ? typed : '' }
  }
  return { [field]: typed }
}

/** Builds the form from posted controls: an empty picklist has no value, and prefilling is over. */
export function formOfTyped(
  typed: Readonly<Record<string, string>>,
  choices: Pick<CaseChoices, 'products' | 'concerns'>,
  own: readonly OwnFormField[] = [],
): CaseForm {
  const parts = fieldNames.flatMap((name) =>
    typed[name] === undefined ? [] : [typedInForm(name, typed[name], choices)],
  )
  return Object.assign(
    { ...emptyForm, product: null, concerns: null },
    postedValues({ fields: own, start: {} }, typed),
    ...parts,
  )
}

type Impact = Picklists['Case']['Impact__c']
type Origin = Picklists['Case']['Origin']
type IssueType = Picklists['Case']['IssueType__c']

/** The fields of the new case. Impact and issue type are values from the server, which rejects any other. */
export function caseFieldsOf(form: CaseForm, own: readonly OwnFormField[] = []): Creates['Case'] {
  const { contact, origin = 'Phone', subject = '', description = '', impact, issueType, product, concerns } = form
  const { airacCycle } = form
  return {
    ...sentFields({ isChange: false, fields: askedOf(own, form), start: {} }, form as unknown as ActionValues),
    Subject: subject.trim(),
    Description: description.trim(),
    Impact__c: impact as Impact,
    IssueType__c: issueType as IssueType,
    ...(contact ? { ContactId: contact, Origin: origin as Origin } : {}),
    ...(product ? { ProductId__c: product } : {}),
    ...(concerns ? { [isService(concerns) ? 'SubscriptionId__c' : 'AircraftId__c']: concerns } : {}),
    ...(issueType === 'Data' && airacCycle ? { AiracCycle__c: airacCycle } : {}),
  }
}

const isService = (concerns: string): boolean => keyPrefixOf(concerns) === keyPrefixes.Subscription__c

/** Reads a stored draft; null when it is invalid or empty. */
export function formOfDraft(draft: unknown): CaseForm | null {
  if (typeof draft !== 'object' || draft === null) return null
  const kept = draft as Record<string, unknown>
  const text = (name: string): string => (typeof kept[name] === 'string' ? kept[name] : '')
  const choice = (name: string): string | null => (typeof kept[name] === 'string' ? kept[name] : null)
  const ofOwnFields = Object.entries(kept).filter(
    ([name, value]) => /__c(?: typed)?$/.test(name) && typeof value === 'string',
  )
  const form: CaseForm = {
    ...Object.fromEntries(ofOwnFields),
    ...(kept.product === undefined ? {} : { product: choice('product') }),
    ...(kept.concerns === undefined ? {} : { concerns: choice('concerns') }),
    productText: text('productText'),
    concernsText: text('concernsText'),
    ...(kept.subject === undefined ? {} : { subject: text('subject') }),
    ...(kept.description === undefined ? {} : { description: text('description') }),
    impact: choice('impact'),
    issueType: choice('issueType'),
    ...(typeof kept.airacCycle === 'string' ? { airacCycle: kept.airacCycle } : {}),
  }
  const texts = [form.productText, form.concernsText, form.subject ?? '', form.description ?? '']
  return texts.every((typed) => typed === '') && form.impact === null ? null : form
}
