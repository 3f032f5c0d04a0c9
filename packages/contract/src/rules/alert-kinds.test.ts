import { expect, it } from 'vitest'
import { alertKinds, alertSwitches, CRITICAL, isAlertWanted } from './alert-kinds.ts'

it('sends wrong-data alerts to every follower, and other kinds to the followers who chose them', () => {
  const wanted = (...on: readonly string[]) =>
    alertKinds.filter((kind) => isAlertWanted({ kind, severity: 'Caution' }, (name) => on.includes(name)))
  const wrongData = ['Navigation data alert', 'Chart alert']
  expect(wanted()).toEqual([])
  expect(wanted('NewDataCycle__c').toSorted()).toEqual(['New data cycle', 'Change notice', ...wrongData].toSorted())
  expect(wanted('ServiceNotice__c').toSorted()).toEqual(['Service notice', ...wrongData].toSorted())
  expect(wanted('NewVersion__c').toSorted()).toEqual(['New version', ...wrongData].toSorted())
  expect(wanted(...alertSwitches)).toEqual([...alertKinds])
})

it('sends critical alerts of every kind to followers who switched all kinds off', () => {
  const off = () => false
  expect(alertKinds.filter((kind) => isAlertWanted({ kind, severity: CRITICAL }, off))).toEqual([...alertKinds])
})
