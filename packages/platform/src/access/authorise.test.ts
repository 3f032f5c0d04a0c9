import { expect, it } from 'vitest'
import { defineApp } from '../metadata/define-app.ts'
import { emptySelection, type Selection } from '../shape/selection.ts'
import type { Shape } from '../shape/shape.ts'
import type { Where } from '../shape/where.ts'
import { toyApp } from '../testing/toy-app.ts'
import { authorise } from './authorise.ts'
import { grantsOf } from './grants.ts'

// The gate alone: it must not rely on callers to have checked the names.

const app = defineApp(toyApp)

const principal = (profile: string) => ({
  userId: '005000000000001AAA',
  profile,
  attributes: { readerId: 'b01000000000001AAA', branchId: 'b00000000000001AAA' },
  timeZone: 'UTC',
  locale: 'en-US',
  epoch: 1,
  internal: false,
})

const selecting = (fields: readonly string[], spans: readonly (readonly [string, Selection])[] = []): Selection => ({
  fields: new Set(fields),
  spans: new Map(spans),
})

const filter = (...path: string[]): Where => ({ kind: 'compare', path, operator: 'eq', value: 'x' })

type ListParts = { selection?: Selection; where?: Where; order?: readonly string[]; words?: string }

function authorised(
  object: string,
  { selection = emptySelection(), where, order, words }: ListParts,
  profile = 'Reader',
) {
  const shape: Shape = {
    kind: 'list',
    object: app.required(object),
    selection,
    where: where ?? null,
    words: words ?? null,
    order: order ? [{ path: order, descending: false }] : [],
    boundary: null,
    limit: 10,
  }
  return authorise(app, shape, grantsOf(app, principal(profile)))
}

const codeOf = (object: string, wanted: ListParts): string | null => {
  try {
    authorised(object, wanted)
    return null
  } catch (error) {
    return (error as { code: string }).code
  }
}

it('knows no object without a grant', () => {
  expect(codeOf('Vault__c', {})).toBe('INVALID_TYPE')
  expect(codeOf('Book__c', {})).toBeNull()
})

it.each<[string, string, ListParts]>([
  ['a field', 'Book__c', { selection: selecting(['Supplier__c']) }],
  ['a field of a parent', 'Book__c', { selection: selecting([], [['Branch__r', selecting(['Budget__c'])]]) }],
  ['a parent by a hidden lookup', 'LoanHistory__c', { selection: selecting([], [['Reader__r', selecting(['Name'])]]) }],
  ['a filter', 'Book__c', { where: filter('Supplier__c') }],
  ['a filter under others', 'Book__c', { where: { kind: 'not', of: { kind: 'or', of: [filter('Supplier__c')] } } }],
  ['a filter on a parent', 'Book__c', { where: filter('Branch__r', 'Budget__c') }],
  ['a filter on a parent by a hidden lookup', 'LoanHistory__c', { where: filter('Reader__r', 'Name') }],
  ['an order', 'Book__c', { order: ['Supplier__c'] }],
  ['an order by a parent', 'Book__c', { order: ['Branch__r', 'Budget__c'] }],
])('knows no hidden field in %s', (_, object, wanted) => {
  expect(codeOf(object, wanted)).toBe('INVALID_FIELD')
})

it('uses only the grants that read every field of filter and order', () => {
  const places = (wanted: ListParts) => authorised('Loan__c', wanted).branches.map(({ index }) => index)
  expect(places({})).toEqual([0, 1])
  expect(places({ where: filter('Status__c') })).toEqual([0, 1])
  expect(places({ where: filter('Remark__c') })).toEqual([0])
  expect(places({ where: { kind: 'and', of: [filter('Status__c'), filter('Remark__c')] } })).toEqual([0])
  expect(places({ order: ['Remark__c'] })).toEqual([0])
  expect(places({ where: filter('Reader__r', 'Name') })).toEqual([0])
})

it('looks for words only where a grant reads every text in which they are sought', () => {
  const branchCount = (profile: string) => authorised('Book__c', { words: 'sea' }, profile).branches.length
  expect([branchCount('Reader'), branchCount('Librarian'), branchCount('Visitor')]).toEqual([1, 1, 0])
})
