import { airacCycleAt, type CaseStatus } from 'contract'
import type { LoadedRecord } from 'platform'
import { type CustomerPerson, caseRecord, type EventRecords, eventRecords } from '../cases/case-records.ts'
import { caseTimeline } from '../cases/case-timeline.ts'
import { createScenarioChooser } from '../cases/choose-scenario.ts'
import { dayInWords, fillText } from '../cases/fill-text.ts'
import { createOfficeHours, type OfficeHours } from '../cases/office-hours.ts'
import { type CasePlan, planCases } from '../cases/plan-cases.ts'
import { type DemoAccountKey, demoAccounts } from '../data/accounts.ts'
import { fields, fixes } from '../data/cases/phrases.ts'
import { demoProducts } from '../data/products.ts'
import type { DemoFleet, DemoService } from '../demo-fleet.ts'
import type { DemoPeople, DemoPerson } from '../demo-people.ts'
import { must } from '../must.ts'
import { createRandom, type Random } from '../random.ts'
import type { DemoLoad } from './demo-load.ts'

const CASES = 300
const FIRST_NUMBER = 401_000
const HOUR_MS = 3_600_000
const mara = 'mara.okafor@osprey-ridge.example'

/** A file that a comment mentions, and what its content needs to know of the case. */
export type PromisedFile = {
  caseId: string
  userId: string
  atMs: number
  textValues: Readonly<Record<string, string>>
}

/** How many of a hundred cases come from each account. */
const shares: readonly (readonly [DemoAccountKey, number])[] = [
  ['osprey', 36],
  ['northfield', 16],
  ['skerry', 15],
  ['tideway', 11],
  ['fortySecond', 11],
  ['harrow', 10],
  ['lowfell', 8],
  ['transport', 5],
]

const tickets = shares.flatMap(([account, share]) => Array.from({ length: share }, () => account))

type PlannedCase = { case: LoadedRecord } & EventRecords

/**
 * Loads the cases with their comments and history.
 *
 * @returns the files that customers say they have attached, the newest first.
 */
export async function loadCases(load: DemoLoad, people: DemoPeople, fleet: DemoFleet): Promise<PromisedFile[]> {
  const random = createRandom(300)
  const choose = createScenarioChooser(random)
  const cases: PlannedCase[] = []
  const files: PromisedFile[] = []
  const hours = new Map(demoAccounts.map(({ key, timeZone }) => [key, createOfficeHours(timeZone)]))
  const officeHoursOf = (account: DemoAccountKey) => must(hours, account)
  // The statuses depend on the time of day, but the first person of the demo always has a case of every status.
  const statusesOfMara = new Set<CaseStatus>()
  let number = FIRST_NUMBER
  // The newest first: an account has used up its stories on old cases otherwise, and none of its cases is still open.
  const planned = planCases(CASES, load.nowMs, random)
    .toReversed()
    .map((plan) => {
      const chosen = scenarioFor(plan, fleet, random, choose)
      const createdMs = openedAt(plan.createdMs, officeHoursOf(chosen.account), load.nowMs, random)
      return { ...chosen, plan: { ...plan, createdMs } }
    })
    .sort((a, b) => a.plan.createdMs - b.plan.createdMs)
  for (const { plan, account, scenario, service } of planned) {
    number += random.between(11, 107)
    const isFirstOfStatus = account === 'osprey' && !statusesOfMara.has(plan.status)
    const person = isFirstOfStatus ? withLogin(must(people.persons, mara)) : personOf(people, account, random)
    if (isFirstOfStatus) statusesOfMara.add(plan.status)
    const agentId = agentOf(people, account, random)
    const timeline = caseTimeline(plan, scenario, agentId, { nowMs: load.nowMs, hours: officeHoursOf(account) }, random)
    const textValues = textValuesOf(plan, service, random)
    const fill = (text: string) => fillText(text, textValues)
    const earlier = random.next() < 0.04 ? earlierCase(cases, person) : null
    const record = caseRecord({ plan, timeline, person, service, agentId, people, fleet, number, random })
    const answer = timeline.events.find((event) => event.kind === 'comment' && event.text === scenario.answer)
    if (answer && /attach|photo|\blogs?\b/i.test(scenario.answer)) {
      files.unshift({ caseId: String(record.Id), userId: person.userId, atMs: answer.atMs, textValues })
    }
    cases.push({
      case: {
        ...record,
        Subject: capitalised(fill(scenario.subject)),
        Description: fill(scenario.description),
        Resolution__c: plan.status === 'Resolved' || plan.status === 'Closed' ? fill(scenario.resolution) : null,
        ParentId: earlier,
      },
      ...eventRecords(String(record.Id), timeline, person.userId, agentId, fill),
    })
  }
  await load.load(
    'Case',
    cases.map((each) => each.case),
  )
  await load.load(
    'CaseComment',
    cases.flatMap((each) => each.comments),
  )
  await load.load(
    'CaseHistory',
    cases.flatMap((each) => each.history),
  )
  return files
}

