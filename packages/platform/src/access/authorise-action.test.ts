import { expect, it } from 'vitest'
import { defineApp } from '../metadata/define-app.ts'
import type { Scalar } from '../metadata/scalar.ts'
import { loanActions } from '../testing/toy-actions.ts'
import { toyApp } from '../testing/toy-app.ts'
import { authoriseAction } from './authorise-action.ts'
import { grantsOf } from './grants.ts'

const [extend] = loanActions
const reader = {
  userId: '005000000000001AAA',
  profile: 'Reader',
  attributes: { readerId: 'b01000000000001AAA', branchId: 'b00000000000001AAA' },
  timeZone: 'UTC',
  locale: 'en-US',
  epoch: 1,
  internal: false,
}
const mine: [string, Scalar][] = [
  ['ReaderId__c', 'b01000000000001AAA'],
  ['BranchId__c', 'b00000000000001AAA'],
]
const elsewhere: [string, Scalar][] = [
  ['ReaderId__c', 'b01000000000003AAA'],
  ['BranchId__c', 'b00000000000002AAA'],
]

function authorised(
  row: [string, Scalar][],
  isReadable = true,
  fields: Record<string, unknown> = { DueDate__c: '2026-05-01' },
) {
  const grants = grantsOf(defineApp(toyApp), reader)('Loan__c')
  if (!grants || !extend) throw new Error('The toy application has no such action')
  return authoriseAction(grants, extend, new Map(row), isReadable, fields)
}

it('wants a grant that covers the row, even where the row can be read through another record', () => {
  expect(authorised(mine).object.apiName).toBe('Loan__c')
  expect(() => authorised(elsewhere)).toThrow(expect.objectContaining({ code: 'INSUFFICIENT_ACCESS' }))
})

it('answers a row that cannot be read like one that does not exist', () => {
  expect(() => authorised(mine, false)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }))
})

it('refuses a change that leads out of what its maker may see', () => {
  const { check } = authorised(mine)
  expect(() => check(new Map(mine))).not.toThrow()
  expect(() => check(new Map(elsewhere))).toThrow(expect.objectContaining({ code: 'INSUFFICIENT_ACCESS' }))
})

it.each([
  [{ StaffNote__c: 'x' }, 'INVALID_FIELD'],
  [{ Nothing__c: 'x' }, 'INVALID_FIELD'],
  [{ Status__c: 'Returned' }, 'FIELD_NOT_WRITEABLE'],
  [{ ReaderId__c: 'b01000000000003AAA' }, 'FIELD_NOT_WRITEABLE'],
])('takes no field that is not of the form: %o', (more, code) => {
  const fields = { DueDate__c: '2026-05-01', ...more }
  expect(() => authorised(mine, true, fields)).toThrow(expect.objectContaining({ code }))
})

it('wants the required fields of the form', () => {
  for (const fields of [{}, { DueDate__c: '' }, { DueDate__c: null }]) {
    expect(() => authorised(mine, true, fields)).toThrow(expect.objectContaining({ code: 'REQUIRED_FIELD_MISSING' }))
  }
})

it('lets a change of other fields keep the value of a required one, where it has one', () => {
  const fields = { Remark__c: 'Nearly done' }
  const due: [string, Scalar] = ['DueDate__c', '2026-05-01']
  expect(authorised([...mine, due], true, fields).object.apiName).toBe('Loan__c')
  for (const [row, values] of [
    [mine, fields],
    [[...mine, due], {}],
    [[...mine, due], { ...fields, DueDate__c: '' }],
  ] as const) {
    expect(() => authorised([...row], true, values)).toThrow(
      expect.objectContaining({ code: 'REQUIRED_FIELD_MISSING' }),
    )
  }
})
