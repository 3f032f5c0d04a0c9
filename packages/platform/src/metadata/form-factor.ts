import { AppError } from 'contract'

const formFactors = ['Large', 'Medium', 'Small'] as const
export type FormFactor = (typeof formFactors)[number]

/** The size of the caller's screen; absent means `Large`. @throws AppError `ILLEGAL_QUERY_PARAMETER_VALUE`. */
export function formFactorOf(text: string | undefined): FormFactor {
  const match = formFactors.find((candidate) => candidate.toLowerCase() === (text ?? 'Large').toLowerCase())
  if (!match) throw new AppError('ILLEGAL_QUERY_PARAMETER_VALUE', { parameter: 'formFactor' })
  return match
}