/** When a case planned for a day is opened: in the office hours of its account, two hours ago at the latest. */
function openedAt(plannedMs: number, hours: OfficeHours, nowMs: number, random: Random): number {
  const share = random.next()
  const today = hours.during(plannedMs, share)
  return today <= nowMs - 2 * HOUR_MS ? today : hours.during(plannedMs - 24 * HOUR_MS, share)
}

function scenarioFor(
  plan: CasePlan,
  fleet: DemoFleet,
  random: Random,
  choose: ReturnType<typeof createScenarioChooser>,
) {
  for (;;) {
    const account = random.pick(tickets)
    const chosen = choose(
      plan,
      account,
      fleet.services.filter((service) => service.account === account),
    )
    if (chosen) return { account, ...chosen }
  }
}

function personOf(people: DemoPeople, account: DemoAccountKey, random: Random): CustomerPerson {
  if (account === 'osprey' && random.next() < 0.4) return withLogin(must(people.persons, mara))
  const candidates = [...people.persons.values()].filter((person) => person.account === account && person.active)
  return withLogin(random.pick(candidates))
}

function withLogin(person: DemoPerson): CustomerPerson {
  if (person.userId === null) throw new Error(`${person.name} has no login`)
  return { ...person, userId: person.userId }
}

/** Cases of military accounts are worked on by agents with the clearance. */
function agentOf(people: DemoPeople, account: DemoAccountKey, random: Random): string {
  const cleared = ['jonas.weil', 'tomas.brandt']
  const military = account === 'fortySecond' || account === 'transport'
  const name = random.pick(military ? cleared : [...cleared, 'wren.castell', 'adaeze.obi'])
  return must(people.staffIds, `${name}@calder-aerodata.example`)
}

function textValuesOf(plan: CasePlan, service: DemoService, random: Random): Record<string, string> {
  const cycle = airacCycleAt(plan.createdMs)
  const next = airacCycleAt(plan.createdMs, 1)
  return {
    ...(service.tail === null ? {} : { tail: service.tail }),
    service: service.number,
    product: demoProducts.find(({ item }) => item === service.item)?.name ?? '',
    prev: airacCycleAt(plan.createdMs, -1).number,
    cycle: cycle.number,
    next: next.number,
    cycleDate: dayInWords(cycle.effective),
    nextDate: dayInWords(next.effective),
    fix: random.pick(fixes),
    field: random.pick(fields),
    count: String(random.between(31, 88)),
  }
}

/** A closed case of the same person, for a new one that follows it up. */
function earlierCase(cases: readonly PlannedCase[], person: DemoPerson): string | null {
  const earlier = cases.findLast((each) => each.case.ContactId === person.contactId && each.case.Status === 'Closed')
  return earlier ? String(earlier.case.Id) : null
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
