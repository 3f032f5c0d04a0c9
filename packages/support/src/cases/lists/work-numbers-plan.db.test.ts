import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportWorld, type SupportWorld } from '../../testing/support-world.ts'
import { watchStatements } from '../../testing/watched-statements.ts'
import { accountIdOf, contactIdOf, userIdOf } from '../../testing/world-people.ts'

const CASES = 6_000
/** One case in so many is open. */
const OPEN_IN = 50
/** Cases of two weeks, whose first answers are counted; one is opened every hour. */
const ANSWERED = 14 * 24

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
  await world.platform.asSystem('many cases that are closed').load('Case', manyCases())
  await world.database.query('analyze')
})
afterAll(() => world.close())

it.each(['jonas', 'wren'] as const)('counts open work by indexes, not by all cases: %s', async (person) => {
  const statements = watchStatements(world)
  const call = { className: 'CaseController', methodName: 'getWorkNumbers', values: {}, isRead: true, areTexts: true }
  await statements.as(person).methods.call(call)
  const counts = statements.sent.filter(({ text }) => text.startsWith('select count(*)'))
  const plans = await Promise.all(counts.map((count) => statements.planOf(count, true)))
  expect(plans).toHaveLength(3)
  for (const nodes of plans) {
    const ofCases = nodes.filter((node) => node['Relation Name'] === 'Case' || node['Index Name']?.startsWith('Case_'))
    expect(ofCases.filter((node) => node['Index Name'] !== undefined)).not.toEqual([])
    expect(ofCases.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
    for (const node of ofCases) expect(node['Actual Rows']).toBeLessThanOrEqual(ANSWERED)
  }
})

const manyCases = () =>
  Array.from({ length: CASES }, (_, index) => {
    const created = new Date(Date.now() - (index + 1) * 3_600_000).toISOString()
    const isOpen = index % OPEN_IN === 0
    const isMilitary = index % 7 === 0
    return {
      CreatedDate: created,
      Subject: `Coverage question ${index}`,
      Description: 'Which coverage holds the approach?',
      Status: isOpen ? 'In-Progress' : 'Closed',
      IsClosed: !isOpen,
      OwnerId: userIdOf(index % 3 === 0 ? 'jonas' : 'wren'),
      FirstAnswered__c: created,
      FirstAnswerMinutes__c: index % 600,
      Impact__c: 'Minor Degradation',
      IssueType__c: 'Data',
      Origin: 'Web',
      AccountId: accountIdOf(isMilitary ? 'wing' : 'osprey'),
      ContactId: contactIdOf(isMilitary ? 'sam' : 'mara'),
    }
  })
