import { isBlank, limits } from 'contract'
import type { Problems } from '../../../../forms/outcome.ts'
import { messages } from './messages.ts'

/** The reason, and a non-empty value per selected service id: its number, or `on`. */
export type ResetForm = { reason: string; [serviceId: string]: string }

/** Name of the draft. */
export const DRAFT = 'reset'

export const emptyReset: ResetForm = { reason: '' }

/** The ids of the services that are selected. */
export const selectedIn = (form: ResetForm): string[] =>
  Object.keys(form).filter((name) => name !== 'reason' && form[name] !== '')

/** The reset form, used by the screen and by the POST handler. */
export const resetForm = {
  id: 'reset',
  fields: ['services', 'reason'],
  fieldOf: { serviceIds: 'services', reason: 'reason' },
  problemsOf: (form: ResetForm): Problems<ResetForm> => ({
    services: servicesProblem(selectedIn(form).length),
    reason: reasonProblem(form.reason.trim()),
  }),
} as const

/** Reads a stored draft; null when it is invalid or empty. */
export function resetOfDraft(draft: unknown): ResetForm | null {
  if (typeof draft !== 'object' || draft === null) return null
  const texts = Object.entries(draft).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const form = { ...emptyReset, ...Object.fromEntries(texts) }
  return form.reason === '' && selectedIn(form).length === 0 ? null : form
}

/** The request parameters. */
export const requestOf = (form: ResetForm) => ({ serviceIds: selectedIn(form).sort(), reason: form.reason.trim() })

function servicesProblem(count: number): string | undefined {
  if (count === 0) return messages.selectServices
  return count > limits.servicesPerReset ? messages.tooManyServices : undefined
}

function reasonProblem(reason: string): string | undefined {
  if (isBlank(reason)) return messages.enterReason
  return [...reason].length > limits.resetReasonCharacters ? messages.reasonTooLong : undefined
}
