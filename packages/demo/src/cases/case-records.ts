import { airacCycleAt } from 'contract'
import { type LoadedRecord, newRecordId } from 'platform'
import { answerMinutes, caseTargets, closesCase, serviceTargets, supportCase, targetOf } from 'support'
import { demoAccounts } from '../data/accounts.ts'
import { demoProducts } from '../data/products.ts'
import type { DemoFleet, DemoService } from '../demo-fleet.ts'
import type { DemoPeople, DemoPerson } from '../demo-people.ts'
import { must } from '../must.ts'
import type { Random } from '../random.ts'
import type { CaseTimeline } from './case-timeline.ts'
import type { CasePlan } from './plan-cases.ts'

/** A person of a customer, with a login. */
export type CustomerPerson = DemoPerson & { userId: string }

export type EventRecords = { comments: LoadedRecord[]; history: LoadedRecord[] }

/** The record of a case, without its texts. */
export function caseRecord(parts: {
  plan: CasePlan
  timeline: CaseTimeline
  person: CustomerPerson
  service: DemoService
  agentId: string
  people: DemoPeople
  fleet: DemoFleet
  number: number
  random: Random
}): LoadedRecord {
  const { plan, timeline, person, service, agentId, people, fleet, number, random } = parts
  const last = timeline.events.at(-1)
  const lastComment = timeline.events.findLast((event) => event.kind === 'comment' && event.audience !== 'internal')
  const restricted = person.account === 'fortySecond' || person.account === 'transport'
  const followsCycle = demoProducts.some(({ item, version }) => item === service.item && version === 'cycle')
  return {
    Id: newRecordId(supportCase.keyPrefix, plan.createdMs),
    CaseNumber: String(number).padStart(8, '0'),
    Status: plan.status,
    IsClosed: closesCase(plan.status),
    Impact__c: plan.impact,
    IssueType__c: plan.issueType,
    ProductId__c: must(fleet.productIds, service.item),
    AircraftId__c: service.aircraftId,
    SubscriptionId__c: service.id,
    AiracCycle__c: followsCycle || plan.issueType === 'Data' ? airacCycleAt(plan.createdMs).number : null,
    ContactId: person.contactId,
    AccountId: must(people.accountIds, person.account),
    OwnerId: plan.status === 'Open' ? null : agentId,
    IsUnassigned__c: plan.status === 'Open',
    Queue__c: restricted ? 'Cleared Desk' : plan.issueType === 'Data' ? 'Aeronautical Data' : 'Product Support',
    Origin: random.pick(['Web', 'Web', 'Web', 'Web', 'Web', 'Email', 'Phone']),
    IsEscalated: timeline.escalated,
    AwaitingCustomer__c: timeline.awaitingCustomer,
    ClosedDate: timeline.closedMs === null ? null : iso(timeline.closedMs),
    ...clockOf(plan, timeline, person),
    LastCommentDate__c: lastComment ? iso(lastComment.atMs) : null,
    CreatedDate: iso(plan.createdMs),
    CreatedById: person.userId,
    LastModifiedDate: iso(last?.atMs ?? plan.createdMs),
    LastModifiedById: last?.by === 'agent' ? agentId : person.userId,
  }
}

/** The clock and the targets of a case, as its rules keep them; earlier waiting is left out. */
function clockOf(plan: CasePlan, timeline: CaseTimeline, person: CustomerPerson) {
  const answers = timeline.events.filter(
    (event) => event.kind === 'comment' && event.by === 'agent' && event.audience !== 'internal',
  )
  const [first] = answers
  const last = answers.at(-1)
  const clock = {
    clockStart: iso(plan.createdMs),
    firstAnswered: first ? iso(first.atMs) : null,
    waitingSince: timeline.awaitingCustomer && last ? iso(last.atMs) : null,
  }
  const tier = demoAccounts.find(({ key }) => key === person.account)?.tier ?? null
  const { firstAnswerHours, solutionHours, calendar } = targetOf(serviceTargets.initial, tier, plan.impact)
  return {
    ClockStart__c: clock.clockStart,
    FirstAnswered__c: clock.firstAnswered,
    FirstAnswerMinutes__c: clock.firstAnswered && answerMinutes(calendar.time, clock.clockStart, clock.firstAnswered),
    WaitingSince__c: clock.waitingSince,
    FirstAnswerHours__c: firstAnswerHours,
    SolutionHours__c: solutionHours,
    ...caseTargets({ ...clock, status: plan.status }, { firstAnswerHours, solutionHours, time: calendar.time }),
  }
}

/** The comments and the history of a case. */
export function eventRecords(
  caseId: string,
  timeline: CaseTimeline,
  customerId: string,
  agentId: string,
  fill: (text: string) => string,
): EventRecords {
  const comments: LoadedRecord[] = []
  const history: LoadedRecord[] = []
  for (const event of timeline.events) {
    const userId = event.by === 'agent' ? agentId : customerId
    const entry = { ParentId: caseId, CreatedDate: iso(event.atMs), CreatedById: userId, LastModifiedById: userId }
    if (event.kind === 'comment') {
      comments.push({
        ...entry,
        CommentBody: fill(event.text),
        IsPublished: event.audience !== 'internal',
        NeedsAnswer__c: event.audience === 'asked',
        IsFromSupport__c: event.by === 'agent',
      })
    } else {
      history.push({ ...entry, Field: event.field, OldValue: event.before, NewValue: event.after })
    }
  }
  return { comments, history }
}

const iso = (ms: number): string => new Date(ms).toISOString()
