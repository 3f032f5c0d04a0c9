import { isBlank } from 'contract'
import { caseFormTexts } from './case-form-texts.ts'

/** Validation error of a required text of a case; undefined if it is valid. */
export function caseTextProblem(text: string, missing: string, label: string, most: number): string | undefined {
  if (isBlank(text)) return missing
  return [...text].length > most ? caseFormTexts.tooLong(label, most) : undefined
}
