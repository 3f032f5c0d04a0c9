import { expect, it } from 'vitest'
import { accountRecordTypes } from './account.object.ts'

it('has the record types of the specification under their names', () => {
  expect(Object.keys(accountRecordTypes)).toEqual(['BusinessAviation', 'GeneralAviation', 'Military', 'Commercial'])
})
