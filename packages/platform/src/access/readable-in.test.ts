import { expect, it } from 'vitest'
import { defineApp } from '../metadata/define-app.ts'
import type { Principal } from '../metadata/principal.ts'
import type { Scalar } from '../metadata/scalar.ts'
import { toyApp } from '../testing/toy-app.ts'
import { grantsOf, readableIn } from './grants.ts'

const app = defineApp(toyApp)
const reader: Principal = {
  userId: '005000000000001AAA',
  profile: 'Reader',
  attributes: { readerId: 'own', branchId: 'north' },
  timeZone: 'UTC',
  locale: 'en-US',
  epoch: 1,
  internal: false,
}

function readableLoan(row: Readonly<Record<string, Scalar>>) {
  const grants = grantsOf(app, reader)('Loan__c')
  return grants && readableIn(grants, (column) => row[column] ?? null)
}

it('reads of a row what the grants that it falls under read, and nothing of a row under none', () => {
  const own = readableLoan({ ReaderId__c: 'own', BranchId__c: 'south' })
  const ofTheBranch = readableLoan({ ReaderId__c: 'other', BranchId__c: 'north' })
  expect(own).toContain('Remark__c')
  expect(ofTheBranch).toContain('Status__c')
  expect(ofTheBranch).not.toContain('Remark__c')
  expect(readableLoan({ ReaderId__c: 'own', BranchId__c: 'north' })).toEqual(own)
  expect(readableLoan({ ReaderId__c: 'other', BranchId__c: 'south' })).toEqual(new Set())
})

it('reads no value that the caller may not know of', () => {
  const readable = (Genre__c: string, profile = 'Reader') => {
    const grants = grantsOf(app, { ...reader, profile, internal: profile === 'Librarian' })('Book__c')
    return grants && readableIn(grants, (column) => ({ Genre__c, BranchId__c: 'north' })[column] ?? null)
  }
  expect(readable('Novel')).toContain('Genre__c')
  expect(readable('Weeded')).not.toContain('Genre__c')
  expect(readable('Weeded')).toContain('Title__c')
  expect(readable('Weeded', 'Librarian')).toContain('Genre__c')
})

it('leaves grants through another object to SQL', () => {
  const vias = [...app.profiles.keys()].flatMap((profile) =>
    app.objects.flatMap(({ apiName }) => {
      const grants = grantsOf(app, { ...reader, profile })(apiName)
      return grants?.held.some(({ via }) => via !== null) ? [readableIn(grants, () => null)] : []
    }),
  )
  expect(vias.length).toBeGreaterThan(0)
  expect(new Set(vias)).toEqual(new Set(['unknown']))
})
