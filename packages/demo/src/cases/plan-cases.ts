import type { CaseStatus } from 'contract'
import type { CaseImpact } from '../data/cases/scenario.ts'
import type { Random } from '../random.ts'

/** What one demo case is to be, before its account and scenario are chosen. */
export type CasePlan = { createdMs: number; status: CaseStatus; impact: CaseImpact; issueType: 'Product' | 'Data' }

const DAY_MS = 86_400_000
const SPAN_DAYS = 540
const impacts: readonly CaseImpact[] = ['Complaint/Question', 'Minor Degradation', 'Major Degradation', 'Total Failure']
const issueTypes = ['Product', 'Data'] as const

/** Statuses by the usual age of their cases, the oldest first. */
const byAge: readonly CaseStatus[] = [
  'Closed',
  'Not Actionable',
  'Resolved',
  'Pending Engineering',
  'In-Progress',
  'Open',
]

/**
 * Plans cases over eighteen months, more of them lately. Each status occurs with each impact and issue type among the latest;
 * older cases are finished.
 */
export function planCases(count: number, nowMs: number, random: Random): CasePlan[] {
  const recent = combinations(random)
  return Array.from({ length: count }, (_, index) => {
    const fraction = 1 - (index + 0.5) / count
    const days = SPAN_DAYS * fraction ** 1.7
    const createdMs = Math.floor(nowMs - days * DAY_MS)
    const combination = recent[index - (count - recent.length)]
    return { createdMs, ...(combination ?? finished(days, random)) }
  })
}

function combinations(random: Random): Omit<CasePlan, 'createdMs'>[] {
  const all = byAge.flatMap((status, rank) =>
    impacts.flatMap((impact) =>
      issueTypes.map((issueType) => ({ status, impact, issueType, age: rank + random.next() * 2 })),
    ),
  )
  return all.sort((a, b) => a.age - b.age).map(({ status, impact, issueType }) => ({ status, impact, issueType }))
}

function finished(days: number, random: Random): Omit<CasePlan, 'createdMs'> {
  const chance = random.next()
  const status = chance < 0.08 ? 'Not Actionable' : days < 60 && chance < 0.35 ? 'Resolved' : 'Closed'
  return { status, impact: random.pick(likelyImpacts), issueType: random.pick(issueTypes) }
}

const likelyImpacts: readonly CaseImpact[] = [
  'Complaint/Question',
  'Complaint/Question',
  'Minor Degradation',
  'Minor Degradation',
  'Minor Degradation',
  'Major Degradation',
  'Major Degradation',
  'Total Failure',
]
