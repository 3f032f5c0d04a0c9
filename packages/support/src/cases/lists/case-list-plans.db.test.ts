import { caseStatuses } from 'contract'
import type { Gateway } from 'platform'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportWorld, type SupportWorld } from '../../testing/support-world.ts'
import { watchStatements } from '../../testing/watched-statements.ts'
import { accountIdOf, contactIdOf, userIdOf, type WorldAccount, type WorldPerson } from '../../testing/world-people.ts'

// Of one account; as many again are of the two others, so that an index of the account is worth its walk.
const CASES = 4_500

let world: SupportWorld
let statements: ReturnType<typeof watchStatements>

beforeAll(async () => {
  world = await createSupportWorld()
  statements = watchStatements(world)
  await world.platform.asSystem('many cases of one account').load('Case', manyCases())
  await world.database.query('analyze')
})
afterAll(() => world.close())

const lists: [string, WorldPerson, string, Page, string][] = [
  ['All Cases', 'mara', 'AllCases', {}, 'Case_AccountId_SystemModstamp_idx'],
  ['My Cases', 'mara', 'MyCases', {}, 'Case_ContactId_SystemModstamp_idx'],
  ['My Recent Cases', 'mara', 'MyRecentCases', {}, 'Case_ContactId_SystemModstamp_idx'],
  ['All Cases of an admin', 'theo', 'AllCases', {}, 'Case_AccountId_SystemModstamp_idx'],
  ['oldest first', 'mara', 'AllCases', { sortBy: ['SystemModstamp'] }, 'Case_AccountId_SystemModstamp_idx'],
  ['by creation', 'mara', 'AllCases', { sortBy: ['-CreatedDate'] }, 'Case_AccountId_CreatedDate_idx'],
  ['by number', 'mara', 'AllCases', { sortBy: ['CaseNumber'] }, 'Case_AccountId_CaseNumber_idx'],
  [
    'filtered by day and status',
    'mara',
    'AllCases',
    {
      sortBy: ['-CreatedDate'],
      where: {
        and: [
          { CreatedDate: { gte: { value: '2026-02-01T00:00:00.000Z' } } },
          { CreatedDate: { lt: { value: '2026-05-01T00:00:00.000Z' } } },
          { Status: { in: ['Open', 'Resolved'] } },
        ],
      },
    },
    'Case_AccountId_CreatedDate_idx',
  ],
  ['all cases of an agent', 'jonas', 'AllCases', {}, 'Case_SystemModstamp_idx'],
  ['all cases of an agent without clearance', 'wren', 'AllCases', {}, 'Case_ExportRestricted__c_SystemModstamp_idx'],
  ['all cases of an agent by status', 'jonas', 'AllCases', { sortBy: ['Status'] }, 'Case_Status_idx'],
  ['all cases of an agent by impact', 'jonas', 'AllCases', { sortBy: ['-Impact__c'] }, 'Case_Impact__c_idx'],
  [
    'cases of an agent without clearance by status',
    'wren',
    'AllCases',
    { sortBy: ['-Status'] },
    'Case_ExportRestricted__c_Status_idx',
  ],
]

it.each(lists)('walks one index and sorts nothing: %s', async (_, person, listViewApiName, page, index) => {
  const reference = { objectApiName: 'Case', listViewApiName }
  const first = await records(person, reference, page)
  expect(first.records).toHaveLength(50)
  expect(await lastPlan()).toEqual({ indexes: expect.arrayContaining([index]), sorts: 0, scans: 0 })
  const second = await records(person, reference, { ...page, pageToken: first.nextPageToken ?? '' })
  expect(second.records).toHaveLength(50)
  expect(await lastPlan()).toEqual({ indexes: expect.arrayContaining([index]), sorts: 0, scans: 0 })
})

// Cases without a time come last and are read by a second walk: what is sorted is the two pages that they give.
const queues: [string, WorldPerson, string, string][] = [
  ['cases without an owner, the first due on top', 'jonas', 'Unassigned', 'Case_IsUnassigned__c_NextDue__c_idx'],
  [
    'cases without an owner, for an agent without clearance',
    'wren',
    'Unassigned',
    'Case_ExportRestricted__c_IsUnassigned__c_NextDue__c_idx',
  ],
  ['the own cases of an agent by what is due', 'jonas', 'MyWork', 'Case_OwnerId_IsClosed_NextDue__c_idx'],
  ['open cases by what is due', 'jonas', 'OpenWork', 'Case_IsClosed_NextDue__c_idx'],
  [
    'open cases by what is due, without clearance',
    'wren',
    'OpenWork',
    'Case_ExportRestricted__c_IsClosed_NextDue__c_idx',
  ],
  [
    'what waits on customers, the longest first',
    'jonas',
    'WaitingOnCustomer',
    'Case_AwaitingCustomer__c_WaitingSince__c_idx',
  ],
  [
    'what waits on customers, without clearance',
    'wren',
    'WaitingOnCustomer',
    'Case_ExportRestricted__c_AwaitingCustomer__c_Waiti_f9ebc51d',
  ],
]

