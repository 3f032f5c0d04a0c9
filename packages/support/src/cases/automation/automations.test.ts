import { describe, expect, it } from 'vitest'
import { type Automation, activeAutomations, type Condition, inWords, isStarted, meets } from './automations.ts'

const condition = (field: string, operator: string, value = ''): Condition => ({ field, operator, value }) as Condition

describe('a condition', () => {
  const state = {
    Impact__c: 'Total Failure',
    Subject: 'Checksum ERR-88 at power on',
    IsEscalated: true,
    Queue__c: null,
  }
  it.each([
    ['Impact__c', 'is', 'total failure ', true],
    ['Impact__c', 'is', 'Minor Degradation', false],
    ['Impact__c', 'isNot', 'Minor Degradation', true],
    ['Subject', 'contains', 'err-88', true],
    ['Subject', 'lacks', 'err-88', false],
    ['Queue__c', 'isEmpty', '', true],
    ['Queue__c', 'isFilled', '', false],
    ['IsEscalated', 'is', 'yes', true],
    ['IsEscalated', 'is', 'no', false],
    ['Account.SupportTier__c', 'is', '', true],
  ])('%s %s %s', (field, operator, value, holds) => {
    expect(meets({ conditions: [condition(field, operator, value)] }, state)).toBe(holds)
  })

  it('must hold with all others', () => {
    const holds = condition('IsEscalated', 'is', 'yes')
    expect(meets({ conditions: [] }, state)).toBe(true)
    expect(meets({ conditions: [holds, condition('Queue__c', 'isFilled')] }, state)).toBe(false)
  })
})

describe('an event', () => {
  const automation = (trigger: Automation['trigger']): Automation => ({
    id: '1',
    name: 'One',
    trigger,
    waited: null,
    conditions: [condition('Status', 'is', 'Resolved')],
    steps: [],
    actsAs: '2',
  })
  const [open, resolved] = [{ Status: 'Open' }, { Status: 'Resolved' }]
  it('starts what a new case or a change makes true, and nothing that was true before', () => {
    const started = (trigger: Automation['trigger']) =>
      [
        isStarted(automation(trigger), null, resolved),
        isStarted(automation(trigger), open, resolved),
        isStarted(automation(trigger), resolved, resolved),
        isStarted(automation(trigger), open, open),
      ].map(Number)
    expect(started('Opened')).toEqual([1, 0, 0, 0])
    expect(started('Changed')).toEqual([0, 1, 0, 0])
    expect(started('Waited')).toEqual([0, 0, 0, 0])
  })
})

it('keeps active automations in their order', () => {
  const record = (Name: string, Order__c: number, IsActive__c: boolean) => ({
    Id: Name,
    Name,
    Order__c,
    IsActive__c,
    Trigger__c: 'Waited',
    WaitedHours__c: 48,
    WaitedSince__c: 'WaitingSince__c',
    ActsAsId__c: 'agent',
    Step2__c: 'Note',
    StepValue2__c: 'Still waiting.',
    Field3__c: 'Status',
    Operator3__c: 'isFilled',
  })
  const records = [record('late', 20, true), record('off', 1, false), record('first', 5, true)]
  const built = activeAutomations.build({ Automation__c: records })
  expect(built.map(({ name }) => name)).toEqual(['first', 'late'])
  expect(built[0]).toEqual({
    id: 'first',
    name: 'first',
    trigger: 'Waited',
    waited: { hours: 48, since: 'WaitingSince__c' },
    conditions: [{ field: 'Status', operator: 'isFilled', value: '' }],
    steps: [{ kind: 'Note', value: 'Still waiting.' }],
    actsAs: 'agent',
  })
})

it('says in words what an automation does', () => {
  const conditions = [condition('Subject', 'contains', 'terrain'), condition('Queue__c', 'isEmpty')]
  const steps = [
    { kind: 'Queue', value: 'Aeronautical Data' } as const,
    { kind: 'Note', value: 'a'.repeat(80) } as const,
  ]
  expect(inWords({ trigger: 'Opened', waited: null, conditions, steps })).toBe(
    `A case is opened; Subject contains “terrain”; Queue is empty → Assign to a queue: Aeronautical Data, Add an internal note: ${'a'.repeat(60)}`,
  )
  const waited = { hours: 48, since: 'WaitingSince__c' } as const
  expect(inWords({ trigger: 'Waited', waited, conditions: [], steps: steps.slice(0, 1) })).toBe(
    '48 hours since: Support began to wait for the customer → Assign to a queue: Aeronautical Data',
  )
})
