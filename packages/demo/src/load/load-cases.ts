import { airacCycleAt } from 'contract'
import type { LoadedRecord } from 'platform'
import type { DemoAccountKey } from '../data/accounts.ts'
import { fields, fixes } from '../data/cases/phrases.ts'
import { demoProducts } from '../data/products.ts'
import { createRandom, type Random } from '../random.ts'
import { type CustomerPerson, caseRecord, type EventRecords, eventRecords } from '../story/case-records.ts'
import { createStoryChooser } from '../story/choose-story.ts'
import { dayInWords, fillText } from '../story/fill-text.ts'
import { type CasePlan, planCases } from '../story/plan-cases.ts'
import { tellCase } from '../story/tell-case.ts'
import { type DemoLoad, must } from './demo-load.ts'
import type { DemoFleet, DemoService } from './load-fleet.ts'
import type { DemoPeople, DemoPerson } from './load-people.ts'

const CASES = 300
const FIRST_NUMBER = 401_000
const mara = 'mara.okafor@osprey-ridge.example'

/** A file that a comment speaks of, and what is known about its case. */
export type PromisedFile = {
  caseId: string
  userId: string
  atMs: number
  particulars: Readonly<Record<string, string>>
}

/** How many of a hundred cases come from each account. */
const shares: readonly (readonly [DemoAccountKey, number])[] = [
  ['osprey', 24],
  ['northfield', 16],
  ['skerry', 15],
  ['tideway', 11],
  ['fortySecond', 11],
  ['harrow', 10],
  ['lowfell', 8],
  ['transport', 5],
]

const tickets = shares.flatMap(([account, share]) => Array.from({ length: share }, () => account))

type Told = { case: LoadedRecord } & EventRecords

/**
 * Loads the cases with their comments and history.
 *
 * @returns the files that customers say they have attached, the newest first.
 */
export async function loadCases(load: DemoLoad, people: DemoPeople, fleet: DemoFleet): Promise<PromisedFile[]> {
  const random = createRandom(300)
  const choose = createStoryChooser(random)
  const told: Told[] = []
  const files: PromisedFile[] = []
  let number = FIRST_NUMBER
  for (const plan of planCases(CASES, load.nowMs, random)) {
    number += random.between(11, 107)
    const { account, scenario, service } = storyFor(plan, fleet, random, choose)
    const person = personOf(people, account, random)
    const agentId = agentOf(people, account, random)
    const story = tellCase(plan, scenario, agentId, load.nowMs, random)
    const particulars = particularsOf(plan, service, random)
    const fill = (text: string) => fillText(text, particulars)
    const earlier = random.next() < 0.04 ? earlierCase(told, person) : null
    const record = caseRecord({ plan, story, person, service, agentId, people, fleet, number, random })
    const answer = story.events.find((event) => event.kind === 'comment' && event.text === scenario.answer)
    if (answer && /attach|photo|\blogs?\b/i.test(scenario.answer)) {
      files.unshift({ caseId: String(record.Id), userId: person.userId, atMs: answer.atMs, particulars })
    }
    told.push({
      case: {
        ...record,
        Subject: capitalised(fill(scenario.subject)),
        Description: fill(scenario.description),
        Resolution__c: plan.status === 'Resolved' || plan.status === 'Closed' ? fill(scenario.resolution) : null,
        ParentId: earlier,
      },
      ...eventRecords(String(record.Id), story, person.userId, agentId, fill),
    })
  }
  await load.load(
    'Case',
    told.map((each) => each.case),
  )
  await load.load(
    'CaseComment',
    told.flatMap((each) => each.comments),
  )
  await load.load(
    'CaseHistory',
    told.flatMap((each) => each.history),
  )
  return files
}

function storyFor(plan: CasePlan, fleet: DemoFleet, random: Random, choose: ReturnType<typeof createStoryChooser>) {
  for (;;) {
    const account = random.pick(tickets)
    const story = choose(
      plan,
      fleet.services.filter((service) => service.account === account),
    )
    if (story) return { account, ...story }
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

function particularsOf(plan: CasePlan, service: DemoService, random: Random): Record<string, string> {
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
function earlierCase(told: readonly Told[], person: DemoPerson): string | null {
  const earlier = told.findLast((each) => each.case.ContactId === person.contactId && each.case.Status === 'Closed')
  return earlier ? String(earlier.case.Id) : null
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
