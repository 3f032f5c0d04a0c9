import {
  afterBusinessHours,
  answerTargets,
  businessHoursBetween,
  caseStatuses,
  hasCaseEnded,
  type RecordShape,
} from 'contract'
import { caseMethods } from 'contract/methods'
import { defineMethod, type MethodContext } from 'platform'
import { caseImpacts } from './case.values.ts'

/** Cases that are looked at: those that are due first, and those that were answered last. */
const MOST = 2_000

const DAY_MS = 24 * 3_600_000

const [lowestTier = 'Standard', ...higherTiers] = Object.keys(answerTargets)
const tiers = [...higherTiers.toReversed(), lowestTier]
const impacts = caseImpacts.map(({ value }) => value).toReversed()
const ages = ['day', 'week', 'older']

const workStatuses = caseStatuses.filter((status) => !hasCaseEnded(status))

type Work = { impact: string; tier: string; age: string; isMine: boolean; isLate: boolean; isAnswerDueSoon: boolean }

/** The open work of support in numbers, of the cases that the caller can see. */
export const getWorkNumbers = defineMethod(caseMethods.getWorkNumbers, async ({ gateway, principal, nowMs }) => {
  const [found, answered] = await Promise.all([openCases(gateway), answeredCases(gateway, nowMs)])
  const work = found.slice(0, MOST).map((record) => workOf(record, principal.userId, nowMs))
  const mine = work.filter(({ isMine }) => isMine)
  return {
    open: work.length,
    hasMore: found.length > MOST,
    late: work.filter(({ isLate }) => isLate).length,
    dueWithinHour: work.filter(({ isAnswerDueSoon }) => isAnswerDueSoon).length,
    byImpact: counted(work, impacts, ({ impact }) => impact),
    byTier: counted(work, tiers, ({ tier }) => tier),
    byAge: counted(work, ages, ({ age }) => age),
    mine: {
      open: mine.length,
      late: mine.filter(({ isLate }) => isLate).length,
      byImpact: counted(mine, impacts, ({ impact }) => impact),
    },
    answers: [null, ...tiers].map((tier) => ({
      tier,
      ...answersOf(answered.filter((record) => tier === null || tierOf(record) === tier)),
    })),
  }
})

const openCases = ({ records }: MethodContext['gateway']): Promise<RecordShape[]> =>
  records.find('Case', {
    fields: ['Impact__c', 'CreatedDate', 'NextDue__c', 'FirstAnswered__c', 'OwnerId'],
    optionalFields: ['Account.SupportTier__c'],
    where: { and: [{ IsClosed: { eq: false } }, { Status: { in: workStatuses } }] },
    orderBy: ['NextDue__c'],
    limit: MOST + 1,
  })

const answeredCases = ({ records }: MethodContext['gateway'], nowMs: number): Promise<RecordShape[]> =>
  records.find('Case', {
    fields: ['CreatedDate', 'FirstAnswered__c', 'FirstAnswerDue__c'],
    optionalFields: ['Account.SupportTier__c'],
    where: { FirstAnswered__c: { gte: { value: new Date(nowMs - 7 * DAY_MS).toISOString() } } },
    orderBy: ['-FirstAnswered__c'],
    limit: MOST,
  })

function workOf(record: RecordShape, userId: string, nowMs: number): Work {
  const due = textOf(record, 'NextDue__c')
  const now = new Date(nowMs).toISOString()
  const ageMs = nowMs - Date.parse(textOf(record, 'CreatedDate') ?? '')
  return {
    impact: textOf(record, 'Impact__c') ?? '',
    tier: tierOf(record),
    age: ageMs < DAY_MS ? 'day' : ageMs < 7 * DAY_MS ? 'week' : 'older',
    isMine: textOf(record, 'OwnerId') === userId,
    isLate: due !== null && due < now,
    isAnswerDueSoon: due !== null && textOf(record, 'FirstAnswered__c') === null && due < afterBusinessHours(now, 1),
  }
}

const counted = <Row>(rows: readonly Row[], values: readonly string[], groupOf: (row: Row) => string) =>
  values.map((value) => ({ value, count: rows.filter((row) => groupOf(row) === value).length }))

function answersOf(records: readonly RecordShape[]) {
  const times = records.map((record) => {
    const answered = textOf(record, 'FirstAnswered__c') ?? ''
    const hours = businessHoursBetween(textOf(record, 'CreatedDate') ?? '', answered)
    return { minutes: Math.round(hours * 60), isInTime: answered <= (textOf(record, 'FirstAnswerDue__c') ?? '') }
  })
  const sorted = times.map(({ minutes }) => minutes).sort((one, other) => one - other)
  return {
    count: times.length,
    medianMinutes: sorted[Math.floor(sorted.length / 2)] ?? null,
    inTime: times.filter(({ isInTime }) => isInTime).length,
  }
}

function tierOf({ fields }: RecordShape): string {
  const account = (fields.Account?.value ?? null) as RecordShape | null
  const tier = account === null ? null : textOf(account, 'SupportTier__c')
  return tier ?? lowestTier
}

function textOf({ fields }: RecordShape, field: string): string | null {
  const value = fields[field]?.value
  return typeof value === 'string' ? value : null
}
