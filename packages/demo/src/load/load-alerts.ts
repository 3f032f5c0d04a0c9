import { cycleTextValues } from '../cases/cycle-text-values.ts'
import { fillText } from '../cases/fill-text.ts'
import { demoAlerts } from '../data/alerts.ts'
import type { DemoFleet } from '../demo-fleet.ts'
import type { DemoPeople } from '../demo-people.ts'
import { must } from '../must.ts'
import { type DemoLoad, daysAgo } from './demo-load.ts'

/** Loads alerts, and for each login a subscription to each product of the account. */
export async function loadAlerts(load: DemoLoad, people: DemoPeople, fleet: DemoFleet): Promise<void> {
  const textValues = cycleTextValues(load.nowMs)
  await load.load(
    'ProductAlert__c',
    demoAlerts.map((alert) => ({
      Title__c: fillText(alert.title, textValues),
      ProductId__c: must(fleet.productIds, alert.item),
      Kind__c: alert.kind,
      Severity__c: alert.severity,
      Body__c: fillText(alert.body, textValues),
      EffectiveDate__c: daysAgo(load, alert.daysAgo),
      NeedsConfirmation__c: alert.severity === 'Critical',
      AiracCycle__c: alert.kind === 'New data cycle' ? (textValues.next ?? null) : null,
      CreatedDate: daysAgo(load, alert.daysAgo),
    })),
  )
  const wanted = [...people.persons.values()].flatMap(({ userId, account }) => {
    const items = new Set(fleet.services.filter((service) => service.account === account).map(({ item }) => item))
    return userId === null ? [] : [...items].map((item) => ({ userId, item }))
  })
  await load.load(
    'AlertSubscription__c',
    wanted.map(({ userId, item }, index) => ({
      UserId__c: userId,
      ProductId__c: must(fleet.productIds, item),
      Channel__c: index % 5 === 4 ? 'Portal' : 'E-mail',
      NewDataCycle__c: index % 2 === 0,
      ServiceNotice__c: index % 3 !== 1,
      NewVersion__c: index % 4 === 0,
      CreatedDate: daysAgo(load, 300 - (index % 200)),
    })),
  )
}