it.each(queues)('walks one index and sorts two pages at most: %s', async (_, person, listViewApiName, index) => {
  const reference = { objectApiName: 'Case', listViewApiName }
  const first = await records(person, reference, {})
  expect(first.records).toHaveLength(50)
  const plan = { indexes: expect.arrayContaining([index]), scans: 0, sorts: 1 }
  expect(await lastPlan()).toEqual(plan)
  expect(await rowsRead()).toBeLessThanOrEqual(4 * 51)
  const second = await records(person, reference, { pageToken: first.nextPageToken ?? '' })
  expect(second.records).toHaveLength(50)
  expect(await lastPlan()).toEqual(plan)
})

// The cases of each parent are read in the order of ids, at most a page: this world has few accounts and so few parents.
const byParents: [string, WorldPerson, string, string, Page][] = [
  ['by account', 'jonas', 'AllCases', 'Case_AccountId_idx', { sortBy: ['Account.Name'] }],
  ['by account, without clearance', 'wren', 'AllCases', 'Case_AccountId_idx', { sortBy: ['Account.Name'] }],
  ['by who asked, backwards', 'jonas', 'AllCases', 'Case_ContactId_idx', { sortBy: ['-Contact.Name'] }],
  ['by who asked, without clearance', 'wren', 'OpenQueue', 'Case_ContactId_idx', { sortBy: ['Contact.Name'] }],
]

it.each(byParents)(
  'reads at most a page of cases of each parent: %s',
  async (_, person, listViewApiName, index, page) => {
    const reference = { objectApiName: 'Case', listViewApiName }
    let { records: shown, nextPageToken } = await records(person, reference, page)
    for (let deep = 0; deep < 30; deep++) {
      expect(shown).toHaveLength(50)
      expect(await lastPlan()).toMatchObject({ indexes: expect.arrayContaining([index]), scans: 0 })
      // A page of each of seven contacts or three accounts at most, and the rows that are shown.
      expect(await rowsRead()).toBeLessThanOrEqual(10 * 52)
      const next = await records(person, reference, { ...page, pageToken: nextPageToken ?? '' })
      shown = next.records
      nextPageToken = next.nextPageToken
    }
  },
)

