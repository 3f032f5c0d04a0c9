/** What an alert is about. */
export type AlertKind =
  | 'New data cycle'
  | 'Navigation data alert'
  | 'Change notice'
  | 'Chart alert'
  | 'Service notice'
  | 'New version'

/** The switches by which somebody follows a product. */
export const alertSwitches = ['NewDataCycle__c', 'ServiceNotice__c', 'NewVersion__c'] as const

export type AlertSwitch = (typeof alertSwitches)[number]

/** The switch of each kind; null for wrong data, of which everybody hears who follows the product in any way. */
const switchOf: Readonly<Record<AlertKind, AlertSwitch | null>> = {
  'New data cycle': 'NewDataCycle__c',
  'Change notice': 'NewDataCycle__c',
  'Navigation data alert': null,
  'Chart alert': null,
  'Service notice': 'ServiceNotice__c',
  'New version': 'NewVersion__c',
}

export const alertKinds = Object.keys(switchOf) as readonly AlertKind[]

/** Whether somebody with these switches hears of alerts of a kind. */
export function hearsOf(kind: string, isOn: (name: AlertSwitch) => boolean): boolean {
  const wanted = alertKinds.includes(kind as AlertKind) ? switchOf[kind as AlertKind] : null
  return wanted === null ? alertSwitches.some(isOn) : isOn(wanted)
}
