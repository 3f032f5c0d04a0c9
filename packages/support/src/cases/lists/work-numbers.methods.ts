import { answerTargets, caseStatuses, hasCaseEnded } from 'contract'
import { caseMethods } from 'contract/methods'
import { defineMethod, type MethodContext, type Scalar } from 'platform'
import { serviceTargets } from '../calendars/service-targets.ts'
import { caseImpacts } from '../case.values.ts'

/** Counting stops here; the answer then says that there are more. */
const MOST_LISTED = 2_000

/** The number of cases of a list view that the caller can read. */
export const countCases = defineMethod(
  caseMethods.countCases,
  async ({ gateway }, { listViewApiName, searchTerm, where }) => {
    const list = { objectApiName: 'Case', listViewApiName }
    const count = await gateway.lists.count(list, { searchTerm, where, most: MOST_LISTED })
    return { count: Math.min(count, MOST_LISTED), hasMore: count > MOST_LISTED }
  },
)

/** Counting stops here; the answer then says that there are more. */
const MOST_COUNTED = 250_000

const DAY_MS = 24 * 3_600_000

const [lowestTier = 'Standard', ...higherTiers] = Object.keys(answerTargets)
const tiers = [...higherTiers.toReversed(), lowestTier]
const impacts = caseImpacts.map(({ value }) => value).toReversed()

const openWork = {
  and: [{ IsClosed: { eq: false } }, { Status: { in: caseStatuses.filter((status) => !hasCaseEnded(status)) } }],
}

/** Counts the open work of support, among the cases that the caller can see. */
export const getWorkNumbers = defineMethod(
  caseMethods.getWorkNumbers,
  async ({ gateway, principal, nowMs, referenceData }) => {
    const { time } = (await referenceData(serviceTargets)).default
    const soon = time.after(iso(nowMs), 1)
    const [all, mine, answers] = await Promise.all([
      countedWork(gateway, openWork, { nowMs, soon }),
      countedWork(gateway, { and: [...openWork.and, { OwnerId: { eq: principal.userId } }] }, { nowMs, soon }),
      firstAnswers(gateway, nowMs),
    ])
    return {
      open: countOf(all.groups),
      hasMore: all.hasMore,
      late: countOf(all.groups, ({ isLate }) => isLate),
      dueWithinHour: countOf(all.groups, ({ isAnswerDueSoon }) => isAnswerDueSoon),
      byImpact: impacts.map((value) => ({ value, count: countOf(all.groups, ({ impact }) => impact === value) })),
      byTier: tiers.map((value) => ({ value, count: countOf(all.groups, ({ tier }) => tier === value) })),
      byAge: ages.map((value) => ({ value, count: countOf(all.groups, ({ age }) => age === value) })),
      mine: {
        open: countOf(mine.groups),
        late: countOf(mine.groups, ({ isLate }) => isLate),
        byImpact: impacts.map((value) => ({ value, count: countOf(mine.groups, ({ impact }) => impact === value) })),
      },
      answers,
    }
  },
)

const ages = ['day', 'week', 'older']
/** Indexed by the number of bounds (a week ago, a day ago) after which a case was opened. */
const agesByStep = ages.toReversed()

type Work = {
  count: number
  impact: Scalar
  tier: string
  age: string | undefined
  isLate: boolean
  isAnswerDueSoon: boolean
}

/** @param soon - an hour of business time from now. */
async function countedWork(
  { records }: MethodContext['gateway'],
  where: object,
  { nowMs, soon }: { nowMs: number; soon: string },
) {
  const now = iso(nowMs)
  const { groups, hasMore } = await records.countGroups('Case', {
    where,
    by: [
      'Impact__c',
      'Account.SupportTier__c',
      { field: 'CreatedDate', from: [iso(nowMs - 7 * DAY_MS), iso(nowMs - DAY_MS)] },
      { field: 'NextDue__c', from: [now, soon] },
      { field: 'FirstAnswered__c', from: [] },
    ],
    most: MOST_COUNTED,
  })
  const work = groups.map(
    ({ count, keys: [impact = null, tier = null, age, due = null, answered] }): Work => ({
      count,
      impact,
      tier: tierOf(tier),
      age: agesByStep[Number(age)],
      isLate: due === 0,
      isAnswerDueSoon: answered === null && (due === 0 || due === 1),
    }),
  )
  return { groups: work, hasMore }
}

type Answer = { count: number; tier: string; isInTime: boolean; minutes: number | null; isRecent: boolean }

/** The times to the first answer in the last seven days and in the seven before: of all cases, then by tier. */
async function firstAnswers({ records }: MethodContext['gateway'], nowMs: number) {
  const { groups } = await records.countGroups('Case', {
    where: { FirstAnswered__c: { gte: { value: iso(nowMs - 14 * DAY_MS) } } },
    by: [
      'Account.SupportTier__c',
      'FirstAnswerMinutes__c',
      { field: 'FirstAnswerDue__c', from: [{ field: 'FirstAnswered__c' }] },
      { field: 'FirstAnswered__c', from: [iso(nowMs - 7 * DAY_MS)] },
    ],
    most: MOST_COUNTED,
  })
  const answers = groups.map(
    ({ count, keys: [tier = null, minutes, due, week] }): Answer => ({
      count,
      tier: tierOf(tier),
      minutes: typeof minutes === 'number' ? minutes : null,
      isInTime: due === 1,
      isRecent: week === 1,
    }),
  )
  return [null, ...tiers].map((tier) => {
    const ofTier = answers.filter((answer) => tier === null || answer.tier === tier)
    return {
      tier,
      ...summaryOf(ofTier.filter(({ isRecent }) => isRecent)),
      weekBefore: summaryOf(ofTier.filter(({ isRecent }) => !isRecent)),
    }
  })
}

const summaryOf = (answers: readonly Answer[]) => ({
  count: countOf(answers),
  medianMinutes: medianOf(answers),
  inTime: countOf(answers, ({ isInTime }) => isInTime),
})

function medianOf(answers: readonly Answer[]): number | null {
  const known = answers.flatMap(({ count, minutes }) => (minutes === null ? [] : [{ count, minutes }]))
  let before = countOf(known) / 2
  for (const { count, minutes } of known.sort((a, b) => a.minutes - b.minutes)) {
    if (before < count) return minutes
    before -= count
  }
  return null
}

function countOf<Group extends { count: number }>(
  groups: readonly Group[],
  isWanted: (group: Group) => boolean = () => true,
): number {
  return groups.reduce((sum, group) => (isWanted(group) ? sum + group.count : sum), 0)
}

const tierOf = (tier: Scalar): string => (typeof tier === 'string' ? tier : lowestTier)

const iso = (ms: number): string => new Date(ms).toISOString()
