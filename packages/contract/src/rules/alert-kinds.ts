/** What an alert is about. */
export type AlertKind =
  | 'New data cycle'
  | 'Navigation data alert'
  | 'Change notice'
  | 'Chart alert'
  | 'Service notice'
  | 'New version'

/** The settings of a product's follower: one for each group of alert kinds. */
export const alertSwitches = ['NewDataCycle__c', 'ServiceNotice__c', 'NewVersion__c'] as const

export type AlertSwitch = (typeof alertSwitches)[number]

/** The setting that each kind needs; null for wrong data, which is sent to every follower of the product with any setting on. */
const switchOf: Readonly<Record<AlertKind, AlertSwitch | null>> = {
  'New data cycle': 'NewDataCycle__c',
  'Change notice': 'NewDataCycle__c',
  'Navigation data alert': null,
  'Chart alert': null,
  'Service notice': 'ServiceNotice__c',
  'New version': 'NewVersion__c',
}

export const alertKinds = Object.keys(switchOf) as readonly AlertKind[]

/** The severity of an alert on which the safety of a flight may depend: readers confirm it, and no setting of a product stops it. */
export const CRITICAL = 'Critical'

/** Whether a follower with these settings gets an alert. */
export function isAlertWanted(
  { kind, severity }: { kind: string; severity: string },
  isOn: (name: AlertSwitch) => boolean,
): boolean {
  if (severity === CRITICAL) return true
  const wanted = alertKinds.includes(kind as AlertKind) ? switchOf[kind as AlertKind] : null
  return wanted === null ? alertSwitches.some(isOn) : isOn(wanted)
}
