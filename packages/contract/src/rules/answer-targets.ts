/** The support contract of an account, the smallest first. */
export type SupportTier = 'Standard' | 'Essential' | 'Preferred' | 'Prime'

/** The impact of a problem, as stored in a case. */
export type CaseImpact = 'Complaint/Question' | 'Minor Degradation' | 'Major Degradation' | 'Total Failure'

/** The targets of support for the first answer and the solution of a case, in business hours. */
export type AnswerTarget = { firstAnswerHours: number; solutionHours: number }

const within = (firstAnswerHours: number, solutionHours: number): AnswerTarget => ({ firstAnswerHours, solutionHours })

/** The targets of support by tier and impact, in business hours, until an administrator changes them. */
export const answerTargets: Readonly<Record<SupportTier, Readonly<Record<CaseImpact, AnswerTarget>>>> = {
  Standard: {
    'Complaint/Question': within(30, 100),
    'Minor Degradation': within(20, 100),
    'Major Degradation': within(10, 50),
    'Total Failure': within(4, 20),
  },
  Essential: {
    'Complaint/Question': within(20, 100),
    'Minor Degradation': within(10, 100),
    'Major Degradation': within(8, 40),
    'Total Failure': within(2, 20),
  },
  Preferred: {
    'Complaint/Question': within(10, 50),
    'Minor Degradation': within(8, 50),
    'Major Degradation': within(4, 30),
    'Total Failure': within(1, 10),
  },
  Prime: {
    'Complaint/Question': within(8, 50),
    'Minor Degradation': within(4, 50),
    'Major Degradation': within(2, 20),
    'Total Failure': within(1, 8),
  },
}

/**
 * A number of business hours for display: in days where they are whole business days, else in hours.
 *
 * @param hoursOfDay - the hours of a business day; null if the days differ.
 */
export function inBusinessTime(hours: number, hoursOfDay: number | null): { count: number; unit: 'hour' | 'day' } {
  return hoursOfDay !== null && hours % hoursOfDay === 0
    ? { count: hours / hoursOfDay, unit: 'day' }
    : { count: hours, unit: 'hour' }
}
