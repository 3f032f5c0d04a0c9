import type { DemoItemNumber } from '../products.ts'

export type CaseImpact = 'Complaint/Question' | 'Minor Degradation' | 'Major Degradation' | 'Total Failure'

/**
 * A problem of a customer, with the texts of its case from opening to resolution. Texts name their values in braces:
 * `{tail}` `{service}` `{product}` `{prev}` `{cycle}` `{next}` `{cycleDate}` `{nextDate}` `{fix}` `{field}` `{count}`.
 */
export type CaseScenario = {
  items: readonly DemoItemNumber[]
  impacts: readonly CaseImpact[]
  subject: string
  description: string
  /** What support asks, what the customer answers, and what support finds. */
  ask: string
  answer: string
  fix: string
  /** Written among agents while engineering looks at it. */
  note: string
  resolution: string
}
