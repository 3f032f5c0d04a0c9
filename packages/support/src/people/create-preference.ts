import type { Change } from 'platform'

/** Every user has a notification preference from the beginning, with the defaults of its fields. */
export async function createPreference(change: Change): Promise<void> {
  await change.system.create('NotificationPreference__c', { UserId__c: change.id })
}
