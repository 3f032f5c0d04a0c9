import { exportNoticeVersion, limits } from 'contract'
import type { Problems } from '../../../../forms/outcome.ts'
import { caseFormTexts } from '../../../../parts/cases/case-form-texts.ts'
import { caseTextProblem } from '../../../../parts/cases/case-text-problem.ts'
import { messages } from './messages.ts'

/** The values of the form; the link identifies the guest. */
export type GuestCaseForm = {
  /** The item number of a product. */
  product: string | null
  /** Text typed as product that matches no option. */
  productText: string
  tailOrService: string
  subject: string
  description: string
  impact: string | null
  issueType: string | null
  hasConfirmed: boolean
}

const NUMBER_CHARACTERS = 40

/** Most cases are about a product, so that this issue type is preselected. */
export const emptyGuestCase: GuestCaseForm = {
  product: null,
  productText: '',
  tailOrService: '',
  subject: '',
  description: '',
  impact: null,
  issueType: 'Product',
  hasConfirmed: false,
}

/** Validation before sending. The server validates again. */
function problemsOf(form: GuestCaseForm): Problems<GuestCaseForm> {
  const texts = caseFormTexts
  const { subject, description } = texts
  return {
    product: form.productText === '' ? undefined : texts.chooseFromList,
    tailOrService:
      form.tailOrService.trim().length > NUMBER_CHARACTERS
        ? texts.tooLong(texts.aircraft, NUMBER_CHARACTERS)
        : undefined,
    subject: caseTextProblem(form.subject, texts.missing.subject, subject, limits.subjectCharacters),
    description: caseTextProblem(
      form.description,
      texts.missing.description,
      description,
      limits.descriptionCharacters,
    ),
    impact: form.impact === null ? texts.missing.impact : undefined,
    issueType: form.issueType === null ? texts.missing.issueType : undefined,
    hasConfirmed: form.hasConfirmed ? undefined : messages.form.confirmMissing,
  }
}

/** The form, with its fields in the order of display. */
export const guestCaseForm = {
  id: 'guest-case',
  fields: ['product', 'tailOrService', 'subject', 'description', 'impact', 'issueType', 'hasConfirmed'],
  fieldOf: {
    itemNumber: 'product',
    tailOrService: 'tailOrService',
    subject: 'subject',
    Subject: 'subject',
    description: 'description',
    Description: 'description',
    impact: 'impact',
    Impact__c: 'impact',
    issueType: 'issueType',
    IssueType__c: 'issueType',
    confirmedNotice: 'hasConfirmed',
  },
  problemsOf,
  texts: messages.form.failures,
} as const

/** The request parameters; the link proves the address. */
export function guestCaseOf(
  { product, tailOrService, subject, description, impact, issueType }: GuestCaseForm,
  token: string,
) {
  return {
    token,
    subject: subject.trim(),
    description: description.trim(),
    impact: impact ?? '',
    issueType: issueType ?? '',
    ...(product === null ? {} : { itemNumber: product }),
    ...(tailOrService.trim() === '' ? {} : { tailOrService: tailOrService.trim() }),
    confirmedNotice: exportNoticeVersion,
  }
}

/** Reads a stored draft; null when it is invalid or empty. The notice must be confirmed again. */
export function guestCaseOfDraft(draft: unknown): GuestCaseForm | null {
  if (typeof draft !== 'object' || draft === null) return null
  const kept = draft as Record<string, unknown>
  const text = (name: string): string => (typeof kept[name] === 'string' ? kept[name] : '')
  const choice = (name: string): string | null => (typeof kept[name] === 'string' ? kept[name] : null)
  const form: GuestCaseForm = {
    product: choice('product'),
    productText: text('productText'),
    tailOrService: text('tailOrService'),
    subject: text('subject'),
    description: text('description'),
    impact: choice('impact'),
    issueType: choice('issueType'),
    hasConfirmed: kept.hasConfirmed === true,
  }
  const { productText, tailOrService, subject, description, impact, product } = form
  const isEmpty = [productText, tailOrService, subject, description].every((typed) => typed === '')
  return isEmpty && impact === null && product === null ? null : form
}
