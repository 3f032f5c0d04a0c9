import { expect, it } from 'vitest'
import { alertKinds, alertSwitches, hearsOf } from './alert-kinds.ts'

it('tells of wrong data everybody who follows the product, and of the rest who asked for it', () => {
  const heard = (...on: readonly string[]) => alertKinds.filter((kind) => hearsOf(kind, (name) => on.includes(name)))
  const wrongData = ['Navigation data alert', 'Chart alert']
  expect(heard()).toEqual([])
  expect(heard('NewDataCycle__c').toSorted()).toEqual(['New data cycle', 'Change notice', ...wrongData].toSorted())
  expect(heard('ServiceNotice__c').toSorted()).toEqual(['Service notice', ...wrongData].toSorted())
  expect(heard('NewVersion__c').toSorted()).toEqual(['New version', ...wrongData].toSorted())
  expect(heard(...alertSwitches)).toEqual([...alertKinds])
})
