import { isBlank } from 'contract'
import { messages } from './messages.ts'

/** The problem of a required text; undefined for a valid one. @param most - the maximum length in characters. */
export function textProblem(text: string, label: string, most: number): string | undefined {
  if (isBlank(text)) return messages.missing(label)
  return [...text].length > most ? messages.tooLong(label, most) : undefined
}
