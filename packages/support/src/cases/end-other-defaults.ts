import type { Change } from 'platform'

// Above the queues and calendars of any provider.
const MOST = 1_000

/** Keeps one default among the records of an object: a record that becomes it ends the one before. */
export async function endOtherDefaults(change: Change): Promise<void> {
  if (!change.isChanged('IsDefault__c') || change.value('IsDefault__c') !== true) return
  for (const { Id } of await change.system.find(change.objectApiName, { IsDefault__c: true }, ['Id'], MOST)) {
    if (Id !== change.id) await change.system.update(change.objectApiName, String(Id), { IsDefault__c: false })
  }
}
