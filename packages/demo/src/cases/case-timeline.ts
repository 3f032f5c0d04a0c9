import type { CaseStatus } from 'contract'
import { acknowledgements, declines, firstAdditions, handOvers, thanks } from '../data/cases/phrases.ts'
import type { CaseScenario } from '../data/cases/scenario.ts'
import type { Random } from '../random.ts'
import type { OfficeHours } from './office-hours.ts'
import type { CasePlan } from './plan-cases.ts'

type CommentStep = {
  by: 'customer' | 'agent'
  kind: 'comment'
  text: string
  /** Who reads it, and whether support waits for an answer to it. */
  audience: 'public' | 'asked' | 'internal'
}
type ChangeStep = {
  by: 'customer' | 'agent'
  kind: 'change'
  field: string
  before: string | null
  after: string | null
}
type Step = CommentStep | ChangeStep

/** Something that happened on a case. Texts are not filled in yet. */
export type CaseEvent = Step & { atMs: number }

export type CaseTimeline = {
  events: readonly CaseEvent[]
  awaitingCustomer: boolean
  escalated: boolean
  closedMs: number | null
}

const HOUR_MS = 3_600_000

/** The comments and changes of a case from its opening to the planned status, in order, by day and before now. */
export function caseTimeline(
  plan: CasePlan,
  scenario: CaseScenario,
  agentId: string,
  { nowMs, hours: office }: { nowMs: number; hours: OfficeHours },
  random: Random,
): CaseTimeline {
  const steps: { step: Step; hours: number }[] = []
  const say = (by: CommentStep['by'], text: string, hours: number, audience: CommentStep['audience'] = 'public') =>
    steps.push({ step: { by, kind: 'comment', text, audience }, hours })
  const change = (by: 'customer' | 'agent', field: string, before: string | null, after: string | null, hours = 0.02) =>
    steps.push({ step: { by, kind: 'change', field, before, after }, hours })

  let status: CaseStatus = 'Open'
  const move = (to: CaseStatus, hours = 0.02) => {
    change('agent', 'Status', status, to, hours)
    status = to
  }
  const urgent = plan.impact === 'Major Degradation' || plan.impact === 'Total Failure'
  const escalates = urgent && plan.status !== 'Open' && random.next() < 0.3
  const answered = plan.status !== 'In-Progress' || random.next() < 0.4
  let asked = plan.status !== 'Open'

  change('customer', 'created', null, null, 0)
  if (plan.status === 'Open') {
    if (random.next() < 0.5) say('customer', random.pick(firstAdditions), 0.5 + random.next())
  } else {
    change('agent', 'OwnerId', null, agentId, 0.4 + random.next() * 5)
    move('In-Progress')
    say('agent', random.pick(acknowledgements), 0.05)
    if (escalates) change('customer', 'IsEscalated', 'false', 'true', 2 + random.next() * 10)
    say('agent', scenario.ask, 0.5 + random.next() * 4, 'asked')
    if (answered) {
      say('customer', scenario.answer, 1 + random.next() * 20)
      asked = false
    }
  }
  if (plan.status === 'Not Actionable') {
    say('agent', random.pick(declines), 4 + random.next() * 40)
    move('Not Actionable')
  }
  const throughEngineering = plan.status === 'Pending Engineering' || (urgent && random.next() < 0.6)
  if (['Pending Engineering', 'Resolved', 'Closed'].includes(plan.status) && throughEngineering) {
    say('agent', scenario.note, 1 + random.next() * 6, 'internal')
    move('Pending Engineering')
    say('agent', random.pick(handOvers), 0.1)
  }
  if (plan.status === 'Resolved' || plan.status === 'Closed') {
    say('agent', scenario.fix, 6 + random.next() * 60)
    move('Resolved')
  }
  if (plan.status === 'Closed') {
    if (random.next() < 0.75) say('customer', random.pick(thanks), 2 + random.next() * 40)
    move('Closed', 3 + random.next() * 70)
  }

  const total = steps.reduce((sum, { hours }) => sum + hours, 0) * HOUR_MS
  // Events that would lie in the future are moved closer together, in the same order.
  const pace = Math.min(1, (office.between(plan.createdMs, nowMs, 2 * total) * 0.9) / Math.max(total, 1))
  let atMs = plan.createdMs
  const events = steps.map(({ step, hours }): CaseEvent => {
    if (hours > 0) atMs = office.after(atMs, Math.max(1, Math.floor(hours * HOUR_MS * pace)))
    return { ...step, atMs }
  })
  return {
    events,
    awaitingCustomer: asked,
    escalated: escalates,
    closedMs: plan.status === 'Closed' ? atMs : null,
  }
}
