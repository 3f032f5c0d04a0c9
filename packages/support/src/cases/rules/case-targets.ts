import { type BusinessCalendar, casePhase } from 'contract'
import { type Change, type Scalar, textOf } from 'platform'
import { Type } from 'typebox'
import { TIER_CHANGED } from '../../accounts/account.object.ts'
import { defineJob, type Task } from '../../define-job.ts'
import { type ServiceTargets, serviceTargets, targetOf } from '../calendars/service-targets.ts'

/** The facts from which the targets of a case are calculated. Times are ISO 8601 in UTC. */
type ClockFacts = {
  status: string
  clockStart: string
  firstAnswered: string | null
  /** Null while support does not wait for the customer. */
  waitingSince: string | null
}

/** The fields of a case that hold its targets. */
type CaseTargets = { FirstAnswerDue__c: string; SolutionDue__c: string; NextDue__c: string | null }

/** The hours of a running clock, which it keeps when an administrator changes the targets. */
type ClockHours = { firstAnswerHours: number; solutionHours: number; time: BusinessCalendar }

/**
 * When the first answer and the solution of a case are due, and which of the two is next: none while support waits for the customer, and
 * none after the solution.
 */
export function caseTargets(facts: ClockFacts, { firstAnswerHours, solutionHours, time }: ClockHours): CaseTargets {
  const firstAnswerDue = time.after(facts.clockStart, firstAnswerHours)
  const solutionDue = time.after(facts.clockStart, solutionHours)
  const runs = casePhase(facts.status) === 'work' && facts.waitingSince === null
  const next = facts.firstAnswered === null ? firstAnswerDue : solutionDue
  return { FirstAnswerDue__c: firstAnswerDue, SolutionDue__c: solutionDue, NextDue__c: runs ? next : null }
}

const followedFields = ['Status', 'Impact__c', 'AccountId', 'AwaitingCustomer__c', 'FirstAnswered__c']

/**
 * Updates the clock and the targets of a case. The clock starts when the case is opened or reopened; business time in which support waits
 * for the customer does not count. A clock keeps the hours and the calendar that were set up when it started, unless the impact or the
 * account changes. After a change of the account's tier the job `retarget-cases` updates them.
 */
export async function keepTargets(change: Change): Promise<void> {
  change.set('IsUnassigned__c', change.value('OwnerId') === null && inWork(change.value('Status')))
  if (change.operation === 'update' && !followedFields.some((field) => change.isChanged(field))) return
  const targets = await change.system.referenceData(serviceTargets)
  const value = (field: string) => change.value(field)
  const isStarted = moveClock(change, clockOf(targets, value).time)
  if (
    isStarted ||
    newHoursFields.some((field) => change.isChanged(field)) ||
    change.value('SolutionHours__c') === null
  ) {
    const accountId = change.value('AccountId')
    const account =
      typeof accountId === 'string' ? await change.system.read('Account', accountId, ['SupportTier__c']) : null
    const hours = hoursFields(targets, textOf(account?.SupportTier__c), change.value('Impact__c'))
    for (const [field, value] of Object.entries(hours)) change.set(field, value)
  }
  const clock = clockOf(targets, value)
  const due = targetsUnder(clock, value, change.now)
  for (const [field, value] of Object.entries(due)) change.set(field, value)
  const answered = textOf(change.value('FirstAnswered__c'))
  if (answered !== null && change.value('FirstAnswerMinutes__c') === null) {
    const opened = textOf(change.value('CreatedDate')) ?? change.now
    change.set('FirstAnswerMinutes__c', answerMinutes(clock.time, opened, answered))
  }
}

const newHoursFields = ['Impact__c', 'AccountId']

/** The hours and the calendar of a new clock. */
function hoursFields(targets: ServiceTargets, tier: string | null, impact: Scalar) {
  const { firstAnswerHours, solutionHours, calendar } = targetOf(targets, tier, String(impact))
  return { FirstAnswerHours__c: firstAnswerHours, SolutionHours__c: solutionHours, CalendarId__c: calendar.id }
}

/** The hours and the calendar of the clock of a case. */
function clockOf({ calendars, default: byDefault }: ServiceTargets, value: (field: string) => Scalar): ClockHours {
  return {
    firstAnswerHours: Number(value('FirstAnswerHours__c')),
    solutionHours: Number(value('SolutionHours__c')),
    time: (calendars.get(String(value('CalendarId__c'))) ?? byDefault).time,
  }
}

/** The business minutes from the opening of a case to its first answer. */
export const answerMinutes = (time: BusinessCalendar, opened: string, answered: string): number =>
  Math.round(time.between(opened, answered) * 60)

/** The fields of a case from which its targets follow. */
const clockFields = ['Status', 'ClockStart__c', 'FirstAnswered__c', 'FirstAnswerDue__c', 'WaitingSince__c'] as const

/** The targets of a case. Once the case was answered, the due time of the first answer stays, to compare it with the answer. */
function targetsUnder(
  clock: ClockHours,
  value: (field: (typeof clockFields)[number]) => Scalar,
  now: string,
): Partial<CaseTargets> {
  const facts = {
    status: String(value('Status')),
    clockStart: textOf(value('ClockStart__c')) ?? now,
    firstAnswered: textOf(value('FirstAnswered__c')),
    waitingSince: textOf(value('WaitingSince__c')),
  }
  const { FirstAnswerDue__c, ...others } = caseTargets(facts, clock)
  const isAnswered = value('FirstAnswered__c') !== null && value('FirstAnswerDue__c') !== null
  return isAnswered ? others : { FirstAnswerDue__c, ...others }
}

/** Starts, stops or continues the clock. @returns whether it was started. */
function moveClock(change: Change, time: BusinessCalendar): boolean {
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
    change.set('ClockStart__c', time.after(start, time.between(since, change.now)))
  change.set('WaitingSince__c', waits ? (since ?? change.now) : null)
  return start === null || isReopened
}

const inWork = (status: Scalar): boolean => casePhase(String(status)) === 'work'

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
        const targets = await records.referenceData(serviceTargets)
        for (const { Id } of open.slice(start, start + PORTION)) {
          const id = String(Id)
          const current = await records.read('Case', id, [...clockFields, ...recalculated], 'update')
          if (!current) continue
          const hours = hoursFields(targets, textOf(tier), current.Impact__c ?? null)
          const after: Record<string, Scalar> = { ...current, ...hours }
          const value = (field: string) => after[field] ?? null
          const due = targetsUnder(clockOf(targets, value), value, new Date(now()).toISOString())
          const changed = { ...hours, ...due }
          if (Object.entries(changed).some(([field, wanted]) => current[field] !== wanted)) {
            await records.update('Case', id, changed)
          }
        }
      })
    }
  },
})

const recalculated = [
  'Impact__c',
  'FirstAnswerHours__c',
  'SolutionHours__c',
  'CalendarId__c',
  'SolutionDue__c',
  'NextDue__c',
] as const
