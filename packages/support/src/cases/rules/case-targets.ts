import {
  afterBusinessHours,
  answerTargets,
  businessHoursBetween,
  type CaseImpact,
  casePhase,
  type SupportTier,
} from 'contract'
import type { Change, Scalar } from 'platform'
import { Type } from 'typebox'
import { TIER_CHANGED } from '../../accounts/account.object.ts'
import { defineJob, type Task } from '../../define-job.ts'

/** The facts from which the targets of a case are calculated. Times are ISO 8601 in UTC. */
type ClockFacts = {
  status: string
  impact: string
  /** Null for a case without an account, which has the targets of the lowest tier. */
  tier: string | null
  clockStart: string
  firstAnswered: string | null
  /** Null while support does not wait for the customer. */
  waitingSince: string | null
}

/** The fields of a case that hold its targets. */
type CaseTargets = { FirstAnswerDue__c: string; SolutionDue__c: string; NextDue__c: string | null }

/**
 * When the first answer and the solution of a case are due, and which of the two is next: none while support waits for the customer, and
 * none after the solution.
 */
export function caseTargets(facts: ClockFacts): CaseTargets {
  const { firstAnswerHours, solutionHours } = hoursOf(facts)
  const firstAnswerDue = afterBusinessHours(facts.clockStart, firstAnswerHours)
  const solutionDue = afterBusinessHours(facts.clockStart, solutionHours)
  const runs = casePhase(facts.status) === 'work' && facts.waitingSince === null
  const next = facts.firstAnswered === null ? firstAnswerDue : solutionDue
  return { FirstAnswerDue__c: firstAnswerDue, SolutionDue__c: solutionDue, NextDue__c: runs ? next : null }
}

function hoursOf({ tier, impact }: ClockFacts) {
  const { Standard, ...others } = answerTargets
  const byImpact = (others as Partial<Record<string, (typeof answerTargets)[SupportTier]>>)[tier ?? ''] ?? Standard
  return byImpact[impact as CaseImpact] ?? byImpact['Complaint/Question']
}

const followedFields = ['Status', 'Impact__c', 'AccountId', 'AwaitingCustomer__c', 'FirstAnswered__c']

/**
 * Updates the clock and the targets of a case. The clock starts when the case is opened or reopened; business time in which support waits
 * for the customer does not count. After a change of the account's tier the job `retarget-cases` updates them.
 */
export async function keepTargets(change: Change): Promise<void> {
  change.set('IsUnassigned__c', change.value('OwnerId') === null && inWork(change.value('Status')))
  if (change.operation === 'update' && !followedFields.some((field) => change.isChanged(field))) return
  moveClock(change)
  const accountId = change.value('AccountId')
  const account =
    typeof accountId === 'string' ? await change.system.read('Account', accountId, ['SupportTier__c']) : null
  const targets = targetsUnder(textOf(account?.SupportTier__c), (field) => change.value(field), change.now)
  for (const [field, value] of Object.entries(targets)) change.set(field, value)
  const answered = textOf(change.value('FirstAnswered__c'))
  if (answered !== null && change.value('FirstAnswerMinutes__c') === null)
    change.set('FirstAnswerMinutes__c', answerMinutes(textOf(change.value('CreatedDate')) ?? change.now, answered))
}

/** The business minutes from the opening of a case to its first answer. */
export const answerMinutes = (opened: string, answered: string): number =>
  Math.round(businessHoursBetween(opened, answered) * 60)

/** The fields of a case from which its targets follow. */
const clockFields = [
  'Status',
  'Impact__c',
  'ClockStart__c',
  'FirstAnswered__c',
  'FirstAnswerDue__c',
  'WaitingSince__c',
] as const

/** The targets of a case under a tier. Once the case was answered, the due time of the first answer stays, to compare it with the answer. */
function targetsUnder(
  tier: string | null,
  value: (field: (typeof clockFields)[number]) => Scalar,
  now: string,
): Partial<CaseTargets> {
  const { FirstAnswerDue__c, ...others } = caseTargets({
    status: String(value('Status')),
    impact: String(value('Impact__c')),
    tier,
    clockStart: textOf(value('ClockStart__c')) ?? now,
    firstAnswered: textOf(value('FirstAnswered__c')),
    waitingSince: textOf(value('WaitingSince__c')),
  })
  const isAnswered = value('FirstAnswered__c') !== null && value('FirstAnswerDue__c') !== null
  return isAnswered ? others : { FirstAnswerDue__c, ...others }
}

function moveClock(change: Change): void {
  const hasEnded = !inWork(change.value('Status'))
  const isReopened = change.operation === 'update' && !hasEnded && !inWork(change.previous('Status'))
  const start = textOf(change.value('ClockStart__c'))
  if (start === null || isReopened) change.set('ClockStart__c', change.now)
  // A solution by support counts as the first answer.
  if (hasEnded && change.principal?.internal === true && change.value('FirstAnswered__c') === null)
    change.set('FirstAnswered__c', change.now)
  const since = textOf(change.value('WaitingSince__c'))
  const waits = change.value('AwaitingCustomer__c') === true && !hasEnded
  if (since !== null && !waits && start !== null && !isReopened)
    change.set('ClockStart__c', afterBusinessHours(start, businessHoursBetween(since, change.now)))
  change.set('WaitingSince__c', waits ? (since ?? change.now) : null)
}

const inWork = (status: Scalar): boolean => casePhase(String(status)) === 'work'

const textOf = (value: Scalar | undefined): string | null => (typeof value === 'string' ? value : null)

/** Above the open cases of any account. */
const MOST_OPEN_CASES = 100_000
/** Cases locked in one transaction. */
const PORTION = 100

/** Recalculates the targets of an account's open cases for its tier, in batches. It is idempotent. */
export const retargetCases: Task = defineJob({
  task: TIER_CHANGED,
  payload: Type.Object({ accountId: Type.String() }),
  run: async ({ platform, now }, { accountId }) => {
    const system = platform.asSystem('recalculate the targets of the cases of an account')
    const open = await system.find('Case', { AccountId: accountId, IsClosed: false }, ['Id'], MOST_OPEN_CASES)
    for (let start = 0; start < open.length; start += PORTION) {
      await system.transaction(async (records) => {
        const tier = (await records.read('Account', accountId, ['SupportTier__c'], 'share'))?.SupportTier__c
        for (const { Id } of open.slice(start, start + PORTION)) {
          const id = String(Id)
          const current = await records.read('Case', id, [...clockFields, 'SolutionDue__c', 'NextDue__c'], 'update')
          if (!current) continue
          const time = new Date(now()).toISOString()
          const targets = targetsUnder(typeof tier === 'string' ? tier : null, (field) => current[field] ?? null, time)
          const isChanged = Object.entries(targets).some(([field, value]) => current[field] !== value)
          if (isChanged) await records.update('Case', id, targets)
        }
      })
    }
  },
})
