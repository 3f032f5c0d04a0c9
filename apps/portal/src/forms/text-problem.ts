import { isBlank } from 'contract'
import { messages } from './messages.ts'

/** What is wrong with a text that has to be given; undefined for nothing. @param most - as many characters as it may have. */
export function textProblem(text: string, label: string, most: number): string | undefined {
  if (isBlank(text)) return messages.missing(label)
  return [...text].length > most ? messages.tooLong(label, most) : undefined
}
