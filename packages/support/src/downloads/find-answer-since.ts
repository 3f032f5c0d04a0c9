import type { Scalar, SystemRecords } from 'platform'

const NEWEST = 10
const fields = ['UsedAfter__c', 'Result__c', 'AnsweredDate__c']

/**
 * The fields of an item with the last answer of the data manager for a service, which is locked; null where that was recorded before a time
 * (ISO 8601).
 */
export async function findAnswerSince(
  records: SystemRecords,
  serviceId: string,
  time: string,
): Promise<Record<string, Scalar> | null> {
  const items = await records.find('DownloadResetItem__c', { SubscriptionId__c: serviceId }, fields, NEWEST)
  return items.find(({ AnsweredDate__c }) => Date.parse(String(AnsweredDate__c)) >= Date.parse(time)) ?? null
}
