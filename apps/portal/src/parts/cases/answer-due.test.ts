import { expect, it } from 'vitest'
import { supportTimesAt } from '../../testing/support-times.ts'
import { answerDueOf } from './answer-due.ts'
import { answerPromise, closedUntil } from './answer-promise.ts'

const DUE = '2026-11-30T10:00:00.000Z'
/** A Saturday. */
const NOW = '2026-11-28T01:33:00.000Z'

const field = <Value>(value: Value) => ({ displayValue: null, value })
const supportCase = {
  FirstAnswerDue__c: field(DUE),
  FirstAnswered__c: field(null),
  Status: field('In-Progress' as const),
  AwaitingCustomer__c: field(false),
}

it('gives the time of the first answer only while support owes it', () => {
  const { FirstAnswerDue__c: _, ...withoutTarget } = supportCase
  const cases = [
    supportCase,
    { ...supportCase, FirstAnswered__c: field(NOW) },
    { ...supportCase, AwaitingCustomer__c: field(true) },
    { ...supportCase, Status: field('Resolved' as const) },
    withoutTarget,
  ]
  expect(cases.map(answerDueOf)).toEqual([DUE, '', '', '', ''])
})

const { open } = supportTimesAt(Date.parse(NOW)).calendars['']

it('says in both zones when support answers, until when it is closed, and that it is late', () => {
  expect(answerPromise(DUE, Date.parse(NOW), open, 'America/Denver')).toBe(
    'We aim to answer by Mon Nov 30, 10:00 UTC (03:00 your time). We are closed until Mon Nov 30, 08:00 UTC (01:00 your time).',
  )
  expect(answerPromise(DUE, Date.parse('2026-11-30T09:00:00Z'), open)).toBe(
    'We aim to answer by Mon Nov 30, 10:00 UTC.',
  )
  expect(answerPromise(DUE, Date.parse('2026-11-30T10:00:01Z'), open)).toBe(
    'An answer was due by Mon Nov 30, 10:00 UTC. We will reply as soon as we can.',
  )
  expect(answerPromise('2026-11-29T10:00:00.000Z', Date.parse(NOW), open)).toBe(
    'We aim to answer by Sun Nov 29, 10:00 UTC.',
  )
  expect(closedUntil(Date.parse('2026-11-30T08:00:00.000Z'), open)).toBe('')
})
