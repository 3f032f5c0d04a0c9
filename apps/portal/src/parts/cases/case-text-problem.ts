import { caseFormTexts } from './case-form-texts.ts'

/** What is wrong with a required text of a case; undefined when it can be sent. */
export function caseTextProblem(text: string, missing: string, label: string, most: number): string | undefined {
  if (text.trim() === '') return missing
  return [...text].length > most ? caseFormTexts.tooLong(label, most) : undefined
}