it('puts a case last whose contact an agent may not see, as it puts a case without one', async () => {
  const system = world.platform.asSystem('cases of one account that name people of others')
  const CreatedDate = '2026-01-05T08:00:00.000Z'
  const ofCase = (Subject: string, ContactId: string | null) => ({
    CreatedDate,
    Subject,
    Description: 'Which coverage holds the approach?',
    Status: 'Open',
    Impact__c: 'Minor Degradation',
    IssueType__c: 'Data',
    Origin: 'Web',
    AccountId: accountIdOf('northfield'),
    ContactId,
    Queue__c: 'Aeronautical Data',
  })
  await system.load('Case', [
    ofCase('Of a military wing', contactIdOf('sam')),
    ofCase('Without a contact', null),
    ofCase('Of Ines', contactIdOf('ines')),
  ])
  const listed = async (person: WorldPerson, sortBy: string) => {
    const { records: rows } = await records(
      person,
      { objectApiName: 'Case', listViewApiName: 'AllCases' },
      { sortBy: [sortBy], fields: ['Case.Subject'], where: { Queue__c: { eq: 'Aeronautical Data' } } },
    )
    return rows.map(({ id, fields }) => ({ id, subject: fields.Subject?.value }))
  }
  const subjects = async (...list: Parameters<typeof listed>) => (await listed(...list)).map(({ subject }) => subject)
  const names = ['Of Ines', 'Of a military wing']
  expect(await subjects('jonas', 'Contact.Name')).toEqual([...names, 'Without a contact'])
  expect(await subjects('jonas', '-Contact.Name')).toEqual([...names.toReversed(), 'Without a contact'])
  const [first, ...others] = await listed('wren', 'Contact.Name')
  expect(first?.subject).toBe('Of Ines')
  expect(others.map(({ subject }) => subject).toSorted()).toEqual(['Of a military wing', 'Without a contact'])
  // By ids: callers cannot infer which case has a contact.
  expect(others).toEqual(others.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
  expect(await listed('wren', '-Contact.Name')).toEqual([first, ...others.toReversed()])
})

// The words are in all of many cases, in a few of them, and in some that name no contact.
it.each(['coverage', 'question 77', 'approach page'])(
  'pages by a parent where %j is found, both ways',
  async (searchTerm) => {
    const named = { Subject: 'Page', Description: 'approach', Status: 'Open', Impact__c: 'Minor Degradation' }
    await world.platform.asSystem('cases that name no contact').load(
      'Case',
      ['2026-01-06T08:00:00.000Z', '2026-01-07T08:00:00.000Z', '2026-01-08T08:00:00.000Z'].map((CreatedDate) => ({
        ...named,
        CreatedDate,
        IssueType__c: 'Data',
        Origin: 'Web',
        AccountId: accountIdOf('northfield'),
      })),
    )
    const reference = { objectApiName: 'Case', listViewApiName: 'AllCases' }
    for (const sortBy of [['Contact.Name'], ['-Contact.Name']]) {
      const whole = await records('wren', reference, { sortBy, searchTerm, pageSize: 60 })
      const wanted = whole.records.map(({ id }) => id)
      expect(wanted.length).toBeGreaterThan(2)
      const pageSize = wanted.length < 60 ? 2 : 20
      let page = await records('wren', reference, { sortBy, searchTerm, pageSize })
      const forwards = page.records.map(({ id }) => id)
      while (page.nextPageToken !== null && forwards.length < wanted.length) {
        page = await records('wren', reference, { sortBy, searchTerm, pageToken: page.nextPageToken })
        forwards.push(...page.records.map(({ id }) => id))
      }
      expect(forwards).toEqual(wanted)
      const backwards = page.records.map(({ id }) => id)
      while (page.previousPageToken !== null) {
        page = await records('wren', reference, { sortBy, searchTerm, pageSize, pageToken: page.previousPageToken })
        backwards.unshift(...page.records.map(({ id }) => id))
      }
      expect(backwards).toEqual(wanted)
    }
  },
)

it('reads the hundredth page by its key, with every case once and as much work as the first', async () => {
  const reference = { objectApiName: 'Case', listViewApiName: 'AllCases' }
  const seen = new Set<string>()
  let pageToken = '0'
  let firstRows = 0
  for (let page = 1; page <= 100; page++) {
    const answer = await records('mara', reference, { pageToken, pageSize: 20 })
    for (const { id } of answer.records) seen.add(id)
    if (page === 1) firstRows = await rowsRead()
    pageToken = answer.nextPageToken ?? ''
  }
  expect(seen.size).toBe(2_000)
  // A later page also reads the row before it, from which it knows that there is an earlier page.
  expect(await rowsRead()).toBeLessThanOrEqual(firstRows + 1)
})

type Page = Parameters<Gateway['lists']['records']>[1]
type Reference = { objectApiName: string; listViewApiName: string }

/** The list as this person sees it. */
const records = (person: WorldPerson, reference: Reference, page: Page): ReturnType<Gateway['lists']['records']> =>
  statements.as(person).lists.records(reference, page)

const explain = (analyze: boolean) => statements.planOf(statements.sent.at(-1), analyze)

async function lastPlan() {
  const nodes = await explain(false)
  return {
    indexes: nodes.map((node) => node['Index Name']).filter((name) => name !== undefined),
    sorts: nodes.filter((node) => node['Node Type'].includes('Sort')).length,
    scans: nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'Case').length,
  }
}

async function rowsRead(): Promise<number> {
  const nodes = await explain(true)
  return nodes
    .filter((node) => node['Relation Name'] === 'Case')
    .reduce((sum, node) => sum + (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 1), 0)
}

function manyCases() {
  const start = Date.parse('2025-05-01T08:00:00.000Z')
  return Array.from({ length: 2 * CASES }, (_, index) => {
    const [account, contact] = ownersOf(index)
    const created = new Date(start + index * 70 * 60_000).toISOString()
    return {
      CreatedDate: created,
      Subject: `Coverage question ${index}`,
      Description: 'Which coverage holds the approach?',
      Status: caseStatuses[index % caseStatuses.length] ?? 'Open',
      IsClosed: index % caseStatuses.length >= 4,
      ...ofQueue(index, created),
      Impact__c: 'Minor Degradation',
      IssueType__c: 'Data',
      Origin: 'Web',
      AccountId: accountIdOf(account),
      ContactId: contactIdOf(contact),
    }
  })
}

/** A third has no owner yet, and of the others one in three waits for the customer. */
function ofQueue(index: number, created: string): Record<string, string | boolean> {
  if (index % caseStatuses.length >= 4) return {}
  const kind = Math.floor(index / caseStatuses.length) % 5
  if (kind === 0) return { IsUnassigned__c: true, NextDue__c: created }
  const owner = { OwnerId: userIdOf(kind === 1 || kind === 2 ? 'jonas' : 'wren') }
  return kind === 1 || kind === 3
    ? { ...owner, AwaitingCustomer__c: true, WaitingSince__c: created }
    : { ...owner, NextDue__c: created }
}

function ownersOf(index: number): [WorldAccount, WorldPerson] {
  if (index % 2 === 0) return ['osprey', index % 4 === 0 ? 'mara' : 'theo']
  return index % 4 === 1 ? ['northfield', 'ines'] : ['wing', 'sam']
}
